//! The double-entry ledger of all money: every movement names two accounts and a reason, and the sum over all accounts is always zero.

mod account;
mod book;
mod booked;
mod correction;
mod movement;
mod reason;

pub use account::{Account, Fund};
pub use book::{Holding, Ledger, LedgerError, UnsoundBook};
pub use booked::Booked;
pub use correction::{BadCorrection, Corrected, Correction};
pub use movement::Movement;
pub use reason::Reason;
