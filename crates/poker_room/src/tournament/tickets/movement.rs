//! Movements of tickets.

use serde::{Deserialize, Serialize};

use super::{Ticket, TicketPlace};

/// A ticket that goes from one place to another. All movements in order make the book again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TicketMovement {
    pub ticket: Ticket,
    pub from: TicketPlace,
    pub to: TicketPlace,
}
