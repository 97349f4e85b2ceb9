//! The audit log in SQL.

use poker_protocol::{AccountName, PlayerId};
use poker_room::{Now, deleted_name};

use super::sealed_table::LOG;
use super::{Row, Transaction, Value, numbers, sealed_table};
use crate::door::{AuditEntry, AuditEvent, AuditId};
use crate::store::StoreError;

/// Appends an entry.
pub(super) fn add(tx: &mut dyn Transaction, at: Now, by: &str, event: &AuditEvent) -> Result<u64, StoreError> {
    let number = Value::of(numbers::next(tx, "log")?)?;
    let values = [number.clone(), Value::of(at.0)?, Value::text(by), Value::json(event)?];
    let added = tx.run("INSERT INTO log (id, made, by_whom, deed) VALUES ($1, $2, $3, $4)", &values)?;
    sealed_table::seal(tx, &LOG, &number)?;
    Ok(added)
}

/// At most `most` entries above `after`, oldest first.
pub(super) fn after(tx: &mut dyn Transaction, after: AuditId, most: u32) -> Result<Vec<AuditEntry>, StoreError> {
    let sql = "SELECT id, made, by_whom, deed FROM log WHERE id > $1 ORDER BY id LIMIT $2";
    tx.ask(sql, &[Value::of(after.0)?, Value::of(most.into())?])?.iter().map(entry).collect()
}

/// Removes the entries about a player. An entry about many new accounts, of which this one was the first, stays without the name.
pub(super) fn forget(tx: &mut dyn Transaction, player: PlayerId, name: &AccountName) -> Result<(), StoreError> {
    let (last, more) = (format!("%\"player\":{}}}%", player.0), format!("%\"player\":{},%", player.0));
    let sql = "SELECT id, made, by_whom, deed FROM log WHERE deed LIKE $1 OR deed LIKE $2 OR deed LIKE $3";
    for row in tx.ask(sql, &[Value::text(&last), Value::text(&more), Value::text("%\"first\":%")])? {
        let AuditEntry { id, event, .. } = entry(&row)?;
        let id = Value::of(id.0)?;
        match event {
            AuditEvent::Created { first, count } if first == *name => {
                let event = AuditEvent::Created { first: AccountName::unchecked(deleted_name(player)), count };
                let values = [Value::json(&event)?, id.clone()];
                sealed_table::change(tx, (&LOG, &id), |tx| tx.run("UPDATE log SET deed = $1 WHERE id = $2", &values))?;
            }
            event if event.player() == Some(player) => {
                tx.run("DELETE FROM log WHERE id = $1", &[id])?;
                sealed_table::note_removed_entry(tx)?;
            }
            _ => {}
        }
    }
    Ok(())
}

pub(super) fn entry(row: &Row) -> Result<AuditEntry, StoreError> {
    // An entry that cannot be read, for example of a newer program, must not keep the entries after it from being read.
    let event = row.json(3).unwrap_or(AuditEvent::Unreadable);
    Ok(AuditEntry { id: AuditId(row.number(0)?), at: Now(row.number(1)?), by: row.text(2)?.to_owned(), event })
}
