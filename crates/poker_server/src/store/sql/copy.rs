//! Copies books from one database to another, for backups.

use super::{Database, Sql, Transaction, Value, chain};
use crate::store::{Noted, StoreError};

/// A table with its columns, as statements.
struct CopiedTable {
    read: &'static str,
    write: &'static str,
}

/// The statements for a table. The last part has as many parameters as there are columns.
macro_rules! table {
    ($name:literal, $columns:literal, $parameters:literal) => {
        CopiedTable {
            read: concat!("SELECT ", $columns, " FROM ", $name),
            write: concat!("INSERT INTO ", $name, " (", $columns, ") VALUES (", $parameters, ")"),
        }
    };
}

/// All tables but that of the version, each after those that its rows refer to.
const TABLES: [CopiedTable; 24] = [
    table!("numbers", "name, last", "$1, $2"),
    table!("secret_keys", "number, fingerprint", "$1, $2"),
    table!(
        "accounts",
        "player, name, folded, phc, made, suspended, pro, wrong, locked_until, last_hall, skeleton, password_until, seal",
        "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13"
    ),
    table!("sessions", "id, player, made, used, wrong, locked_until, seal", "$1, $2, $3, $4, $5, $6, $7"),
    table!("tokens", "digest, player, made, good_until, session, seal", "$1, $2, $3, $4, $5, $6"),
    table!("log", "id, made, by_whom, deed, seal", "$1, $2, $3, $4, $5"),
    table!("orders", "id, hall, made, by_whom, what, outcome, tries, epoch, seal", "$1, $2, $3, $4, $5, $6, $7, $8, $9"),
    table!(
        "halls",
        "hall, epoch, owner, url, held_until, moved, counters, review, commits, digest, link",
        "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11"
    ),
    table!("bases", "hall, what", "$1, $2"),
    table!("chain", "hall, number, digest, link", "$1, $2, $3, $4"),
    table!("balances", "hall, account, chips", "$1, $2, $3"),
    table!("movements", "hall, number, made, payer, payee, chips, reason", "$1, $2, $3, $4, $5, $6, $7"),
    table!("players", "hall, player, what", "$1, $2, $3"),
    table!("entries", "hall, player, number, what", "$1, $2, $3, $4"),
    table!("plans", "hall, player, what", "$1, $2, $3"),
    table!("tables", "hall, id, stake, what", "$1, $2, $3, $4"),
    table!("seats", "hall, id, player, chips, what", "$1, $2, $3, $4, $5"),
    table!("corrections", "hall, number, what", "$1, $2, $3"),
    table!("begun", "hall, hand, what", "$1, $2, $3"),
    table!("actions", "hall, hand, number, what", "$1, $2, $3, $4"),
    table!("hands", "hall, hand, void, what", "$1, $2, $3, $4"),
    table!("hand_players", "hall, player, hand", "$1, $2, $3"),
    table!("tournaments", "hall, id, part, number, what", "$1, $2, $3, $4, $5"),
    table!("tickets", "hall, id, what", "$1, $2, $3"),
];

/// Copies everything, as it is at one moment, into books that hold nothing. Nobody owns a hall of the copy. Returns what is to be
/// noted beside it.
///
/// # Errors
/// `NotEmpty` if the other books hold anything.
pub(in crate::store) fn copy<A: Database, B: Database>(from: &Sql<A>, to: &Sql<B>) -> Result<Noted, StoreError> {
    to.0.write(|target| {
        if !is_empty(target)? {
            return Err(StoreError::NotEmpty);
        }
        from.0.read_all(|source| {
            for table in &TABLES {
                let mut written = Ok(0);
                source.each(table.read, &[], &mut |row| {
                    if written.is_ok() {
                        written = target.run(table.write, &row.0);
                    }
                })?;
                written?;
            }
            Ok::<_, StoreError>(())
        })?;
        target.run("UPDATE halls SET owner = NULL, url = NULL, held_until = 0", &[])?;
        chain::noted(target)
    })
}

fn is_empty(tx: &mut dyn Transaction) -> Result<bool, StoreError> {
    for sql in ["SELECT player FROM accounts LIMIT 1", "SELECT hall FROM halls LIMIT 1", "SELECT id FROM orders LIMIT 1"] {
        if !tx.ask(sql, &[])?.is_empty() {
            return Ok(false);
        }
    }
    Ok(tx.ask("SELECT name FROM numbers WHERE last > $1 LIMIT 1", &[Value::Number(0)])?.is_empty())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::store::SqliteStore;

    #[test]
    fn a_backup_has_every_column_of_every_table() {
        let store = SqliteStore::in_memory().unwrap();
        let columns = "SELECT schema.name || '.' || columns.name FROM sqlite_schema AS schema, pragma_table_info(schema.name) AS columns \
                       WHERE schema.type = 'table' AND schema.name NOT LIKE 'sqlite%' AND schema.name <> 'schema_version'";
        let there: Result<Vec<String>, StoreError> =
            store.0.read(|tx| tx.ask(columns, &[])?.iter().map(|row| Ok(row.text(0)?.to_owned())).collect());
        let copied = TABLES.iter().flat_map(|table| {
            let (columns, name) = table.read["SELECT ".len()..].split_once(" FROM ").unwrap();
            columns.split(", ").map(move |column| format!("{name}.{column}"))
        });
        assert_eq!(copied.collect::<BTreeSet<_>>(), there.unwrap().into_iter().collect());
    }
}
