//! The rows of a hall that hold secrets: which key each of them names, and those that are not encrypted yet.

use std::collections::BTreeSet;

use poker_protocol::{HandId, TournamentId};
use poker_room::tournament::{TournamentHead, TournamentOpening};

use super::chain::{self, Sealed};
use super::hall_table::{BEGUN_AGAIN, HallRows, TOURNAMENTS};
use super::{Transaction, Value, encrypted_draw, encrypted_hand, key_table, keyed_passwords, tournaments};
use crate::store::keys::{KeyName, KeyRing, Secret, SecretPlace};
use crate::store::{StoreError, Tip};

/// A row with a secret.
pub(super) struct SecretRow {
    pub secret: Secret,
    pub text: String,
    /// The key with which the row is encrypted, or `None` if it is readable.
    pub key: Option<KeyName>,
}

/// The rows with secrets of a hall.
pub(super) fn of_hall(tx: &mut dyn Transaction, hall: &str) -> Result<Vec<SecretRow>, StoreError> {
    let mut found = Vec::new();
    for row in tx.ask("SELECT hand, what FROM begun WHERE hall = $1 ORDER BY hand", &[Value::text(hall)])? {
        let text = row.text(1)?.to_owned();
        found.push(SecretRow { secret: Secret::Hand(HandId(row.number(0)?)), key: encrypted_hand::key(&text)?, text });
    }
    // The head of a tournament comes before its opening.
    let sql = "SELECT id, part, what FROM tournaments WHERE hall = $1 AND part IN ($2, $3) ORDER BY id, part";
    let mut told = BTreeSet::new();
    for row in tx.ask(sql, &[Value::text(hall), Value::text(tournaments::HEAD), Value::text(tournaments::OPENING)])? {
        let id = row.number(0)?;
        if row.text(1)? == tournaments::HEAD {
            if encrypted_draw::is_told(&row.json::<TournamentHead>(2)?) {
                told.insert(id);
            }
            continue;
        }
        let text = row.text(2)?.to_owned();
        let key = encrypted_draw::key(&text)?;
        let is_secret = key.is_some() || (!told.contains(&id) && row.json::<TournamentOpening>(2)?.draw.is_some());
        if is_secret {
            let tournament = TournamentId(u32::try_from(id).map_err(StoreError::damaged)?);
            found.push(SecretRow { secret: Secret::Draw(tournament), key, text });
        }
    }
    Ok(found)
}

/// The keys that rows of any hall name, and those without which passwords cannot be checked.
pub(super) fn keys_in_use(tx: &mut dyn Transaction) -> Result<BTreeSet<KeyName>, StoreError> {
    let of_passwords = keyed_passwords::in_use(tx)?;
    let names = key_table::names(tx)?.into_iter();
    let mut used: BTreeSet<KeyName> = names.filter(|name| name.secret_id().is_some_and(|id| of_passwords.contains_key(&id))).collect();
    for tip in chain::tips(tx)? {
        used.extend(of_hall(tx, &tip.hall.0)?.into_iter().filter_map(|row| row.key));
    }
    Ok(used)
}

/// Checks that a server has the keys of all rows of a hall that it claims, and encrypts those that an older program has left readable. Returns
/// the commit that this is, or `None` if there was nothing to do.
///
/// # Errors
/// `Lacks` if a key is missing.
pub(super) fn take_over(tx: &mut dyn Transaction, keys: &KeyRing, hall: &str) -> Result<Option<Tip>, StoreError> {
    let rows = of_hall(tx, hall)?;
    for SecretRow { secret, key, .. } in &rows {
        if let Some(key) = key
            && !keys.holds(key)?
        {
            return Err(keys.lacks(SecretPlace { hall, secret: *secret }, key.clone()).into());
        }
    }
    let readable: Vec<&SecretRow> = rows.iter().filter(|row| row.key.is_none()).collect();
    if readable.is_empty() {
        return Ok(None);
    }
    let before = Sealed::read(tx, hall)?;
    let mut writer = HallRows { tx, hall, digest: before.digest };
    for SecretRow { secret, text, .. } in readable {
        match *secret {
            Secret::Hand(hand) => {
                let begun = encrypted_hand::read(keys, (hall, hand), text)?;
                let text = encrypted_hand::text(keys, hall, &begun)?;
                writer.put(&BEGUN_AGAIN, &[Value::of(hand.0)?, Value::text(&text)])?;
            }
            Secret::Draw(id) => {
                let opening = encrypted_draw::read(keys, (hall, id), text)?;
                let text = encrypted_draw::text(keys, hall, &opening)?;
                let key = [Value::of(id.0.into())?, Value::text(tournaments::OPENING), Value::Number(0)];
                writer.put(&TOURNAMENTS, &[&key[..], &[Value::text(&text)]].concat())?;
            }
        }
    }
    let HallRows { tx, digest, .. } = writer;
    before.seal(tx, hall, digest).map(Some)
}
