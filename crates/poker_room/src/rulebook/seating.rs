//! How players get their seats (R-CASH-1, R-CASH-2).

use serde::Deserialize;

use super::Figure;

/// How players get their seats.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatingRules {
    /// How many times more likely a table is for a player who has sat there before.
    pub weight_played_before: Figure<u32>,
    /// The weight of each free seat of a table.
    pub weight_free_seat: Figure<u32>,
    /// The number of waiting players that opens a table.
    pub players_to_open: Figure<u8>,
    /// How long an offered seat is kept, seconds.
    pub offer_s: Figure<u32>,
    /// The number of cash tables at which a player may sit.
    pub most_tables: Figure<u32>,
    /// How long a disconnected player's place in a queue is kept, seconds.
    pub keep_place_s: Figure<u32>,
    /// How long a player who did not take a seat is offered the same table again, seconds.
    pub same_table_s: Figure<u32>,
}
