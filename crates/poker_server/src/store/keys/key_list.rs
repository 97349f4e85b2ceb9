//! The keys of a file, and the text of the file.

use super::{KeyName, SecretKey};
use crate::door::SecretId;

/// The first line of a file of keys.
const TITLE: &str = "cardroom keys 1";

/// What stands in a file of keys for those who open it.
const ADVICE: &str = "# The cards of hands in progress are encrypted with these keys, and nobody can check a password without them: number, key,\n\
                      # fingerprint. Nobody else may read this file. Keep a copy of it apart from the backups of the books. Change it only with: cardroom-server admin key\n";

/// Keys with different numbers, lowest number first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyList(Vec<SecretKey>);

impl KeyList {
    /// Puts keys in order. Of keys with the same number one is left.
    pub fn of(keys: impl IntoIterator<Item = SecretKey>) -> Self {
        let mut keys: Vec<SecretKey> = keys.into_iter().collect();
        keys.sort_by_key(|key| key.name().number);
        keys.dedup_by_key(|key| key.name().number);
        Self(keys)
    }

    /// All keys, the oldest first.
    pub fn iter(&self) -> std::slice::Iter<'_, SecretKey> {
        self.0.iter()
    }

    /// The key with which new values are encrypted.
    pub fn newest(&self) -> Option<&SecretKey> {
        self.0.last()
    }

    /// The key with this number and this fingerprint.
    pub fn get(&self, name: &KeyName) -> Option<&SecretKey> {
        self.iter().find(|key| key.name() == name)
    }

    /// The key from which the secret of passwords with this name follows.
    pub fn of_secret(&self, id: SecretId) -> Option<&SecretKey> {
        self.iter().find(|key| key.name().secret_id() == Some(id))
    }

    /// The key with this number, whatever its fingerprint is.
    pub fn numbered(&self, number: u32) -> Option<&SecretKey> {
        self.iter().find(|key| key.name().number == number)
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let lines = self.iter().map(|key| format!("{} {} {}\n", key.name().number, key.digits(), key.name().fingerprint));
        format!("{TITLE}\n{ADVICE}{}", lines.collect::<String>())
    }

    /// Reads the text of a file. The error is the number of the first line that is damaged, from 1.
    pub fn read(text: &str) -> Result<Self, usize> {
        let mut lines = text.lines().zip(1..);
        if lines.next().is_none_or(|(line, _)| line != TITLE) {
            return Err(1);
        }
        let mut keys: Vec<SecretKey> = Vec::new();
        let mut last = 1;
        for (line, number) in lines.filter(|(line, _)| !line.starts_with('#') && !line.trim().is_empty()) {
            let key = key(line).filter(|key| keys.last().is_none_or(|before| before.name().number < key.name().number));
            keys.push(key.ok_or(number)?);
            last = number;
        }
        if keys.is_empty() { Err(last + 1) } else { Ok(Self(keys)) }
    }
}

/// The key of a line, if its fingerprint fits.
fn key(line: &str) -> Option<SecretKey> {
    let mut words = line.split_ascii_whitespace();
    let (number, digits, fingerprint) = (words.next()?.parse().ok()?, words.next()?, words.next()?);
    let mut bytes = [0; 32];
    if digits.len() != 64 || !digits.is_ascii() || words.next().is_some() {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(digits.get(at..at + 2)?, 16).ok()?;
    }
    let key = SecretKey::of(number, bytes);
    (key.name().fingerprint == fingerprint).then_some(key)
}
