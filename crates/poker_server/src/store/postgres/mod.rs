//! The books in a PostgreSQL database, which several servers may share.

mod place;
mod tls;

use std::collections::HashMap;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use postgres::error::SqlState;
use postgres::fallible_iterator::FallibleIterator as _;
use postgres::types::{ToSql, Type};
use postgres::{Client, IsolationLevel, NoTls, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use self::place::Place;
use self::tls::SslMode;

use super::sql::{Database, Dialect, Row, Sql, Transaction, Value, Version, key_table, migrate, version};
use super::{KeyRing, StoreError};

/// The advisory lock under which tables are created.
const MIGRATION_LOCK: &str = "SELECT pg_advisory_xact_lock(1667330660)";

/// The advisory lock that each server holds while it has a connection, shared with the others.
const SERVING_LOCK: &str = "SELECT pg_advisory_lock_shared(1667330661)";

/// Takes that lock alone until the transaction ends, or returns 0 if a server holds it.
const NO_SERVER: &str = "SELECT CAST(CASE WHEN pg_try_advisory_xact_lock(1667330661) THEN 1 ELSE 0 END AS BIGINT)";

/// A database that is silent for this long counts as lost. The time is shorter than the default lease.
const SILENCE: Duration = Duration::from_secs(5);

/// The longest time for a statement, in milliseconds. Reading a large hall takes longer than a commit.
const STATEMENT_MS: u32 = 60_000;

/// The books in a PostgreSQL database.
pub type PostgresStore = Sql<Postgres>;

impl PostgresStore {
    /// Connects for a server, and creates the tables and the file of keys if they are missing.
    ///
    /// # Errors
    /// When there is no answer, or the books are not for this program; `Keys` if the keys cannot be used.
    pub fn open(url: &str, keys: KeyRing) -> Result<Self, StoreError> {
        let store = Self::connect(url, keys, true)?;
        store.0.write(|tx| key_table::begin(tx, &store.1))?;
        Ok(store)
    }

    /// Connects for the commands of an operator, which may lack the keys.
    ///
    /// # Errors
    /// As for [`Self::open`], without `Keys`.
    pub fn open_beside(url: &str, keys: KeyRing) -> Result<Self, StoreError> {
        Self::connect(url, keys, false)
    }

    fn connect(url: &str, keys: KeyRing, serves: bool) -> Result<Self, StoreError> {
        let place = Place::read(url)?;
        if place.mode.may_be_open() && url.contains("sslmode=") {
            tracing::warn!("the connection to the database may not be protected; with sslmode=verify-full it is");
        }
        let link = Link::open(&place)?;
        let pool = Pool { idle: vec![link], used: 0 };
        let store = Sql(Postgres { place, serves, pool: Mutex::new(pool), returned: Condvar::new() }, keys);
        store.0.write(|tx| {
            // The migration of large tables may take long, and so may the wait for another server that migrates.
            tx.define("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")?;
            tx.define(MIGRATION_LOCK)?;
            if matches!(version(tx)?, Version::Older(_)) {
                nobody_runs(tx)?;
            }
            migrate(tx, Dialect::Postgres)?;
            // Within this transaction, because nobody else migrates meanwhile. The connection holds the lock beyond its end.
            if serves { tx.define(SERVING_LOCK) } else { Ok(()) }
        })?;
        Ok(store)
    }
}

/// Refuses to migrate the tables under the servers of an older program, also under those that own no hall. Servers that take no advisory
/// lock yet are known by their leases.
fn nobody_runs(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    if tx.ask(NO_SERVER, &[])?.first().map_or(Ok(0), |row| row.number(0))? == 0 {
        return Err(StoreError::Older);
    }
    let now = i64::try_from(tx.now_ms()?).map_err(StoreError::damaged)?;
    let held = tx.ask("SELECT hall FROM halls WHERE owner IS NOT NULL AND held_until > $1", &[Value::Number(now)])?;
    if held.is_empty() { Ok(()) } else { Err(StoreError::Older) }
}

/// The most connections of a server to the database.
const MOST_LINKS: usize = 8;

/// Some connections that read and write, so that reading a large hall keeps nobody from writing another. A connection that was lost is replaced.
pub struct Postgres {
    place: Place,
    /// Whether this program is a server.
    serves: bool,
    pool: Mutex<Pool>,
    returned: Condvar,
}

/// The connections that nobody uses, and the number of those that somebody uses.
#[derive(Default)]
struct Pool {
    idle: Vec<Link>,
    used: usize,
}

/// A connection that is in use. Dropping it gives it back, unless it was lost.
struct UsedLink<'a> {
    owner: &'a Postgres,
    link: Option<Link>,
}

