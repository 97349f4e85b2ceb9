//! What the door has done elsewhere, because it takes time: looking into the books, and hashing.

use poker_protocol::{AccountName, DoorRefusal, HallName, Password, PlayerId, Token};

use super::deed::{LogEntry, LogId};
use super::hasher::SALT_BYTES;
use super::token::TokenDigest;

/// A piece of work, unique while its door stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(pub u64);

/// What was drawn for a job.
#[derive(Clone, Copy)]
pub struct Drawn {
    /// A new token, should one be needed.
    pub token: Token,
    /// A salt, should a password be hashed.
    pub salt: [u8; SALT_BYTES],
}

/// A piece of work.
pub enum Job {
    /// Makes an account.
    SignUp {
        /// Its name, which can be one.
        name: AccountName,
        /// Its password, which can be one.
        password: Password,
        /// For it.
        drawn: Drawn,
    },
    /// Looks at a password.
    SignIn {
        /// Whose.
        name: AccountName,
        /// It.
        password: Password,
        /// For it.
        drawn: Drawn,
    },
    /// Looks at a token.
    SignInWith {
        /// It.
        token: Token,
        /// For a new one in its place.
        drawn: Drawn,
    },
    /// Makes a token worthless.
    SignOut {
        /// Whose.
        player: PlayerId,
        /// Which.
        token: TokenDigest,
    },
    /// Another password.
    ChangePassword {
        /// Whose.
        player: PlayerId,
        /// The password until now.
        old: Password,
        /// The password from now on.
        new: Password,
        /// For it.
        drawn: Drawn,
    },
    /// Remembers where a player was last.
    LastHall {
        /// Who.
        player: PlayerId,
        /// Where.
        hall: HallName,
    },
    /// Whether a connection may go on.
    LookAgain {
        /// Whose.
        player: PlayerId,
        /// What it signed in with.
        token: TokenDigest,
    },
    /// Forgets tokens that are too old.
    ForgetTokens,
    /// What operators, and players elsewhere, have done.
    ReadLog {
        /// Later than this.
        after: LogId,
    },
}

/// What came of a piece of work.
#[derive(Debug)]
pub enum Done {
    /// The connection speaks for an account.
    SignedIn(SignedIn),
    /// It does not, and nothing has changed.
    Refused(DoorRefusal),
    /// The token is worthless.
    SignedOut,
    /// The password is changed, and this is the one good token.
    PasswordChanged(Token),
    /// There is nothing to tell.
    Kept,
    /// The connection may go on.
    StillGood,
    /// The house has suspended the account.
    Suspended,
    /// The token is worthless.
    Revoked,
    /// Entries that are new, and the number of the last.
    Log(Vec<LogEntry>, LogId),
}

/// Somebody who has signed in.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// The account.
    pub player: PlayerId,
    /// Its name.
    pub name: AccountName,
    /// A new token to tell.
    pub token: Option<Token>,
    /// The digest of the token that is good from now on.
    pub digest: TokenDigest,
    /// Where the player was last.
    pub last_hall: Option<HallName>,
}
