//! A key, and what it encrypts: XChaCha20-Poly1305 with a random nonce for each value.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::{Aead as _, Payload};
use chacha20poly1305::{Key, KeyInit as _, XChaCha20Poly1305, XNonce};
use sha2::{Digest as _, Sha256};

use super::KeyName;
use super::key_name::FINGERPRINT;
use crate::door::PasswordSecret;

/// The length of a nonce in bytes. Nonces of this length can be drawn at random: no two are ever the same.
const NONCE: usize = 24;

/// A key with its name.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretKey {
    name: KeyName,
    bytes: [u8; 32],
}

impl SecretKey {
    /// Draws a key. Each key of a file has a number of its own.
    pub fn random(number: u32) -> Self {
        Self::of(number, rand::random())
    }

    /// The key that a file holds under this number.
    pub(super) fn of(number: u32, bytes: [u8; 32]) -> Self {
        let hash = Sha256::new_with_prefix(b"cardroom key").chain_update(number.to_be_bytes()).chain_update(bytes).finalize();
        let fingerprint = hex(&hash).chars().take(FINGERPRINT).collect();
        Self { name: KeyName { number, fingerprint }, bytes }
    }

    /// The number and the fingerprint, which rows name.
    pub fn name(&self) -> &KeyName {
        &self.name
    }

    /// The key as 64 hexadecimal digits, for its file.
    pub(super) fn digits(&self) -> String {
        hex(&self.bytes)
    }

    /// Encrypts a value that belongs to a place, as text. `None` if the value is too long for the cipher.
    pub fn encrypt(&self, associated_data: &str, value: &[u8]) -> Option<String> {
        let nonce: [u8; NONCE] = rand::random();
        let payload = Payload { msg: value, aad: associated_data.as_bytes() };
        let encrypted = self.cipher().encrypt(&XNonce::from(nonce), payload).ok()?;
        Some(URL_SAFE_NO_PAD.encode([&nonce[..], &encrypted].concat()))
    }

    /// Decrypts the text of a value. `None` if it was changed, moved from another place, or encrypted with another key.
    pub fn decrypt(&self, associated_data: &str, text: &str) -> Option<Vec<u8>> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (nonce, encrypted) = bytes.split_first_chunk::<NONCE>()?;
        let payload = Payload { msg: encrypted, aad: associated_data.as_bytes() };
        self.cipher().decrypt(&XNonce::from(*nonce), payload).ok()
    }

    /// The secret of passwords that follows from this key. Nobody can compute the key from it.
    pub fn password_secret(&self) -> Option<PasswordSecret> {
        let bytes = Sha256::new_with_prefix(b"cardroom passwords").chain_update(self.bytes).finalize();
        Some(PasswordSecret::new(self.name.secret_id()?, bytes.into()))
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&Key::from(self.bytes))
    }
}

/// Shows the name alone.
impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretKey({})", self.name)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
