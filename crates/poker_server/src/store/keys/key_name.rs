//! How a row names the key with which it is encrypted.

use std::fmt;
use std::str::FromStr;

use crate::door::SecretId;

/// The name of a key: its number, and a fingerprint that tells keys of different files with the same number apart.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct KeyName {
    /// The number of the key in its file, from 1. A newer key has a higher number.
    pub number: u32,
    /// The first 16 hexadecimal digits of a hash of the key. Nobody can compute the key from it.
    pub fingerprint: String,
}

impl KeyName {
    /// The name of the secret of passwords that follows from the key.
    pub fn secret_id(&self) -> Option<SecretId> {
        SecretId::of_fingerprint(&self.fingerprint)
    }
}

/// The number of digits of a fingerprint.
pub(super) const FINGERPRINT: usize = 16;

impl fmt::Display for KeyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.number, self.fingerprint)
    }
}

/// A text is not the name of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the name of a key is a number, a full stop and 16 hexadecimal digits")]
pub struct BadKeyName;

impl FromStr for KeyName {
    type Err = BadKeyName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (number, fingerprint) = text.split_once('.').ok_or(BadKeyName)?;
        let number = number.parse().map_err(|_| BadKeyName)?;
        let is_hex = fingerprint.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        if fingerprint.len() != FINGERPRINT || !is_hex {
            return Err(BadKeyName);
        }
        Ok(Self { number, fingerprint: fingerprint.to_owned() })
    }
}
