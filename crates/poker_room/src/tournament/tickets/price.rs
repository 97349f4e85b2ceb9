//! The price of an entry that is paid with a ticket.

use poker_protocol::Money;

use super::{TicketError, TicketKind, TicketTerms};

/// What a tournament asks of a ticket that pays an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicketPrice {
    pub kind: TicketKind,
    /// The part of the price for the prize pool, with the bounty if there is one.
    pub buy_in: Money,
    pub fee: Money,
}

impl TicketPrice {
    /// Checks whether a ticket pays this price. It may be worth more (R-TKT-1, X-21).
    ///
    /// # Errors
    /// If its kind is another or its value is less.
    pub fn accepts(&self, ticket: &TicketTerms) -> Result<(), TicketError> {
        if ticket.kind != self.kind {
            return Err(TicketError::WrongKind);
        }
        let price = self.buy_in.checked_add(self.fee).ok_or(TicketError::Overflow)?;
        if ticket.value < price { Err(TicketError::TooSmall { value: ticket.value, price }) } else { Ok(()) }
    }
}
