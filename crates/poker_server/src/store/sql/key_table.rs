//! The names of the keys with which these books were written. So a server with another file of keys is noticed when it starts.

use super::{Row, Transaction, Value};
use crate::store::StoreError;
use crate::store::keys::{KeyError, KeyList, KeyName, KeyRing, SecretKey};

/// The names of the keys of these books, lowest number first.
pub(super) fn names(tx: &mut dyn Transaction) -> Result<Vec<KeyName>, StoreError> {
    let name = |row: &Row| {
        let number = u32::try_from(row.number(0)?).map_err(StoreError::damaged)?;
        Ok(KeyName { number, fingerprint: row.text(1)?.to_owned() })
    };
    tx.ask("SELECT number, fingerprint FROM secret_keys ORDER BY number", &[])?.iter().map(name).collect()
}

/// Reads the file of keys for a server, and makes it if these books know no key yet. Returns its keys, whose names are in the books from now on.
///
/// # Errors
/// `Missing`, `Exposed` or `Damaged` if the file cannot be used; `Other` if it is that of other books.
pub(in crate::store) fn begin(tx: &mut dyn Transaction, ring: &KeyRing) -> Result<KeyList, StoreError> {
    // Another server that begins waits for these rows.
    tx.run("UPDATE secret_keys SET fingerprint = fingerprint", &[])?;
    let known = names(tx)?;
    let mut list = ring.list()?;
    if list.newest().is_none() {
        if let Some((key, path)) = known.last().zip(ring.path()) {
            return Err(KeyError::Missing { path: path.to_owned(), key: key.clone() }.into());
        }
        list = KeyList::of([SecretKey::random(1)]);
        ring.replace(list.clone())?;
        if let Some(path) = ring.path() {
            tracing::info!(file = %path.display(), "made the file of keys; keep a copy of it apart from the backups of the books");
        }
    }
    for name in list.iter().map(SecretKey::name) {
        add(tx, name)?;
    }
    // Also a server that has begun at the same moment may have written another key.
    fit(tx, ring, &list)?;
    Ok(list)
}

/// Checks that the keys of a file are those of these books: a server with other ones does not start.
pub(super) fn fit(tx: &mut dyn Transaction, ring: &KeyRing, list: &KeyList) -> Result<(), StoreError> {
    for books in names(tx)? {
        if let Some(file) = list.numbered(books.number).map(SecretKey::name).filter(|file| **file != books) {
            let path = ring.path().unwrap_or_else(|| std::path::Path::new("")).to_owned();
            return Err(KeyError::Other { path, books, file: file.clone() }.into());
        }
    }
    Ok(())
}

/// Adds the name of a key, unless another key has its number.
pub(super) fn add(tx: &mut dyn Transaction, name: &KeyName) -> Result<(), StoreError> {
    let sql = "INSERT INTO secret_keys (number, fingerprint) VALUES ($1, $2) ON CONFLICT (number) DO NOTHING";
    tx.run(sql, &[Value::of(name.number.into())?, Value::text(&name.fingerprint)]).map(drop)
}

pub(super) fn remove(tx: &mut dyn Transaction, name: &KeyName) -> Result<(), StoreError> {
    let sql = "DELETE FROM secret_keys WHERE number = $1 AND fingerprint = $2";
    tx.run(sql, &[Value::of(name.number.into())?, Value::text(&name.fingerprint)]).map(drop)
}
