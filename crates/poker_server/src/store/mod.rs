//! The books: accounts, halls with their rooms and hands, and the lease by which one server owns a hall. One interface, with SQLite or
//! PostgreSQL behind it.

mod address;
mod books;
mod keys;
mod postgres;
mod private_file;
mod sql;
mod sqlite;
mod tip_file;
mod writer;

#[cfg(test)]
pub(crate) mod tests;

pub use address::Address;
pub use books::{
    Batch, BatchNumber, Books, Epoch, Flaw, GivenUp, GivingUp, HandQuery, KeptHall, KeptHand, Lease, Noted, OpenOrders, Owner, Rotation,
    Secrets, StoreError, Tip,
};
pub use keys::{KeyError, KeyName, KeyRing};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use writer::{Writer, WriterGone};

use crate::door::Accounts;

/// Everything that a server stores. Calls block until their writes are durable, so no task of an asynchronous runtime may make them.
pub trait Store: Books + Secrets + Accounts {}

impl<T: Books + Secrets + Accounts> Store for T {}
