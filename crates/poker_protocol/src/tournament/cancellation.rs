//! Cancelled tournaments (R-CAN), and what players get back.

use serde::{Deserialize, Serialize};

use super::ticket::TicketId;
use crate::Money;

/// Why a tournament is cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CancelReason {
    /// Too few had registered when it was to begin (R-REG-2).
    TooFewEntries,
    /// The house has cancelled it (R-TRN-13).
    House,
    /// It could not go on after a fault.
    Fault,
}

/// What a player gets back when an entry is taken back, or for a cancelled tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refund {
    /// The money: buy-ins and fees, and if the tournament had begun the player's part of the prize pool (R-CAN-2 to R-CAN-7).
    pub money: Money,
    /// The tickets that the player holds again.
    pub tickets: Vec<TicketId>,
}
