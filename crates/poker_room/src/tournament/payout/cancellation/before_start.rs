//! What is refunded for an entry if the tournament is cancelled before the start (R-CAN-1).

use poker_protocol::Money;

use crate::rulebook::{CancellationTerms, UnusableTicket};

/// How an entry was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaidWith {
    /// Buy-in, fee and bounty together.
    Money(Money),
    Ticket {
        /// The value of the ticket, without a surplus that the player was credited with (R-TKT-1).
        value: Money,
        /// Whether another event accepts the ticket.
        usable: bool,
    },
}

/// What the player gets back for an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryRefund {
    Money(Money),
    /// The ticket, with its value.
    Ticket(Money),
}

/// What is refunded for one entry. A player with several entries gets all of them back.
#[must_use]
pub fn before_start(paid: PaidWith, terms: &CancellationTerms) -> EntryRefund {
    match paid {
        PaidWith::Money(amount) => EntryRefund::Money(amount),
        PaidWith::Ticket { value, usable } => match terms.unusable_ticket.is {
            UnusableTicket::PaidInMoney if !usable => EntryRefund::Money(value),
            UnusableTicket::PaidInMoney | UnusableTicket::Recredited => EntryRefund::Ticket(value),
        },
    }
}