impl Drop for UsedLink<'_> {
    fn drop(&mut self) {
        let mut pool = self.owner.pool.lock().unwrap_or_else(PoisonError::into_inner);
        pool.used -= 1;
        pool.idle.extend(self.link.take().filter(|link| !link.client.is_closed()));
        self.owner.returned.notify_one();
    }
}

struct Link {
    client: Client,
    /// Statements that were prepared over this connection.
    prepared: HashMap<&'static str, Statement>,
}

impl Link {
    fn open(place: &Place) -> Result<Self, StoreError> {
        let mut config = place.config.clone();
        config.connect_timeout(SILENCE).tcp_user_timeout(SILENCE).keepalives_idle(SILENCE).keepalives_interval(SILENCE);
        let connected = match place.mode {
            SslMode::Disable => config.connect(NoTls),
            SslMode::Prefer | SslMode::Require | SslMode::VerifyCa | SslMode::VerifyFull => {
                config.connect(MakeRustlsConnect::new(tls::client_config(place.mode, place.authority.as_deref())?))
            }
        };
        let mut client = connected.map_err(refused)?;
        // A server that is paused in a transaction locks the row of its hall. A server that takes the hall over waits at most this long, and
        // nobody waits longer for a lock or a statement: the call fails, and is made again.
        let patience = SILENCE.as_millis();
        let limits = format!(
            "SET idle_in_transaction_session_timeout = {patience}; SET lock_timeout = {patience}; SET statement_timeout = {STATEMENT_MS}"
        );
        client.batch_execute(&limits).map_err(refused)?;
        Ok(Self { client, prepared: HashMap::new() })
    }
}

impl Postgres {
    /// Waits for a connection, and opens one if none is idle.
    ///
    /// # Errors
    /// `Unavailable` if all connections stay in use for too long.
    fn link(&self) -> Result<UsedLink<'_>, StoreError> {
        let pool = self.pool.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.returned.wait_timeout_while(pool, SILENCE, |pool| pool.used >= MOST_LINKS);
        let (mut pool, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if pool.used >= MOST_LINKS {
            return Err(StoreError::Unavailable("all connections to it are in use".into()));
        }
        pool.used += 1;
        let idle = pool.idle.pop();
        drop(pool);
        let mut used = UsedLink { owner: self, link: idle.filter(|link| !link.client.is_closed()) };
        if used.link.is_none() {
            let mut link = Link::open(&self.place)?;
            if self.serves {
                link.client.batch_execute(SERVING_LOCK).map_err(refused)?;
            }
            used.link = Some(link);
        }
        Ok(used)
    }

    fn transact<T, E: From<StoreError>>(
        &self,
        isolation: IsolationLevel,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut used = self.link()?;
        let Some(Link { client, prepared }) = &mut used.link else { return Err(StoreError::damaged("there is no connection").into()) };
        let mut open =
            PostgresTransaction { transaction: client.build_transaction().isolation_level(isolation).start().map_err(refused)?, prepared };
        let done = work(&mut open)?;
        open.transaction.commit().map_err(refused)?;
        Ok(done)
    }
}

impl Database for Postgres {
    /// Writes the tables with secrets anew: their files may hold what rows have been before.
    fn wipe(&self) {
        let wiped = self.link().and_then(|mut used| match &mut used.link {
            Some(link) => link.client.batch_execute("VACUUM FULL begun; VACUUM FULL tournaments").map_err(refused),
            None => Ok(()),
        });
        if let Err(error) = wiped {
            tracing::warn!(%error, "the tables `begun` and `tournaments` could not be written anew (VACUUM FULL); their files may hold what is encrypted now");
        }
    }

