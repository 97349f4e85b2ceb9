//! The rules of queues and seat offers.

use serde::{Deserialize, Serialize};

use super::Disclosed;

/// The rules of queues and seat offers (R-CASH-1, R-CASH-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatingInForce {
    /// The number of players in a queue for whom a table opens.
    pub players_to_open: Disclosed<u8>,
    /// The time for which an offered seat is kept, in seconds.
    pub offer_s: Disclosed<u32>,
    /// A player who did not take a seat and asks again within this time, in seconds, is offered the same table.
    pub same_table_s: Disclosed<u32>,
    /// The time for which a disconnected player's place in a queue is kept, in seconds.
    pub keep_place_s: Disclosed<u32>,
    /// The most cash tables for one player.
    pub most_tables: Disclosed<u32>,
}
