//! The books in tables, for any database that speaks this little SQL. Parameters appear in each statement in the order of their numbers.

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

/// A database.
pub trait Database: Send + Sync {
    /// Does all of it or nothing; nobody else writes meanwhile what it has read.
    fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E>;

    /// Reads everything as it is at one moment.
    fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E>;
}

/// A transaction of a database.
pub trait Transaction {
    /// Changes something; how many rows.
    fn run(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError>;

    /// Reads something.
    fn ask(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError>;

    /// Changes what tables there are.
    fn define(&mut self, sql: &str) -> Result<(), StoreError>;

    /// The database's own clock, milliseconds: servers need none in common.
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