    /// Read committed is enough, because a transaction updates, and so locks, the rows that others may change before it reads them.
    fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.transact(IsolationLevel::ReadCommitted, work)
    }

    fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.transact(IsolationLevel::RepeatableRead, work)
    }

    fn read_all<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.read(|tx| {
            tx.define("SET LOCAL statement_timeout = 0")?;
            work(tx)
        })
    }
}

struct PostgresTransaction<'a> {
    transaction: postgres::Transaction<'a>,
    prepared: &'a mut HashMap<&'static str, Statement>,
}

impl PostgresTransaction<'_> {
    fn prepare(&mut self, sql: &'static str) -> Result<Statement, StoreError> {
        if let Some(statement) = self.prepared.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.transaction.prepare(sql).map_err(refused)?;
        self.prepared.insert(sql, statement.clone());
        Ok(statement)
    }
}

impl Transaction for PostgresTransaction<'_> {
    fn run(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let statement = self.prepare(sql)?;
        let values: Vec<_> = values.iter().map(parameter).collect();
        self.transaction.execute(&statement, &values).map_err(refused)
    }

    fn ask(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, StoreError> {
        let statement = self.prepare(sql)?;
        let values: Vec<_> = values.iter().map(parameter).collect();
        let rows = self.transaction.query(&statement, &values).map_err(refused)?;
        rows.iter().map(read).collect()
    }

    fn each(&mut self, sql: &'static str, values: &[Value<'_>], then: &mut dyn FnMut(Row)) -> Result<(), StoreError> {
        let statement = self.prepare(sql)?;
        let mut rows = self.transaction.query_raw(&statement, values.iter().map(parameter)).map_err(refused)?;
        while let Some(row) = rows.next().map_err(refused)? {
            then(read(&row)?);
        }
        Ok(())
    }

    fn define(&mut self, sql: &str) -> Result<(), StoreError> {
        self.transaction.batch_execute(sql).map_err(refused)
    }

    fn now_ms(&mut self) -> Result<u64, StoreError> {
        let rows = self.ask("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)", &[])?;
        rows.first().map_or_else(|| Err(StoreError::damaged("the database has no clock")), Row::first)
    }
}

fn read(row: &postgres::Row) -> Result<Row, StoreError> {
    let value = |at: usize| {
        let number = *row.columns()[at].type_() == Type::INT8;
        Ok(if number {
            row.try_get::<_, Option<i64>>(at)?.map_or(Value::None, Value::Number)
        } else {
            row.try_get::<_, Option<String>>(at)?.map_or(Value::None, |text| Value::Text(text.into()))
        })
    };
    Ok(Row((0..row.len()).map(value).collect::<Result<_, postgres::Error>>().map_err(refused)?))
}

/// Only text columns may be NULL.
fn parameter<'a>(value: &'a Value<'_>) -> &'a (dyn ToSql + Sync) {
    match value {
        Value::Number(number) => number,
        Value::Text(text) => text,
        Value::None => &None::<String>,
    }
}

/// The library says only `db error`; what the database said is the cause.
fn refused(error: postgres::Error) -> StoreError {
    let mut said = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(error) = cause {
        let reason = error.to_string();
        if !said.ends_with(&reason) {
            said = format!("{said}: {reason}");
        }
        cause = error.source();
    }
    // Classes of PostgreSQL: no connection, a conflict of transactions, no resources, a lock or a time limit, an operator, a system error.
    let passes = |code: &SqlState| ["08", "40", "53", "55", "57", "58", "25P03"].iter().any(|class| code.code().starts_with(class));
    let passing = error.code().map_or_else(|| error.is_closed() || error.as_db_error().is_none(), passes);
    if passing { StoreError::Unavailable(said.into()) } else { StoreError::Database(said.into()) }
}
