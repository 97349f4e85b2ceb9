//! Numbers that rise by one: of players, orders and entries of the log.

use super::{Transaction, Value};
use crate::store::StoreError;

/// Takes the next number of `kind`, from 1. The row is locked, so that no reader sees a later number before an earlier one.
pub(super) fn next(tx: &mut dyn Transaction, kind: &'static str) -> Result<u64, StoreError> {
    let sql = "INSERT INTO numbers (name, last) VALUES ($1, 1) ON CONFLICT (name) DO UPDATE SET last = numbers.last + 1 RETURNING last";
    tx.ask(sql, &[Value::text(kind)])?.first().map_or_else(|| Err(StoreError::damaged("a number is missing")), |row| row.number(0))
}
