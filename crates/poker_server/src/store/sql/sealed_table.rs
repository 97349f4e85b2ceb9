//! Accounts, sessions, tokens, the log and orders: several servers write them at once, so each row has a hash of its own, its **seal**, and no
//! digest of the whole table has to be locked for every sign-in. Each write of a row seals it in the same transaction, unless its seal did not fit before.
//!
//! `check` finds a row that was changed or added without its seal. Players, orders and entries of the log are numbered without gaps, so it finds
//! missing ones too. It does not find a removed session or token, which signs somebody out, nor a row that was replaced by an older copy of itself with
//! its seal.

use super::digest::RowHash;
use super::{Row, Transaction, Value};
use crate::store::{Flaw, StoreError};

/// A table whose rows have seals.
pub(super) struct SealedTable {
    pub name: &'static str,
    /// Asks for all columns of all rows: first the key, last the seal.
    all: &'static str,
    /// Asks for all columns but the seal, of the row with a key.
    found: &'static str,
    /// As `found`, with the seal.
    one: &'static str,
    /// Locks the row with a key until the transaction ends.
    lock: &'static str,
    /// Writes the seal of the row with a key.
    put: &'static str,
    numbered: Option<Numbered>,
}

/// The numbers of the rows of a table, from 1 without gaps.
struct Numbered {
    /// The name of the last number in the table `numbers`.
    last: &'static str,
    /// The name of the number of rows that were removed, in the table `numbers`.
    removed: &'static str,
    count: &'static str,
}

/// The statements for a table; the first column is the key.
macro_rules! sealed {
    ($name:literal, $key:literal, $columns:literal, $numbered:expr) => {
        SealedTable {
            name: $name,
            all: concat!("SELECT ", $key, ", ", $columns, ", seal FROM ", $name),
            found: concat!("SELECT ", $key, ", ", $columns, " FROM ", $name, " WHERE ", $key, " = $1"),
            one: concat!("SELECT ", $key, ", ", $columns, ", seal FROM ", $name, " WHERE ", $key, " = $1"),
            lock: concat!("UPDATE ", $name, " SET ", $key, " = ", $key, " WHERE ", $key, " = $1"),
            put: concat!("UPDATE ", $name, " SET seal = $1 WHERE ", $key, " = $2"),
            numbered: $numbered,
        }
    };
}

pub(super) const ACCOUNTS: SealedTable = sealed!(
    "accounts",
    "player",
    "name, folded, skeleton, phc, password_until, made, suspended, pro, wrong, locked_until, last_hall",
    Some(Numbered { last: "players", removed: "players removed", count: "SELECT count(*) FROM accounts" })
);

pub(super) const SESSIONS: SealedTable = sealed!("sessions", "id", "player, made, used, wrong, locked_until", None);

pub(super) const TOKENS: SealedTable = sealed!("tokens", "digest", "player, made, good_until, session", None);

pub(super) const LOG: SealedTable =
    sealed!("log", "id", "made, by_whom, deed", Some(Numbered { last: "log", removed: "log removed", count: "SELECT count(*) FROM log" }));

pub(super) const ORDERS: SealedTable = sealed!(
    "orders",
    "id",
    "hall, made, by_whom, what, outcome, tries, epoch",
    Some(Numbered { last: "orders", removed: "orders removed", count: "SELECT count(*) FROM orders" })
);

/// All tables whose rows have seals.
pub(super) const ALL: [SealedTable; 5] = [ACCOUNTS, SESSIONS, TOKENS, LOG, ORDERS];

