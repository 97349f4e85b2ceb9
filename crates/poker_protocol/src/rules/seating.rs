//! How players find their seats.

use serde::{Deserialize, Serialize};

use super::Disclosed;

/// How players find their seats, R-CASH-1 and 2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatingInForce {
    /// So many in the queue open a table.
    pub players_to_open: Disclosed<u8>,
    /// A seat is kept this long for one it was offered to, seconds.
    pub offer_s: Disclosed<u32>,
    /// Who did not take a seat and asks again within this time is offered the same table, seconds.
    pub same_table_s: Disclosed<u32>,
    /// The place in the queue of one whose connection is gone is kept this long, seconds.
    pub keep_place_s: Disclosed<u32>,
    /// Cash tables that one player may sit at.
    pub most_tables: Disclosed<u32>,
}
