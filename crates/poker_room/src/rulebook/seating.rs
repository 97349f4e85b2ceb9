//! How players get their seats (R-CASH-1, R-CASH-2).

use serde::Deserialize;

use super::Figure;

/// How players get their seats.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatingRules {
    /// The factor by which a table's weight is multiplied for a player who has sat there before.
    pub weight_played_before: Figure<u32>,
    /// The weight of each free seat of a table.
    pub weight_free_seat: Figure<u32>,
    /// The number of waiting players that opens a table.
    pub players_to_open: Figure<u8>,
    /// How long an offered seat is kept, seconds.
    pub offer_s: Figure<u32>,
    /// The most cash tables at which a player may sit.
    pub most_tables: Figure<u32>,
    /// How long a disconnected player's place in a queue is kept, seconds.
    pub keep_place_s: Figure<u32>,
    /// A player who did not take an offered seat and asks again within this time, seconds, is offered the same table.
    pub same_table_s: Figure<u32>,
}