/// Changes the row with a key: `change` returns the number of changed rows. A row whose seal does not fit gets no new one, so that a change without
/// the program is found also after the program has written the row again.
pub(super) fn change(
    tx: &mut dyn Transaction,
    (table, key): (&SealedTable, &Value<'_>),
    change: impl FnOnce(&mut dyn Transaction) -> Result<u64, StoreError>,
) -> Result<u64, StoreError> {
    tx.run(table.lock, std::slice::from_ref(key))?;
    let sealed = is_sealed(tx, table, key)?;
    let changed = change(tx)?;
    if sealed {
        seal(tx, table, key)?;
    }
    Ok(changed)
}

/// Whether the row with a key has the seal that fits. The caller holds the lock of the row.
pub(super) fn is_sealed(tx: &mut dyn Transaction, table: &SealedTable, key: &Value<'_>) -> Result<bool, StoreError> {
    Ok(tx.ask(table.one, std::slice::from_ref(key))?.first().is_some_and(|row| unsealed(table.name, row).is_none()))
}

/// Seals a row that the caller has just written.
pub(super) fn seal(tx: &mut dyn Transaction, table: &SealedTable, key: &Value<'_>) -> Result<(), StoreError> {
    if let Some(row) = tx.ask(table.found, std::slice::from_ref(key))?.first() {
        let seal = RowHash::of(table.name, &row.0).hex();
        tx.run(table.put, &[Value::text(&seal), key.clone()])?;
    }
    Ok(())
}

/// Notes that an entry of the log was removed.
pub(super) fn note_removed_entry(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    super::numbers::next(tx, "log removed").map(drop)
}

/// Seals all rows of an older program, and takes the numbers that are missing in its tables for removed.
pub(super) fn seal_all(tx: &mut dyn Transaction) -> Result<(), StoreError> {
    for table in &ALL {
        for row in tx.ask(table.all, &[])? {
            let (_, columns) = row.0.split_last().unwrap_or((&Value::None, &[]));
            let (key, seal) = (columns.first().cloned().unwrap_or(Value::None), RowHash::of(table.name, columns).hex());
            tx.run(table.put, &[Value::text(&seal), key])?;
        }
        if let Some(numbered) = &table.numbered {
            let missing = numbered.missing(tx)?;
            if missing > 0 {
                let sql = "INSERT INTO numbers (name, last) VALUES ($1, $2)";
                tx.run(sql, &[Value::text(numbered.removed), Value::Number(missing)])?;
            }
        }
    }
    Ok(())
}

/// Finds rows that were changed or added without their seal, and tables with rows that are missing or too many.
pub(super) fn check(tx: &mut dyn Transaction) -> Result<Vec<Flaw>, StoreError> {
    let mut flaws = Vec::new();
    for table in &ALL {
        tx.each(table.all, &[], &mut |row| flaws.extend(unsealed(table.name, &row)))?;
        if let Some(numbered) = &table.numbered {
            let missing = numbered.missing(tx)?;
            if missing != 0 {
                flaws.push(Flaw::Missing { table: table.name, missing });
            }
        }
    }
    Ok(flaws)
}

/// The flaw of a row whose seal does not fit.
fn unsealed(table: &'static str, row: &Row) -> Option<Flaw> {
    let (seal, columns) = row.0.split_last()?;
    let fits = *seal == Value::Text(RowHash::of(table, columns).hex().into());
    let key = match columns.first()? {
        Value::Number(number) => number.to_string(),
        Value::Text(text) => text.to_string(),
        Value::None => "?".to_owned(),
    };
    (!fits).then_some(Flaw::Row { table, key })
}

impl Numbered {
    /// The number of rows that are missing; negative if there are too many.
    fn missing(&self, tx: &mut dyn Transaction) -> Result<i64, StoreError> {
        let sql = "SELECT last FROM numbers WHERE name = $1";
        let mut number = |name: &'static str| tx.ask(sql, &[Value::text(name)])?.first().map_or(Ok(0), |row| row.signed(0));
        let (last, removed) = (number(self.last)?, number(self.removed)?);
        let count = tx.ask(self.count, &[])?.first().map_or(Ok(0), |row| row.signed(0))?;
        Ok(last.saturating_sub(removed).saturating_sub(count))
    }
}
