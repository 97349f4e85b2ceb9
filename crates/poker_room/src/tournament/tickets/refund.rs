//! The refund of an entry that was paid with a ticket.

/// How an entry that was paid with a ticket is refunded (R-REG-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TicketRefund {
    /// The player gets the ticket back (R-REG-8).
    Ticket,
    /// The player gets the ticket's value as money, if the ticket is exchangeable; else the ticket.
    Money,
}
