//! The keys that a store uses.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::key_file::{self, Stamp};
use super::{KeyError, KeyList, KeyName, SecretKey, SecretPlace};
use crate::door::{PasswordSecret, SecretId};

/// The name of the file of keys in the folder of a server.
const FILE: &str = "cardroom.keys";

/// The keys of a store, from a file. The file is read again when it has changed, so that a running server takes up a new key.
#[derive(Debug)]
pub struct KeyRing {
    /// The file, or `None` if the keys are in memory or there are none.
    path: Option<PathBuf>,
    read: Mutex<ReadKeys>,
}

#[derive(Debug, Default)]
struct ReadKeys {
    keys: KeyList,
    /// The stamp of the file when it was last looked at; `None` before that, and if the file was missing.
    stamp: Option<Stamp>,
}

impl KeyRing {
    /// The keys of a file, which need not be there yet.
    #[must_use]
    pub fn of_file(path: impl Into<PathBuf>) -> Self {
        Self { path: Some(path.into()), read: Mutex::default() }
    }

    /// The keys of a server whose books are in this folder.
    #[must_use]
    pub fn of_folder(folder: &Path) -> Self {
        Self::of_file(folder.join(FILE))
    }

    /// The keys of a server whose SQLite file is at this path.
    pub(in crate::store) fn beside(books: &Path) -> Self {
        Self::of_file(books.with_file_name(FILE))
    }

    /// A key that is kept nowhere, for books in memory.
    #[must_use]
    pub fn in_memory() -> Self {
        let keys = KeyList::of([SecretKey::random(1)]);
        Self { path: None, read: Mutex::new(ReadKeys { keys, stamp: None }) }
    }

    /// No keys: nothing secret can be read or written.
    #[must_use]
    pub fn none() -> Self {
        Self { path: None, read: Mutex::default() }
    }

    pub(in crate::store) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The keys that the file has now; none if it is missing.
    ///
    /// # Errors
    /// If others can read the file, or it cannot be read.
    pub(in crate::store) fn list(&self) -> Result<KeyList, KeyError> {
        let Some(path) = &self.path else { return Ok(self.locked().keys.clone()) };
        Ok(key_file::read(path)?.map(|(keys, _)| keys).unwrap_or_default())
    }

    /// Whether there is a key with this name.
    pub(in crate::store) fn holds(&self, name: &KeyName) -> Result<bool, KeyError> {
        Ok(self.current()?.keys.get(name).is_some())
    }

    /// Whether neither keys nor a file were named.
    pub(in crate::store) fn is_none(&self) -> bool {
        self.path.is_none() && self.locked().keys.newest().is_none()
    }

    /// Writes the file with these keys.
    pub(in crate::store) fn replace(&self, keys: KeyList) -> Result<(), KeyError> {
        let mut read = self.locked();
        let stamp = match &self.path {
            Some(path) => {
                key_file::write(path, &keys)?;
                Stamp::now(path)
            }
            None if read.keys.newest().is_none() => return Err(KeyError::Unnamed),
            None => None,
        };
        *read = ReadKeys { keys, stamp };
        Ok(())
    }

    /// Encrypts a value for a place, with the newest key. The text begins with the name of the key.
    pub(in crate::store) fn encrypt(&self, place: SecretPlace<'_>, value: &[u8]) -> Result<String, KeyError> {
        let read = self.current()?;
        let key = read.keys.newest().ok_or(KeyError::Unnamed)?;
        let encrypted = key.encrypt(&place.associated_data(), value).ok_or_else(|| KeyError::TooLong(place.to_string()))?;
        Ok(format!("{}.{encrypted}", key.name()))
    }

    /// Decrypts the text of a value.
    ///
    /// # Errors
    /// `Lacks` if there is no such key; `Changed` if the text was changed or does not belong to this place.
    pub(in crate::store) fn decrypt(&self, place: SecretPlace<'_>, text: &str) -> Result<Vec<u8>, KeyError> {
        let changed = || KeyError::Changed(place.to_string());
        let (name, encrypted) = split(text).ok_or_else(changed)?;
        let read = self.current()?;
        let key = read.keys.get(&name).ok_or_else(|| self.lacks(place, name))?;
        key.decrypt(&place.associated_data(), encrypted).ok_or_else(changed)
    }

    /// The secret of passwords with this name, or the one that follows from the newest key; `None` if there is no key.
    ///
    /// # Errors
    /// `LacksForPassword` if there is no key for this name.
    pub(in crate::store) fn password_secret(&self, id: Option<SecretId>) -> Result<Option<PasswordSecret>, KeyError> {
        let read = self.current()?;
        let Some(id) = id else { return Ok(read.keys.newest().and_then(SecretKey::password_secret)) };
        match (read.keys.of_secret(id), &self.path) {
            (Some(key), _) => Ok(key.password_secret()),
            (None, None) => Err(KeyError::Unnamed),
            (None, Some(path)) => Err(KeyError::LacksForPassword { path: path.clone(), key: id }),
        }
    }

    /// The error that a place is encrypted with a key that is not here.
    pub(in crate::store) fn lacks(&self, place: SecretPlace<'_>, key: KeyName) -> KeyError {
        match &self.path {
            None => KeyError::Unnamed,
            Some(path) => KeyError::Lacks { path: path.clone(), what: place.to_string(), key },
        }
    }

    /// The keys as the file has them now. If it cannot be read any more, the keys that were read before stay in use, so that a mistake at the
    /// file does not stop a running server.
    fn current(&self) -> Result<MutexGuard<'_, ReadKeys>, KeyError> {
        let mut read = self.locked();
        let Some(path) = &self.path else { return Ok(read) };
        let has_keys = read.keys.newest().is_some();
        let stamp = Stamp::now(path);
        if has_keys && stamp == read.stamp {
            return Ok(read);
        }
        match key_file::read(path) {
            Ok(Some((keys, stamp))) => *read = ReadKeys { keys, stamp: Some(stamp) },
            Ok(None) if !has_keys => {}
            Err(error) if !has_keys => return Err(error),
            failed => {
                let why = failed.err().map_or_else(|| format!("{} is missing", path.display()), |error| error.to_string());
                tracing::error!(%why, "the file of keys cannot be read; the keys that were read before stay in use");
                read.stamp = stamp;
            }
        }
        Ok(read)
    }

    fn locked(&self) -> MutexGuard<'_, ReadKeys> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The name of the key with which a text was encrypted, and the rest of the text.
fn split(text: &str) -> Option<(KeyName, &str)> {
    let at = text.match_indices('.').nth(1)?.0;
    Some((text.get(..at)?.parse().ok()?, text.get(at + 1..)?))
}

/// The name of the key with which a text was encrypted.
pub(in crate::store) fn key_of(text: &str) -> Option<KeyName> {
    split(text).map(|(name, _)| name)
}
