//! A database that runs SQL in transactions.

use super::{Row, Value};
use crate::store::keys::KeyRing;
use crate::store::{Noted, StoreError, Tip};

/// A database with transactions.
pub trait Database: Send + Sync {
    /// Notes the last commit of a hall outside of the database, where that shows the loss of what the database wrote last.
    fn committed(&self, _tip: &Tip) -> Result<(), StoreError> {
        Ok(())
    }

    /// What was noted outside of the database, or `None` if the notes are missing.
    fn noted(&self) -> Result<Option<Noted>, StoreError> {
        Ok(Some(Noted::default()))
    }

    /// What the database itself finds wrong with its files: one line for each fault.
    fn faults(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// Removes what the database has kept of secret rows that were readable and are encrypted now. A failure is logged: the next
    /// writes of the database overwrite the rest.
    fn wipe(&self) {}

    /// Runs `work` in a transaction. `work` must update a row that others may change before it reads the row, because only that locks it.
    fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E>;

    /// As [`Self::write`], for a change of accounts, sessions, tokens, the log, orders or keys. It is counted, and noted outside of the
    /// database, where that shows the loss of what the database wrote last.
    fn change<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.write(work)
    }

    /// Runs `work` on one snapshot of the database.
    fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E>;

    /// As [`Self::read`], for work that reads everything and may take minutes.
    fn read_all<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.read(work)
    }
}

/// A transaction of a database.
pub trait Transaction {
    /// Executes a statement and returns the number of changed rows.
    fn run(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError>;

    /// Executes a query.
    fn ask(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError>;

    /// Executes a query and passes each row on, without holding all of them.
    fn each(&mut self, sql: &'static str, values: &[Value<'_>], then: &mut dyn FnMut(Row)) -> Result<(), StoreError>;

    /// Executes data definitions.
    fn define(&mut self, sql: &str) -> Result<(), StoreError>;

    /// The clock of the database in milliseconds, so that servers need no common clock.
    fn now_ms(&mut self) -> Result<u64, StoreError>;
}

/// The books in a database, and the keys of their secret parts.
pub struct Sql<D>(pub(in crate::store) D, pub(in crate::store) KeyRing);
