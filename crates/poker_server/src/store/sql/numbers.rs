//! Numbers that rise by one: of players, orders, entries of the log, and changes outside of halls.

use super::{Transaction, Value};
use crate::store::StoreError;

/// Takes the next number of `kind`, from 1. The row is locked, so that no reader sees a later number before an earlier one.
pub(super) fn next(tx: &mut dyn Transaction, kind: &'static str) -> Result<u64, StoreError> {
    let sql = "INSERT INTO numbers (name, last) VALUES ($1, 1) ON CONFLICT (name) DO UPDATE SET last = numbers.last + 1 RETURNING last";
    tx.ask(sql, &[Value::text(kind)])?.first().map_or_else(|| Err(StoreError::damaged("a number is missing")), |row| row.number(0))
}

/// The name of the number of changes.
const CHANGES: &str = "changes";

/// Counts a change of accounts, sessions, tokens, the log, orders or keys. Returns the number of changes so far.
pub(in crate::store) fn count_change(tx: &mut dyn Transaction) -> Result<u64, StoreError> {
    next(tx, CHANGES)
}

/// The number of changes that were counted.
pub(in crate::store) fn changes(tx: &mut dyn Transaction) -> Result<u64, StoreError> {
    let sql = "SELECT last FROM numbers WHERE name = $1";
    tx.ask(sql, &[Value::text(CHANGES)])?.first().map_or(Ok(0), |row| row.number(0))
}
