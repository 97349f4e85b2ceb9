//! The tables, and the migrations from older versions.

use super::{Transaction, Value, accounts, chain, sealed_table};
use crate::store::StoreError;

/// What SQLite and PostgreSQL write differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// A statement of a migration in this dialect: `{integer}` is the type of whole numbers, `{strict}` makes SQLite refuse values of
    /// another type, and `{keyed}` makes it store rows in the primary key itself.
    fn write(self, sql: &str) -> String {
        let (integer, strict, keyed) = match self {
            Self::Sqlite => ("INT", "STRICT", "WITHOUT ROWID"),
            Self::Postgres => ("BIGINT", "", ""),
        };
        sql.replace("{integer}", integer).replace("{strict}", strict).replace("{keyed}", keyed)
    }
}

/// The statements that a version adds.
enum Migration {
    Same(&'static str),
    /// SQLite has to make the tables anew.
    Apart {
        sqlite: &'static str,
        postgres: &'static str,
    },
}

impl Migration {
    fn sql(&self, dialect: Dialect) -> String {
        match (self, dialect) {
            (Self::Same(sql), _)
            | (Self::Apart { sqlite: sql, .. }, Dialect::Sqlite)
            | (Self::Apart { postgres: sql, .. }, Dialect::Postgres) => dialect.write(sql),
        }
    }
}

const MIGRATIONS: [Migration; 9] = [
    Migration::Same(include_str!("migrations/1_books.sql")),
    Migration::Same(include_str!("migrations/2_tournaments.sql")),
    Migration::Same(include_str!("migrations/3_tickets.sql")),
    Migration::Apart { sqlite: include_str!("migrations/4_strict.sqlite.sql"), postgres: include_str!("migrations/4_strict.postgres.sql") },
    Migration::Same(include_str!("migrations/5_sessions.sql")),
    Migration::Same(include_str!("migrations/6_seals.sql")),
    Migration::Same(include_str!("migrations/7_keys.sql")),
    Migration::Same(include_str!("migrations/8_bases.sql")),
    Migration::Same(include_str!("migrations/9_likenesses.sql")),
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
    /// An older program made the tables, of this version.
    Older(u64),
}

/// The version of the tables.
///
/// # Errors
/// `Newer` if a newer program made them.
pub(in crate::store) fn version(tx: &mut dyn Transaction) -> Result<Version, StoreError> {
    tx.define("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")?;
    let found = tx.ask("SELECT version FROM schema_version", &[])?.first().map_or(Ok(0), |row| row.number(0))?;
    match (found, known()) {
        (0, _) => Ok(Version::Nothing),
        (found, known) if found > known => Err(StoreError::Newer { found, known }),
        (found, known) if found < known => Ok(Version::Older(found)),
        _ => Ok(Version::Current),
    }
}

/// The version from which on the rows of accounts, sessions, tokens, the log and orders have seals.
const SEALS: u64 = 6;
/// The version from which on what a hall offers is a row of its own.
const BASES_APART: u64 = 8;
/// The version from which on the skeleton of a name is its likeness, which SQL cannot compute.
const LIKENESSES: u64 = 9;

/// Migrates the tables to the version of this program.
pub(in crate::store) fn migrate(tx: &mut dyn Transaction, dialect: Dialect) -> Result<(), StoreError> {
    let found = match version(tx)? {
        Version::Current => return Ok(()),
        Version::Nothing => 0,
        Version::Older(found) => found,
    };
    let whole_rows = if (DIGESTS_SINCE..BASES_APART).contains(&found) { chain::whole_rows(tx)? } else { Vec::new() };
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(usize::MAX)) {
        tx.define(&migration.sql(dialect))?;
    }
    if found < DIGESTS_SINCE {
        chain::begin_chains(tx)?;
    }
    chain::part_rows(tx, whole_rows)?;
    if found < LIKENESSES {
        accounts::write_likenesses(tx)?;
    }
    if found < SEALS {
        sealed_table::seal_all(tx)?;
    }
    tx.run("DELETE FROM schema_version", &[])?;
    tx.run("INSERT INTO schema_version (version) VALUES ($1)", &[Value::of(known())?])?;
    Ok(())
}

/// The statements that make the tables of an older version.
#[cfg(test)]
pub(in crate::store) fn tables_of(version: usize, dialect: Dialect) -> String {
    MIGRATIONS.iter().take(version).map(|migration| migration.sql(dialect)).collect()
}

fn known() -> u64 {
    u64::try_from(MIGRATIONS.len()).unwrap_or(u64::MAX)
}
