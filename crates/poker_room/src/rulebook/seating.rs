//! How players find their seats, R-CASH-1 and 2.

use serde::Deserialize;

use super::Figure;

/// How players find their seats.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatingRules {
    /// How much likelier a table is for one who sat there before.
    pub weight_played_before: Figure<u32>,
    /// Weight of each free seat of a table.
    pub weight_free_seat: Figure<u32>,
    /// So many in the queue open a table.
    pub players_to_open: Figure<u8>,
    /// A seat is kept this long for one it was offered to, seconds.
    pub offer_s: Figure<u32>,
    /// Cash tables that one player may sit at.
    pub most_tables: Figure<u32>,
    /// The place in the queue of one whose connection is gone is kept this long, seconds.
    pub keep_place_s: Figure<u32>,
    /// Who did not take a seat and asks again within this time is offered the same table, seconds.
    pub same_table_s: Figure<u32>,
}
