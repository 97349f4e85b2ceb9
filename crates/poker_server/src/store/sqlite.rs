//! The books in one file, for one server: SQLite with a write-ahead log, flushed to the disk with every transaction.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ToSql, TransactionBehavior};

use super::StoreError;
use super::sql::{Database, Row, Sql, Transaction, Value, migrate};

/// The application id in the file's header: "card".
const APPLICATION: i64 = 0x6361_7264;
/// The longest time that one process waits for another that is writing.
const BUSY: Duration = Duration::from_secs(5);
/// The number of tries to take the lock. A server that ends, or a child process that starts, may hold it for a moment longer.
const LOCK_TRIES: u32 = 25;
const LOCK_PAUSE: Duration = Duration::from_millis(20);
/// The number of statements that stay prepared.
const PREPARED: usize = 64;

/// The books in a file, or in memory.
pub type SqliteStore = Sql<Sqlite>;

impl SqliteStore {
    /// Opens or creates the file for a server. Afterwards no hall in it has an owner.
    ///
    /// # Errors
    /// `Locked` if another server runs on the file; `Newer`, `NotOurs` or `Damaged` if this program cannot use it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let file = |error| StoreError::File { path: path.to_owned(), error };
        let lock = path.with_extension("lock");
        let lock = make_private(&lock).and_then(|()| File::open(lock)).map_err(file)?;
        let mut tries = 0..LOCK_TRIES;
        loop {
            match lock.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if tries.next().is_none() => return Err(StoreError::Locked(path.to_owned())),
                Err(TryLockError::WouldBlock) => std::thread::sleep(LOCK_PAUSE),
                Err(TryLockError::Error(error)) => return Err(file(error)),
            }
        }
        let mut store = Self::open_beside(path)?;
        store.0.lock = Some(lock);
        // The lock proves that the former owner no longer runs.
        store.0.write(|tx| tx.run("UPDATE halls SET held_until = 0", &[]))?;
        Ok(store)
    }

    /// Opens the file, while a server may have it open too.
    ///
    /// # Errors
    /// As for [`Self::open`], without `Locked`.
    pub fn open_beside(path: &Path) -> Result<Self, StoreError> {
        make_private(path).map_err(|error| StoreError::File { path: path.to_owned(), error })?;
        let connection = Connection::open(path).map_err(refused)?;
        let ours: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0)).map_err(refused)?;
        let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).map_err(refused)?;
        if tables > 0 && ours != APPLICATION {
            return Err(StoreError::NotOurs(path.to_owned()));
        }
        if tables == 0 {
            connection.pragma_update(None, "application_id", APPLICATION).map_err(refused)?;
        }
        Self::of(connection)
    }

    /// Books in memory, for tests and simulations.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub fn in_memory() -> Result<Self, StoreError> {
        Self::of(Connection::open_in_memory().map_err(refused)?)
    }

    fn of(connection: Connection) -> Result<Self, StoreError> {
        connection.busy_timeout(BUSY).map_err(refused)?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        let pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;";
        connection.execute_batch(pragmas).map_err(refused)?;
        let store = Sql(Sqlite { connection: Mutex::new(connection), lock: None });
        store.0.write(|tx| migrate(tx, "WITHOUT ROWID"))?;
        Ok(store)
    }
}

/// One connection that reads and writes.
pub struct Sqlite {
    connection: Mutex<Connection>,
    /// Held while this server runs. The operating system frees it, even after a crash.
    lock: Option<File>,
}

impl Sqlite {
    /// A poisoned lock is safe to use: a panic rolls its transaction back.
    fn connection(&self) -> MutexGuard<'_, Connection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn transact<T, E: From<StoreError>>(
        &self,
        behavior: TransactionBehavior,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut connection = self.connection();
        let transaction = connection.transaction_with_behavior(behavior).map_err(refused)?;
        let done = work(&mut SqliteTransaction(&transaction))?;
        transaction.commit().map_err(refused)?;
        Ok(done)
    }
}

impl Database for Sqlite {
    fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.transact(TransactionBehavior::Immediate, work)
    }

    fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.transact(TransactionBehavior::Deferred, work)
    }
}

struct SqliteTransaction<'a>(&'a Connection);

impl Transaction for SqliteTransaction<'_> {
    fn run(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let mut statement = self.0.prepare_cached(sql).map_err(refused)?;
        let rows = statement.execute(rusqlite::params_from_iter(values)).map_err(refused)?;
        Ok(u64::try_from(rows).unwrap_or(u64::MAX))
    }

    fn ask(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError> {
        let mut statement = self.0.prepare_cached(sql).map_err(refused)?;
        let columns = statement.column_count();
        let rows = statement.query_map(rusqlite::params_from_iter(values), |row| {
            let value = |at| match row.get_ref(at)? {
                ValueRef::Integer(number) => Ok(Value::Number(number)),
                ValueRef::Text(text) => Ok(Value::Text(String::from_utf8_lossy(text).into_owned().into())),
                ValueRef::Null | ValueRef::Real(_) | ValueRef::Blob(_) => Ok(Value::None),
            };
            Ok(Row((0..columns).map(value).collect::<Result<_, rusqlite::Error>>()?))
        });
        rows.map_err(refused)?.collect::<Result<_, _>>().map_err(refused)
    }

    fn define(&mut self, sql: &str) -> Result<(), StoreError> {
        self.0.execute_batch(sql).map_err(refused)
    }

    fn now_ms(&mut self) -> Result<u64, StoreError> {
        let now: i64 = self.0.query_row("SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)", [], |row| row.get(0)).map_err(refused)?;
        u64::try_from(now).map_err(StoreError::damaged)
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Number(number) => ToSqlOutput::from(*number),
            Self::Text(text) => ToSqlOutput::from(text.as_ref()),
            Self::None => ToSqlOutput::from(rusqlite::types::Null),
        })
    }
}

/// Creates a file and its folder that only its owner can read, because it holds password hashes and hidden cards. An existing file is
/// not touched: opening and closing it would release the locks of the other connections of this process.
fn make_private(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = File::options();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}

fn refused(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::damaged(error),
        Some(_) | None => StoreError::Database(error.into()),
    }
}
