//! Passwords that cannot be checked without a key.

use std::collections::BTreeMap;

use poker_protocol::{AccountName, PlayerId};

use super::sealed_table::{self, ACCOUNTS};
use super::{Transaction, Value};
use crate::door::{PasswordHash, SecretId};
use crate::store::keys::KeyList;
use crate::store::{GivenUp, StoreError};

/// The secrets that passwords need, each with the number of its passwords.
pub(super) fn in_use(tx: &mut dyn Transaction) -> Result<BTreeMap<SecretId, u64>, StoreError> {
    let mut used = BTreeMap::new();
    tx.each("SELECT phc FROM accounts WHERE phc IS NOT NULL", &[], &mut |row| {
        if let Some(id) = row.text(0).ok().and_then(|phc| PasswordHash(phc.to_owned()).secret()) {
            *used.entry(id).or_default() += 1;
        }
    })?;
    Ok(used)
}

/// Takes the passwords away whose keys are not in `list`. Their players have sessions as before, and need a new password from an operator.
pub(super) fn give_up(tx: &mut dyn Transaction, list: &KeyList) -> Result<Vec<GivenUp>, StoreError> {
    let mut lost = Vec::new();
    for row in tx.ask("SELECT player, name, phc FROM accounts WHERE phc IS NOT NULL ORDER BY player", &[])? {
        if PasswordHash(row.text(2)?.to_owned()).secret().is_none_or(|id| list.of_secret(id).is_some()) {
            continue;
        }
        let player = PlayerId(row.number(0)?);
        let id = Value::of(player.0)?;
        let sql = "UPDATE accounts SET phc = NULL, password_until = 0 WHERE player = $1";
        sealed_table::change(tx, (&ACCOUNTS, &id), |tx| tx.run(sql, std::slice::from_ref(&id)))?;
        lost.push(GivenUp::Password { player, name: AccountName::unchecked(row.text(1)?) });
    }
    Ok(lost)
}
