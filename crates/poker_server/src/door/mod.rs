//! The door: who may come in, as whom, and what of that is kept. No clock, no sockets, no threads: it is told the time, given randomness,
//! and says what is to be done.

mod account;
mod accounts;
mod deed;
mod order;
mod token;

pub use account::{KeptAccount, KeptToken, NewAccount, PasswordHash};
pub use accounts::{AccountChange, Accounts, AccountsError};
pub use deed::{Deed, LogEntry, LogId};
pub use order::{KeptOrder, NewOrder, Order, OrderId, OrderOutcome};
pub use token::TokenDigest;
