//! Deletes accounts in SQL.

use poker_protocol::{AccountName, PlayerId};
use poker_room::deleted_name;
use sha2::{Digest as _, Sha256};

use super::digest::Digest;
use super::sealed_table::ACCOUNTS;
use super::{Row, Transaction, Value, log, sealed_table};
use crate::door::{AccountDeletion, AuditEvent};
use crate::store::StoreError;

/// What stands before the hash in the skeleton of a deleted account. No name of a player has such a sign.
const FORMER: &str = "deleted:";

/// The skeleton of the account that had `name` before it was deleted: a hash of the likeness of the name, or of its skeleton if the account was
/// deleted by a program before version 9 of the books.
pub(super) fn former(name: &AccountName) -> [String; 2] {
    [name.likeness(), name.skeleton()].map(|form| {
        let hash = Sha256::new_with_prefix("the name of a deleted account of Cardroom: ").chain_update(form).finalize();
        format!("{FORMER}{}", Digest::of_hash(&hash).hex())
    })
}

/// Whether this is the skeleton of a deleted account.
pub(super) fn is_former(skeleton: &str) -> bool {
    skeleton.starts_with(FORMER)
}

/// Finds the deleted account that had this name, or one that looks like it.
pub(super) fn with_name(tx: &mut dyn Transaction, name: &AccountName) -> Result<Option<PlayerId>, StoreError> {
    let values = former(name).map(|skeleton| Value::Text(skeleton.into()));
    let rows = tx.ask("SELECT player FROM accounts WHERE skeleton = $1 OR skeleton = $2 ORDER BY player", &values)?;
    Ok(rows.first().map(Row::first).transpose()?.map(PlayerId))
}

/// Deletes an account that is not deleted yet.
pub(super) fn delete(tx: &mut dyn Transaction, deletion: &AccountDeletion) -> Result<(), StoreError> {
    let AccountDeletion { player, at, by, orders: _ } = deletion;
    let id = Value::of(player.0)?;
    // The update locks the row against others who change the account.
    tx.run("UPDATE accounts SET player = player WHERE player = $1", std::slice::from_ref(&id))?;
    let rows = tx.ask("SELECT name FROM accounts WHERE player = $1", std::slice::from_ref(&id))?;
    let row = rows.first().ok_or_else(|| StoreError::damaged("an account is missing"))?;
    let (name, new) = (AccountName::unchecked(row.text(0)?), deleted_name(*player));
    if name.as_str() == new {
        return Ok(());
    }
    let [skeleton, _] = former(&name);
    let values = [Value::text(&new), Value::text(&new), Value::Text(skeleton.into()), id.clone()];
    sealed_table::change(tx, (&ACCOUNTS, &id), |tx| {
        tx.run(
            "UPDATE accounts SET name = $1, folded = $2, skeleton = $3, phc = NULL, password_until = 0, suspended = NULL, pro = 0, wrong = 0, \
             locked_until = 0, last_hall = NULL WHERE player = $4",
            &values,
        )
    })?;
    tx.run("DELETE FROM sessions WHERE player = $1", &[id])?;
    log::forget(tx, *player, &name)?;
    log::add(tx, *at, by, &AuditEvent::Deleted { player: *player })?;
    Ok(())
}
