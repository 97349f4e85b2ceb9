//! What is kept of an account. Its chips are in the books of the halls, its doings at the tables too.

use poker_protocol::{AccountName, HallName, PlayerId};
use poker_room::Now;

use super::TokenDigest;

/// An account that is to be made.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// As it was chosen; [`AccountName::folded`] is what must be unique.
    pub name: AccountName,
    /// None where nobody can sign in with a password: with tokens alone.
    pub password: Option<PasswordHash>,
    /// Its first token.
    pub token: Option<KeptToken>,
    /// When.
    pub at: Now,
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAccount {
    /// Who it is in every hall; given out in rising order, from 1.
    pub player: PlayerId,
    /// As it was chosen.
    pub name: AccountName,
    /// None where nobody can sign in with a password.
    pub password: Option<PasswordHash>,
    /// When it was made.
    pub made: Now,
    /// Why the house has suspended it; none: it has not.
    pub suspended: Option<String>,
    /// A player whom the house has marked as a professional (R-BTY-6).
    pub pro: bool,
    /// Wrong passwords since the last right one.
    pub wrong: u32,
    /// No password is looked at before this moment.
    pub locked_until: Now,
    /// Where the player was last.
    pub last_hall: Option<HallName>,
}

/// A password's Argon2id hash as a PHC string: parameters, salt, hash. It prints as stars.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl std::fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PasswordHash(***)")
    }
}

/// A token as it is kept: by its digest alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptToken {
    /// SHA-256 of the token.
    pub digest: TokenDigest,
    /// When it was given.
    pub made: Now,
    /// Worthless from this moment on.
    pub until: Now,
}
