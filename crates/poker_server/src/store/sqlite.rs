//! The books in one file, for one server: SQLite with a write-ahead log, flushed to the disk with every transaction.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ToSql, TransactionBehavior};

use super::sql::{Database, Dialect, Row, Sql, Transaction, Value, Version, chain, key_table, migrate, numbers, version};
use super::tip_file::TipFile;
use super::{KeyRing, Noted, StoreError, Tip, private_file};

/// The application id in the file's header: "card".
const APPLICATION: i64 = 0x6361_7264;
/// The longest time that one process waits for another that is writing.
const BUSY: Duration = Duration::from_secs(5);
/// The number of tries to take the lock. A server that ends, or a child process that starts, may hold it for a moment longer.
const LOCK_TRIES: u32 = 25;
const LOCK_PAUSE: Duration = Duration::from_millis(20);
/// The number of statements that stay prepared.
const PREPARED: usize = 96;
/// The memory for pages of the file, in KiB: enough for the pages of the seats of five thousand players, which hands change all the time.
const CACHE_KIB: i64 = 8 * 1024;
/// The number of pages in the log, of 4 KiB each, at which they are copied into the file while a commit waits. Most of them are the same few
/// pages, which are copied once: with SQLite's default of 1,000 a full room copies three times a second.
const LOG_PAGES: i64 = 8_000;

/// The books in a file, or in memory.
pub type SqliteStore = Sql<Sqlite>;

impl SqliteStore {
    /// Opens or creates the file for a server. Afterwards no hall in it has an owner.
    ///
    /// # Errors
    /// `Locked` if another server runs on the file; `Newer`, `NotOurs` or `Damaged` if this program cannot use it; `Lost` or `NoTips` if what was
    /// committed last may be missing.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_with(path, KeyRing::beside(path))
    }

    /// As [`Self::open`], with keys from elsewhere than the folder of the file.
    ///
    /// # Errors
    /// As for [`Self::open`]; `Keys` if the keys cannot be used.
    pub fn open_with(path: &Path, keys: KeyRing) -> Result<Self, StoreError> {
        let lock = lock(path)?.ok_or_else(|| StoreError::Locked(path.to_owned()))?;
        let mut store = Sql(Sqlite::migrated(connect(path)?, Some(path))?, keys);
        store.0.lock = Some(lock);
        if !TipFile::beside(path).exists() && store.has_commits()? {
            return Err(StoreError::NoTips(TipFile::beside(path)));
        }
        let tips = TipFile::open(path)?;
        store.0.complete(path, &tips.noted())?;
        // What was not noted before a crash is noted before anybody is told of it.
        tips.note(&store.0.read(chain::noted)?)?;
        store.0.tips = Some(tips);
        if !store.1.is_none() {
            store.0.write(|tx| key_table::begin(tx, &store.1))?;
        }
        // The lock proves that the former owner no longer runs.
        store.0.write(|tx| tx.run("UPDATE halls SET held_until = 0", &[]))?;
        Ok(store)
    }

    /// Opens the file, while a server may have it open too.
    ///
    /// # Errors
    /// As for [`Self::open`], without `Locked`, `Lost` and `NoTips`. `Older` if a server of an older version has the file open.
    pub fn open_beside(path: &Path) -> Result<Self, StoreError> {
        Self::open_beside_with(path, KeyRing::beside(path))
    }

    /// As [`Self::open_beside`], with keys from elsewhere than the folder of the file.
    ///
    /// # Errors
    /// As for [`Self::open_beside`].
    pub fn open_beside_with(path: &Path, keys: KeyRing) -> Result<Self, StoreError> {
        let connection = connect(path)?;
        let current = Sqlite::new(connection, Some(path))?;
        if current.write(version)? == Version::Current {
            return Ok(Sql(current, keys));
        }
        // Nobody else may use the tables while they are migrated.
        let _lock = lock(path)?.ok_or(StoreError::Older)?;
        current.migrate()?;
        Ok(Sql(current, keys))
    }

    /// Takes the books as they are: from now on the commits that are there count as the last ones.
    ///
    /// # Errors
    /// `Locked` if a server runs on the file; else as for [`Self::open_beside`].
    pub fn accept(path: &Path) -> Result<(), StoreError> {
        let _lock = lock(path)?.ok_or_else(|| StoreError::Locked(path.to_owned()))?;
        let store = Sqlite::migrated(connect(path)?, Some(path))?;
        TipFile::replace(path, &store.read(chain::noted)?)
    }

    /// Notes beside the file what was written last.
    pub(super) fn note(path: &Path, noted: &Noted) -> Result<(), StoreError> {
        TipFile::replace(path, noted)
    }

    /// Books in memory, for tests and simulations.
    ///
    /// # Errors
    /// When there is not enough memory.
    pub fn in_memory() -> Result<Self, StoreError> {
        let (database, keys) = (Sqlite::migrated(Connection::open_in_memory().map_err(refused)?, None)?, KeyRing::in_memory());
        database.write(|tx| key_table::begin(tx, &keys))?;
        Ok(Sql(database, keys))
    }

    /// Lets rows refer to rows that are missing, as a change by hand may.
    #[cfg(test)]
    pub(super) fn forget_references(&self) {
        self.0.connection().execute_batch("PRAGMA foreign_keys = OFF").unwrap();
    }

    /// Sets how long a call waits for another process that is writing.
    #[cfg(test)]
    pub(super) fn set_patience(&self, patience: Duration) {
        self.0.connection().busy_timeout(patience).unwrap();
    }

    /// Makes calls fail at once while another process writes, and leaves flushing to the system: a simulated kill does not need it.
    #[cfg(test)]
    pub(crate) fn write_quickly(&self) {
        self.set_patience(Duration::ZERO);
        self.0.connection().execute_batch("PRAGMA synchronous = OFF").unwrap();
    }

    /// Keeps the file from growing, as a full disk does, or lets it grow again.
    #[cfg(test)]
    pub(crate) fn limit_size(&self, limited: bool) {
        // The limit is never below the present size.
        let sql = if limited { "PRAGMA max_page_count = 1" } else { "PRAGMA max_page_count = 4294967294" };
        let count: i64 = self.0.connection().query_row(sql, [], |row| row.get(0)).unwrap();
        assert!(count > 0);
    }

    fn has_commits(&self) -> Result<bool, StoreError> {
        Ok(self.0.read(chain::tips)?.iter().any(|tip| tip.number > 0))
    }
}

