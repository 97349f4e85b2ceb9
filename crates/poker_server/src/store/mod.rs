//! The books: accounts, halls with their rooms and hands, and the lease by which one server owns a hall. One interface; an embedded file or
//! PostgreSQL behind it.

mod address;
mod batch;
mod books;
mod error;
mod flaw;
mod postgres;
mod sql;
mod sqlite;
mod writer;

#[cfg(test)]
mod tests;

pub use address::Address;
pub use batch::{Batch, BatchNumber};
pub use books::{Books, Epoch, HandQuery, KeptHall, KeptHand, Lease, Owner};
pub use error::StoreError;
pub use flaw::Flaw;
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use writer::{Writer, WriterGone};

use crate::door::Accounts;

/// Everything a server keeps. Calls block until what they write is kept: never from a task of an asynchronous runtime.
pub trait Store: Books + Accounts {}

impl<T: Books + Accounts> Store for T {}
