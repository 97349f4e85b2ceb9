//! The secret that the hash of a password needs besides the password. It follows from a key that is not in the books, so nobody who has only the
//! books can try passwords.

use std::fmt;

/// How a hash names its secret: the fingerprint of the key from which the secret follows. It is the parameter `keyid` of the hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SecretId(pub [u8; 8]);

impl SecretId {
    /// The name of the secret that follows from the key with this fingerprint of 16 hexadecimal digits.
    #[must_use]
    pub fn of_fingerprint(fingerprint: &str) -> Option<Self> {
        let is_whole = fingerprint.len() == 16;
        u64::from_str_radix(fingerprint, 16).ok().filter(|_| is_whole).map(|number| Self(number.to_be_bytes()))
    }
}

/// The fingerprint of the key.
impl fmt::Display for SecretId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", u64::from_be_bytes(self.0))
    }
}

/// A secret. `Debug` prints its name alone.
#[derive(Clone)]
pub struct PasswordSecret {
    id: SecretId,
    bytes: [u8; 32],
}

impl PasswordSecret {
    /// A secret of 256 bits.
    #[must_use]
    pub const fn new(id: SecretId, bytes: [u8; 32]) -> Self {
        Self { id, bytes }
    }

    /// The name of the secret.
    #[must_use]
    pub const fn id(&self) -> SecretId {
        self.id
    }

    pub(super) fn reveal(&self) -> &[u8] {
        &self.bytes
    }
}

impl fmt::Debug for PasswordSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PasswordSecret({})", self.id)
    }
}
