//! A database whose connection breaks after a commit was carried out and before the answer has come.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::store::sql::{Database, Sql, Transaction};
use crate::store::sqlite::Sqlite;
use crate::store::{SqliteStore, StoreError, Tip};

/// Each third commit is carried out without an answer.
const EACH: u32 = 3;

pub type Forgetful = Sql<ForgetfulDatabase>;

pub struct ForgetfulDatabase {
    inner: Sqlite,
    commits: AtomicU32,
    forgotten: AtomicU32,
}

impl Forgetful {
    pub fn new(store: SqliteStore) -> Self {
        let Sql(inner, keys) = store;
        Sql(ForgetfulDatabase { inner, commits: AtomicU32::new(0), forgotten: AtomicU32::new(0) }, keys)
    }

    pub fn forgotten(&self) -> u32 {
        self.0.forgotten.load(Ordering::Relaxed)
    }
}

impl Database for ForgetfulDatabase {
    fn committed(&self, tip: &Tip) -> Result<(), StoreError> {
        self.inner.committed(tip)?;
        if self.commits.fetch_add(1, Ordering::Relaxed).is_multiple_of(EACH) {
            self.forgotten.fetch_add(1, Ordering::Relaxed);
            return Err(StoreError::Unavailable("the connection was lost".into()));
        }
        Ok(())
    }

    fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.inner.write(work)
    }

    fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.inner.read(work)
    }
}
