//! Refusals of the book of tickets.

use poker_protocol::Money;

/// Why a request about a ticket was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TicketError {
    /// No ticket with this number was issued.
    #[error("there is no such ticket")]
    Unknown,
    /// The ticket was used, exchanged or replaced.
    #[error("the ticket is used up")]
    UsedUp,
    /// Another player holds the ticket.
    #[error("the ticket belongs to another player")]
    NotYours,
    /// The ticket is paid into a tournament.
    #[error("the ticket is paid into a tournament")]
    Entered,
    /// The ticket is not paid into a tournament.
    #[error("the ticket is not paid into a tournament")]
    NotEntered,
    /// The ticket is for events of another kind.
    #[error("the ticket is for another kind of event")]
    WrongKind,
    #[error("the ticket is worth {value:?}, the entry costs {price:?}")]
    TooSmall { value: Money, price: Money },
    #[error("the ticket cannot be exchanged for money")]
    NotExchangeable,
    /// The value of all tickets would exceed the largest amount.
    #[error("the tickets would overflow")]
    Overflow,
    /// A movement names another place than where the ticket is, other terms than the ticket's, or a place to which it cannot go.
    #[error("the movement does not fit the book of tickets")]
    BadMovement,
}

/// The error for a saved book of tickets in which tickets have appeared or vanished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the book of tickets does not add up")]
pub struct UnsoundTickets;