/// Takes the lock of the books at `path`, or returns `None` if another process has it.
fn lock(path: &Path) -> Result<Option<File>, StoreError> {
    let file = |error| StoreError::File { path: path.to_owned(), error };
    let lock = path.with_extension("lock");
    let lock = private_file::make(&lock).and_then(|()| File::open(lock)).map_err(file)?;
    let mut tries = 0..LOCK_TRIES;
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(Some(lock)),
            Err(TryLockError::WouldBlock) if tries.next().is_none() => return Ok(None),
            Err(TryLockError::WouldBlock) => std::thread::sleep(LOCK_PAUSE),
            Err(TryLockError::Error(error)) => return Err(file(error)),
        }
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    private_file::make(path).map_err(|error| StoreError::File { path: path.to_owned(), error })?;
    let connection = Connection::open(path).map_err(refused)?;
    let ours: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0)).map_err(refused)?;
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).map_err(refused)?;
    if tables > 0 && ours != APPLICATION {
        return Err(StoreError::NotOurs(path.to_owned()));
    }
    if tables == 0 {
        connection.pragma_update(None, "application_id", APPLICATION).map_err(refused)?;
    }
    Ok(connection)
}

/// One connection that reads and writes.
pub struct Sqlite {
    connection: Mutex<Connection>,
    /// The file, or `None` for books in memory.
    path: Option<PathBuf>,
    /// Held while this server runs. The operating system frees it, even after a crash.
    lock: Option<File>,
    /// What was written last, for a server on a file.
    tips: Option<TipFile>,
}

impl Sqlite {
    fn new(connection: Connection, path: Option<&Path>) -> Result<Self, StoreError> {
        connection.busy_timeout(BUSY).map_err(refused)?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        let pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;";
        connection.execute_batch(pragmas).map_err(refused)?;
        connection.pragma_update(None, "cache_size", -CACHE_KIB).map_err(refused)?;
        connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES).map_err(refused)?;
        Ok(Self { connection: Mutex::new(connection), path: path.map(Path::to_owned), lock: None, tips: None })
    }

    fn migrated(connection: Connection, path: Option<&Path>) -> Result<Self, StoreError> {
        let database = Self::new(connection, path)?;
        database.migrate()?;
        Ok(database)
    }

    /// Migrates the tables. Rows refer to tables that are made anew meanwhile, so references are checked only afterwards.
    fn migrate(&self) -> Result<(), StoreError> {
        if self.write(version)? == Version::Current {
            return Ok(());
        }
        let set = |sql| self.connection().execute_batch(sql).map_err(refused);
        set("PRAGMA foreign_keys = OFF")?;
        let migrated = self.write(|tx| {
            migrate(tx, Dialect::Sqlite)?;
            match tx.ask("PRAGMA foreign_key_check", &[])?.first() {
                None => Ok(()),
                Some(row) => Err(StoreError::damaged(format!("a row of {} refers to a row that is missing", row.text(0)?))),
            }
        });
        set("PRAGMA foreign_keys = ON")?;
        migrated
    }

    /// Checks that everything that was noted is in the file at `path`.
    fn complete(&self, path: &Path, noted: &Noted) -> Result<(), StoreError> {
        self.read(|tx| {
            if let Some((tip, kept)) = chain::missing(tx, &noted.tips)? {
                return Err(StoreError::Lost { path: path.to_owned(), tip, kept });
            }
            let kept = numbers::changes(tx)?;
            if kept < noted.changes {
                return Err(StoreError::LostChanges { path: path.to_owned(), written: noted.changes, kept });
            }
            Ok(())
        })
    }

    /// Notes a change. A command beside a server has no notes of its own; where there is no file of notes, it leaves it to the next server to
    /// say so.
    fn note_change(&self, changes: u64) -> Result<(), StoreError> {
        match (&self.tips, &self.path) {
            (Some(tips), _) => tips.count(changes),
            (None, Some(path)) if TipFile::beside(path).exists() => TipFile::open(path)?.count(changes),
            (None, _) => Ok(()),
        }
    }

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

