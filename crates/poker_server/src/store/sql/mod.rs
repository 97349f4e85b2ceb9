//! The books in SQL that SQLite and PostgreSQL share. Parameters appear in each statement in the order of their numbers.

mod accounts;
mod check;
mod commit;
mod hands;
mod leases;
mod load;
mod row;
mod schema;

use poker_protocol::{HallName, HandId};

pub use row::{Row, Value};
pub(super) use schema::migrate;

use super::{Batch, Books, Flaw, HandQuery, KeptHall, KeptHand, Lease, Owner, StoreError};

/// A database with transactions.
pub trait Database: Send + Sync {
    /// Runs `work` in a transaction. No other transaction writes what `work` has read.
    fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E>;

    /// Runs `work` on one snapshot of the database.
    fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E>;
}

/// A transaction of a database.
pub trait Transaction {
    /// Executes a statement and returns the number of changed rows.
    fn run(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError>;

    /// Executes a query.
    fn ask(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError>;

    /// Executes data definitions.
    fn define(&mut self, sql: &str) -> Result<(), StoreError>;

    /// The clock of the database in milliseconds, so that servers need no common clock.
    fn now_ms(&mut self) -> Result<u64, StoreError>;
}

/// The books in a database.
pub struct Sql<D>(pub(super) D);

impl<D: Database> Books for Sql<D> {
    fn claim(&self, hall: &HallName, owner: &Owner, for_ms: u32) -> Result<Lease, StoreError> {
        self.0.write(|tx| leases::claim(tx, hall, owner, for_ms))
    }

    fn renew(&self, lease: &Lease, for_ms: u32) -> Result<(), StoreError> {
        self.0.write(|tx| leases::renew(tx, lease, for_ms))
    }

    fn release(&self, lease: &Lease) -> Result<(), StoreError> {
        self.0.write(|tx| leases::release(tx, lease))
    }

    fn owners(&self) -> Result<Vec<(HallName, Option<Owner>)>, StoreError> {
        self.0.read(leases::owners)
    }

    fn load(&self, hall: &HallName) -> Result<Option<KeptHall>, StoreError> {
        self.0.read(|tx| load::load(tx, hall))
    }

    fn commit(&self, lease: &Lease, batches: &[Batch]) -> Result<(), StoreError> {
        self.0.write(|tx| commit::commit(tx, lease, batches))
    }

    fn hand(&self, hall: &HallName, hand: HandId) -> Result<Option<KeptHand>, StoreError> {
        self.0.read(|tx| hands::hand(tx, hall, hand))
    }

    fn hands(&self, hall: &HallName, query: &HandQuery) -> Result<Vec<KeptHand>, StoreError> {
        self.0.read(|tx| hands::hands(tx, hall, query))
    }

    fn check(&self) -> Result<Vec<Flaw>, StoreError> {
        self.0.read(check::check)
    }
}
