//! The books in a PostgreSQL database, which several servers may share.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use postgres::error::SqlState;
use postgres::fallible_iterator::FallibleIterator as _;
use postgres::types::{ToSql, Type};
use postgres::{Client, Config, IsolationLevel, NoTls, Statement};

use super::StoreError;
use super::sql::{Database, Dialect, Row, Sql, Transaction, Value, Version, migrate, version};

/// The advisory lock under which tables are created.
const MIGRATION_LOCK: &str = "SELECT pg_advisory_xact_lock(1667330660)";

/// A database that is silent for this long counts as lost. The time is shorter than the default lease.
const SILENCE: Duration = Duration::from_secs(5);

/// The books in a PostgreSQL database.
pub type PostgresStore = Sql<Postgres>;

impl PostgresStore {
    /// Connects, and creates the tables if they are missing.
    ///
    /// # Errors
    /// When there is no answer, or the books are not for this program.
    pub fn open(url: &str) -> Result<Self, StoreError> {
        let link = Link::open(url)?;
        let store = Sql(Postgres { url: url.to_owned(), link: Mutex::new(link) });
        store.0.write(|tx| {
            tx.define(MIGRATION_LOCK)?;
            if version(tx)? == Version::Older {
                nobody_runs(tx)?;
            }
            migrate(tx, Dialect::Postgres)
        })?;
        Ok(store)
    }
}

/// Refuses to migrate the tables under the servers of an older program.
fn nobody_runs(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    let now = i64::try_from(tx.now_ms()?).map_err(StoreError::damaged)?;
    let held = tx.ask("SELECT hall FROM halls WHERE owner IS NOT NULL AND held_until > $1", &[Value::Number(now)])?;
    if held.is_empty() { Ok(()) } else { Err(StoreError::Older) }
}

/// One connection that reads and writes. It is opened again when it was lost.
pub struct Postgres {
    url: String,
    link: Mutex<Link>,
}

struct Link {
    client: Client,
    /// Statements that were prepared over this connection.
    prepared: HashMap<&'static str, Statement>,
}

impl Link {
    fn open(url: &str) -> Result<Self, StoreError> {
        let mut config: Config = url.parse().map_err(refused)?;
        config.connect_timeout(SILENCE).tcp_user_timeout(SILENCE).keepalives_idle(SILENCE).keepalives_interval(SILENCE);
        let mut client = config.connect(NoTls).map_err(refused)?;
        // A server that is paused in a transaction locks the row of its hall. A server that takes the hall over waits at most this long.
        let patience = SILENCE.as_millis();
        client.batch_execute(&format!("SET idle_in_transaction_session_timeout = {patience}")).map_err(refused)?;
        Ok(Self { client, prepared: HashMap::new() })
    }
}

impl Postgres {
    /// A poisoned lock is safe to use: a panic rolls its transaction back.
    fn link(&self) -> Result<MutexGuard<'_, Link>, StoreError> {
        let mut link = self.link.lock().unwrap_or_else(PoisonError::into_inner);
        if link.client.is_closed() {
            *link = Link::open(&self.url)?;
        }
        Ok(link)
    }

    fn transact<T, E: From<StoreError>>(
        &self,
        isolation: IsolationLevel,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut link = self.link()?;
        let Link { client, prepared } = &mut *link;
        let mut open =
            PostgresTransaction { transaction: client.build_transaction().isolation_level(isolation).start().map_err(refused)?, prepared };
        let done = work(&mut open)?;
        open.transaction.commit().map_err(refused)?;
        Ok(done)
    }
}

impl Database for Postgres {
    /// Read committed is enough, because a transaction updates, and so locks, the rows that others may change before it reads them.
    fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.transact(IsolationLevel::ReadCommitted, work)
    }

    fn read<T, E: From<StoreError>>(&self, work: impl FnOnce(&mut dyn Transaction) -> Result<T, E>) -> Result<T, E> {
        self.transact(IsolationLevel::RepeatableRead, work)
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
