//! Digests of tokens. Only digests are stored, so that nobody who reads the books can sign in with a token from them.

use poker_protocol::Token;
use sha2::{Digest as _, Sha256};

/// SHA-256 of a token. A token is random enough that its digest needs no salt and no slow hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenDigest(pub [u8; 32]);

impl TokenDigest {
    /// The digest of a token.
    #[must_use]
    pub fn of(token: &Token) -> Self {
        Self(Sha256::digest(token.0).into())
    }
}
