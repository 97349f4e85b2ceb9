//! The tables, and the migrations from older versions.

use super::{Transaction, Value, accounts, chain, sealed_table};
use crate::store::StoreError;

/// What SQLite and PostgreSQL write differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Dialect {
    Sqlite,
    Postgres,
}

/// The statements that each version adds. `{keyed}` is replaced by an option that stores rows in the primary key itself.
struct Migration {
    sqlite: &'static str,
    postgres: &'static str,
}

impl Migration {
    const fn same(sql: &'static str) -> Self {
        Self { sqlite: sql, postgres: sql }
    }
}

const MIGRATIONS: [Migration; 7] = [
    Migration::same(include_str!("migrations/1_books.sql")),
    Migration::same(include_str!("migrations/2_tournaments.sql")),
    Migration::same(include_str!("migrations/3_tickets.sql")),
    Migration { sqlite: include_str!("migrations/4_strict.sqlite.sql"), postgres: include_str!("migrations/4_strict.postgres.sql") },
    Migration { sqlite: include_str!("migrations/5_sessions.sqlite.sql"), postgres: include_str!("migrations/5_sessions.postgres.sql") },
    Migration::same(include_str!("migrations/6_seals.sql")),
    Migration { sqlite: include_str!("migrations/7_keys.sqlite.sql"), postgres: include_str!("migrations/7_keys.postgres.sql") },
];

/// The version from which on each hall has a digest of its rows.
const DIGESTS_SINCE: u64 = 4;

/// How the version of the tables compares with that of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Version {
    /// The tables are as this program makes them.
    Current,
    /// There are no tables yet.
    Nothing,
    /// An older program made the tables.
    Older,
}

/// The version of the tables.
///
/// # Errors
/// `Newer` if a newer program made them.
pub(in crate::store) fn version(tx: &mut dyn Transaction) -> Result<Version, StoreError> {
    tx.define("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")?;
    let (found, known) = (found(tx)?, known());
    match found {
        0 => Ok(Version::Nothing),
        found if found > known => Err(StoreError::Newer { found, known }),
        found if found < known => Ok(Version::Older),
        _ => Ok(Version::Current),
    }
}

/// The version whose statements add the skeletons of names, which SQL cannot compute.
const SKELETONS: u64 = 5;
/// The version from which on the rows of accounts, sessions, tokens, the log and orders have seals.
const SEALS: u64 = 6;

/// Migrates the tables to the version of this program.
pub(in crate::store) fn migrate(tx: &mut dyn Transaction, dialect: Dialect) -> Result<(), StoreError> {
    if version(tx)? == Version::Current {
        return Ok(());
    }
    let (found, known) = (found(tx)?, known());
    let keyed = if dialect == Dialect::Sqlite { "WITHOUT ROWID" } else { "" };
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(usize::MAX)) {
        let sql = if dialect == Dialect::Sqlite { migration.sqlite } else { migration.postgres };
        tx.define(&sql.replace("{keyed}", keyed))?;
    }
    if found < DIGESTS_SINCE {
        chain::begin_chains(tx)?;
    }
    if found < SKELETONS {
        accounts::write_skeletons(tx)?;
    }
    if found < SEALS {
        sealed_table::seal_all(tx)?;
    }
    tx.run("DELETE FROM schema_version", &[])?;
    tx.run("INSERT INTO schema_version (version) VALUES ($1)", &[Value::of(known)?])?;
    Ok(())
}

fn known() -> u64 {
    u64::try_from(MIGRATIONS.len()).unwrap_or(u64::MAX)
}

fn found(tx: &mut dyn Transaction) -> Result<u64, StoreError> {
    tx.ask("SELECT version FROM schema_version", &[])?.first().map_or(Ok(0), |row| row.number(0))
}