/// Warns where something could not be noted. It is in the database all the same, so nothing has failed for a player.
fn warn_of(noting: Result<(), StoreError>) {
    if let Err(error) = noting {
        tracing::warn!(%error, "what was written last could not be noted beside the books; its loss would not be noticed");
    }
}

impl Database for Sqlite {
    fn committed(&self, tip: &Tip) -> Result<(), StoreError> {
        warn_of(self.tips.as_ref().map_or(Ok(()), |tips| tips.write(tip)));
        Ok(())
    }

    fn change<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        let (done, changes) = self.write(|tx| Ok::<_, E>((work(tx)?, numbers::count_change(tx)?)))?;
        warn_of(self.note_change(changes));
        Ok(done)
    }

    fn noted(&self) -> Result<Option<Noted>, StoreError> {
        match &self.path {
            Some(path) if TipFile::beside(path).exists() => Ok(Some(TipFile::open(path)?.noted())),
            Some(_) => Ok(None),
            None => Ok(Some(Noted::default())),
        }
    }

    fn faults(&self) -> Result<Vec<String>, StoreError> {
        self.read(|tx| {
            let found = tx.ask("PRAGMA integrity_check", &[])?;
            let lines = found.iter().map(|row| Ok(row.text(0)?.to_owned())).collect::<Result<Vec<_>, StoreError>>()?;
            let broken = tx.ask("PRAGMA foreign_key_check", &[])?;
            let broken = broken.iter().map(|row| Ok(format!("a row of {} refers to a row that is missing", row.text(0)?)));
            lines.into_iter().filter(|line| line != "ok").map(Ok).chain(broken).collect()
        })
    }

    /// Writes the whole file anew: pages and parts of pages that are not used may hold what rows have been before. The log is emptied too.
    fn wipe(&self) {
        if let Err(error) = self.connection().execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)") {
            tracing::warn!(%error, "the file of the books could not be written anew; unused parts of it may hold what is encrypted now");
        }
    }

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
        let rows = statement.query_map(rusqlite::params_from_iter(values), |row| read(row, columns));
        rows.map_err(refused)?.collect::<Result<_, _>>().map_err(refused)
    }

    fn each(&mut self, sql: &'static str, values: &[Value<'_>], then: &mut dyn FnMut(Row)) -> Result<(), StoreError> {
        let mut statement = self.0.prepare_cached(sql).map_err(refused)?;
        let columns = statement.column_count();
        let mut rows = statement.query(rusqlite::params_from_iter(values)).map_err(refused)?;
        while let Some(row) = rows.next().map_err(refused)? {
            then(read(row, columns).map_err(refused)?);
        }
        Ok(())
    }

    fn define(&mut self, sql: &str) -> Result<(), StoreError> {
        self.0.execute_batch(sql).map_err(refused)
    }

    fn now_ms(&mut self) -> Result<u64, StoreError> {
        let now: i64 = self.0.query_row("SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)", [], |row| row.get(0)).map_err(refused)?;
        u64::try_from(now).map_err(StoreError::damaged)
    }
}

fn read(row: &rusqlite::Row<'_>, columns: usize) -> rusqlite::Result<Row> {
    let value = |at| match row.get_ref(at)? {
        ValueRef::Integer(number) => Ok(Value::Number(number)),
        ValueRef::Text(text) => Ok(Value::Text(readable(text).into())),
        ValueRef::Null | ValueRef::Real(_) | ValueRef::Blob(_) => Ok(Value::None),
    };
    Ok(Row((0..columns).map(value).collect::<Result<_, rusqlite::Error>>()?))
}

/// A text of the file. A damaged one is made readable; valid ones are common and long, and checking them as a whole is much faster.
fn readable(text: &[u8]) -> String {
    std::str::from_utf8(text).map_or_else(|_| String::from_utf8_lossy(text).into_owned(), str::to_owned)
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

fn refused(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::damaged(error),
        Some(
            ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::DiskFull
            | ErrorCode::SystemIoFailure
            | ErrorCode::OutOfMemory
            | ErrorCode::CannotOpen,
        ) => StoreError::Unavailable(error.into()),
        Some(_) | None => StoreError::Database(error.into()),
    }
}
