//! What was paid for an entry.

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

use super::tickets::TicketId;
use crate::rulebook::{EntryPrice, TicketRefund};

/// What was paid for an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paid {
    /// Nothing for an entry with the stack of an earlier phase.
    pub price: EntryPrice,
    pub with: PaidWith,
}

/// With what an entry was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaidWith {
    Money,
    /// A ticket. A seat that was won in a satellite is a ticket too, issued and paid in at once (R-REG-8).
    Ticket(TicketId),
    /// The stack with which the player survived an earlier phase (R-TYP-10).
    Carried,
}

impl Paid {
    /// A price that was paid with money.
    #[must_use]
    pub fn money(price: EntryPrice) -> Self {
        Self { price, with: PaidWith::Money }
    }

    /// A price that was paid with a ticket.
    #[must_use]
    pub fn ticket(price: EntryPrice, ticket: TicketId) -> Self {
        Self { price, with: PaidWith::Ticket(ticket) }
    }

    /// An entry with the stack of an earlier phase.
    #[must_use]
    pub fn carried() -> Self {
        Self { price: EntryPrice::default(), with: PaidWith::Carried }
    }
}

/// What a player gets back for an entry (R-REG-8, R-REG-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryRefund {
    /// What was paid with money, with the bounty that was paid besides the price.
    Money { price: EntryPrice, bounty: Money },
    /// The ticket, in this form.
    Ticket { ticket: TicketId, form: TicketRefund },
    /// An entry with the stack of an earlier phase was paid for there.
    Nothing,
}
