//! The books: accounts, halls with their rooms and hands, and the lease by which one server owns a hall. One interface, with SQLite or
//! PostgreSQL behind it.

mod address;
mod books;
mod postgres;
mod private_file;
mod sql;
mod sqlite;
mod tip_file;
mod writer;

#[cfg(test)]
mod tests;

pub use address::Address;
pub use books::{Batch, BatchNumber, Books, Epoch, Flaw, HandQuery, KeptHall, KeptHand, Lease, OpenOrders, Owner, StoreError, Tip};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use writer::{Writer, WriterGone};

use crate::door::Accounts;

/// Everything that a server stores. Calls block until their writes are durable, so no task of an asynchronous runtime may make them.
pub trait Store: Books + Accounts {}

impl<T: Books + Accounts> Store for T {}
