//! Tickets (R-TKT).

use serde::{Deserialize, Serialize};

use crate::Money;

/// The number of a ticket, unique in its room. Later tickets have higher numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct TicketId(pub u64);

/// A ticket of the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TicketView {
    pub ticket: TicketId,
    /// The kind of tournament that it pays, as in [`super::TournamentFacts::ticket`].
    pub kind: String,
    /// The price that it pays: buy-in and fee.
    pub value: Money,
    /// Whether the player may exchange it for money (R-TKT-4).
    pub exchangeable: bool,
}
