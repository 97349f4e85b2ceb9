//! A ticket.

use poker_protocol::Money;
pub use poker_protocol::TicketId;
use serde::{Deserialize, Serialize};

/// The kind of event that a ticket is valid for, by its id in the calendar of tournaments (R-TKT-1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TicketKind(pub String);

/// What a ticket is worth and what it can be used for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TicketTerms {
    pub kind: TicketKind,
    /// The price that the ticket pays: buy-in and fee.
    pub value: Money,
    /// Whether the player may exchange the ticket for money (R-TKT-4).
    pub exchangeable: bool,
}

/// A ticket. It never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ticket {
    pub id: TicketId,
    pub terms: TicketTerms,
}
