//! What replaces a ticket without a further event.

use super::TicketKind;

/// What a player gets in exchange for a ticket that no further event accepts (R-TKT-5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TicketReplacement {
    Money,
    /// A ticket of the same value for events of another kind.
    Ticket(TicketKind),
}
