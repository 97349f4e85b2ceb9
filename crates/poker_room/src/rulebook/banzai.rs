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
    /// The number of tables of one stake at which a player may sit.
    pub tables_per_stake: Figure<u8>,
    /// A player who leaves with more than this number of big blinds comes back with the same stack (R-BAN-2).
    pub resume_over_big_blinds: Figure<u32>,
    /// The time within which this holds, seconds.
    pub window_s: Figure<u32>,
    /// How often a day a player may instead begin with the ordinary buy-in.
    pub resets_a_day: Figure<u8>,
}
