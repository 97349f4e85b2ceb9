//! Banzai, R-BAN.

use serde::Deserialize;

use super::Figure;

/// What is different at Banzai tables; the buy-in is in its row.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BanzaiRules {
    /// Seats at a table.
    pub seats: Figure<u8>,
    /// Chips are added up to this many big blinds.
    pub top_up_to_big_blinds: Figure<u32>,
    /// Tables of one stake that a player may sit at.
    pub tables_per_stake: Figure<u8>,
    /// Who leaves with more than this many big blinds comes back with the same stack, R-BAN-2.
    pub resume_over_big_blinds: Figure<u32>,
    /// Within this time, seconds.
    pub window_s: Figure<u32>,
    /// So often a day a player may begin with the ordinary buy-in instead.
    pub resets_a_day: Figure<u8>,
}
