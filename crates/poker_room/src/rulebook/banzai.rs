//! The rules of Banzai tables (R-BAN).

use serde::Deserialize;

use super::Figure;

/// What is different at Banzai tables. The buy-in is in the row of the form.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BanzaiRules {
    /// Seats at a table.
    pub seats: Figure<u8>,
    /// The stack up to which chips may be added, big blinds.
    pub top_up_to_big_blinds: Figure<u32>,
    /// The most tables of one stake at which a player may sit.
    pub tables_per_stake: Figure<u8>,
    /// A player who leaves with more than this number of big blinds comes back with the same stack (R-BAN-2).
    pub resume_over_big_blinds: Figure<u32>,
    /// The player comes back with the same stack for this many seconds after leaving.
    pub window_s: Figure<u32>,
    /// The number of times per day that a player may begin with the ordinary buy-in instead.
    pub resets_a_day: Figure<u8>,
}
