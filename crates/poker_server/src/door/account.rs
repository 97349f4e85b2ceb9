//! An account: name, password, tokens, suspension and lock. Its chips and hands are in the books of the halls.

use poker_protocol::{AccountName, HallName, PlayerId, SessionId};
use poker_room::{Now, deleted_name};

use super::TokenDigest;

/// The data of an account that the store is to create.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// The name as the player wrote it. [`AccountName::folded`] is unique among all accounts; no new account gets a
    /// [`AccountName::likeness`] that another has.
    pub name: AccountName,
    /// `None`: the account signs in with tokens only.
    pub password: Option<PasswordHash>,
    /// The first token, if one is to be created.
    pub token: Option<KeptToken>,
    /// The moment of creation.
    pub at: Now,
}

/// An account as the store holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAccount {
    /// The player id in every hall. Ids rise from 1.
    pub player: PlayerId,
    /// The name as the player wrote it.
    pub name: AccountName,
    /// `None`: the account signs in with tokens only.
    pub password: Option<PasswordHash>,
    /// The moment at which the password expires, or `None` if it does not.
    pub password_until: Option<Now>,
    /// The moment of creation.
    pub made: Now,
    /// The reason for the suspension, or `None` if the account is not suspended.
    pub suspended: Option<String>,
    /// Whether the house has marked the player as a professional (R-BTY-6).
    pub pro: bool,
    /// The number of wrong passwords since the last right one.
    pub wrong: u32,
    /// Passwords are refused before this moment.
    pub locked_until: Now,
    /// The hall that the player entered last.
    pub last_hall: Option<HallName>,
}

impl KeptAccount {
    /// Whether the account is deleted.
    #[must_use]
    pub fn is_deleted(&self) -> bool {
        self.name.as_str() == deleted_name(self.player)
    }
}

/// The Argon2id hash of a password as a PHC string: parameters, salt, hash. `Debug` prints stars.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl std::fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PasswordHash(***)")
    }
}

/// A token as the store holds it: only its digest is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptToken {
    /// SHA-256 of the token.
    pub digest: TokenDigest,
    /// The session that the token belongs to.
    pub session: SessionId,
    /// The moment at which the token was issued.
    pub made: Now,
    /// The moment at which the token expires.
    pub until: Now,
}

/// A session as the store holds it: a sign-in with a password, and all tokens that have replaced its first one since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptSession {
    pub id: SessionId,
    pub player: PlayerId,
    /// The moment of the sign-in.
    pub made: Now,
    /// The moment of the last sign-in with a token of the session, exact to the hour.
    pub used: Now,
    /// The number of wrong passwords over connections of this session since the last right one.
    pub wrong: u32,
    /// Passwords over connections of this session are refused before this moment.
    pub locked_until: Now,
}
