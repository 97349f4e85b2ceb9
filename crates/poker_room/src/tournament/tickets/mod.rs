//! Tickets, counted as strictly as money (R-TKT-1, R-TKT-2, R-TKT-4, R-TKT-5, R-REG-8, R-REG-9).
//!
//! Each ticket is in one place, and each change moves a ticket from one place to another, so that none appears or vanishes. The money
//! behind the tickets is in the ledger: the book of tickets says what must be moved there.

mod book;
mod ended;
mod error;
mod movement;
mod place;
mod price;
mod replacement;
mod save;
mod tally;
mod ticket;
mod transfer;

#[cfg(test)]
mod tests;

pub use book::TicketBook;
pub use error::{TicketError, UnsoundTickets};
pub use movement::TicketMovement;
pub use place::{TicketEntry, TicketPlace};
pub use price::TicketPrice;
pub use replacement::TicketReplacement;
pub use ticket::{Ticket, TicketId, TicketKind, TicketTerms};
pub use transfer::{TicketAccount, TicketChange, TicketTransfer};
