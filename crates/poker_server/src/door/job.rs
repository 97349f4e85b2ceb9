//! Jobs of the door that take time and run on other threads: reading and writing the books, and hashing.

use poker_protocol::{AccountName, DoorRefusal, HallName, Password, PlayerId, SessionId, Token};

use poker_room::Now;

use super::account::KeptSession;
use super::audit::{AuditEntry, AuditId};
use super::hasher::SALT_BYTES;
use super::token::TokenDigest;

/// The number of a job, unique for one door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(pub u64);

/// Random values for one job, drawn by the door: the worker has no randomness of its own.
#[derive(Clone, Copy)]
pub struct RandomValues {
    /// The new token, if the job creates one.
    pub token: Token,
    /// The number of the new session, if the job begins one.
    pub session: SessionId,
    /// The salt, if the job hashes a password.
    pub salt: [u8; SALT_BYTES],
}

/// A job for a worker.
pub enum Job {
    /// Creates an account.
    SignUp {
        /// A valid name.
        name: AccountName,
        /// A valid password.
        password: Password,
        drawn: RandomValues,
    },
    /// Checks a password.
    SignIn { name: AccountName, password: Password, drawn: RandomValues },
    /// Checks a token.
    SignInWithToken {
        token: Token,
        /// The random values for a token that replaces an old one.
        drawn: RandomValues,
    },
    /// Ends a session.
    SignOut { account: SignedIn },
    /// Replaces the password.
    ChangePassword {
        account: SignedIn,
        old: Password,
        /// A valid password.
        new: Password,
        drawn: RandomValues,
    },
    /// Lists the sessions of a player.
    ListSessions { player: PlayerId },
    /// Ends sessions of an account, but not that of the connection.
    EndSessions { account: SignedIn, sessions: Vec<SessionId>, password: Password },
    /// Stores the hall that a player entered last.
    LastHall { player: PlayerId, hall: HallName },
    /// Checks whether a connection may stay signed in.
    Recheck {
        player: PlayerId,
        /// The token that the connection signed in with.
        token: TokenDigest,
    },
    /// Deletes expired tokens.
    ForgetTokens,
    /// Reads new entries of the audit log.
    ReadLog {
        /// The last entry that has been read.
        after: AuditId,
    },
}

/// The result of a job.
#[derive(Debug)]
pub enum JobResult {
    /// The connection is signed in to an account.
    SignedIn(SignedIn),
    /// The request was refused, and nothing has changed.
    Refused(DoorRefusal),
    /// The session of the connection is ended at its own request.
    SignedOut,
    /// The password is changed. All sessions are ended, and the connection has a new one with a new token.
    PasswordChanged {
        token: Token,
        /// The new session.
        session: SessionId,
        /// The moment at which it ends.
        until: Now,
    },
    /// The sessions of the account.
    Sessions(Vec<KeptSession>),
    /// The job is done and has no answer.
    Kept,
    /// The connection may stay signed in.
    StillGood,
    /// The house has suspended the account.
    Suspended,
    /// The token of the connection was revoked.
    Revoked,
    /// New entries, and the number of the last.
    Log(Vec<AuditEntry>, AuditId),
}

/// The account that a connection is signed in to.
#[derive(Clone, Debug)]
pub struct SignedIn {
    pub player: PlayerId,
    pub name: AccountName,
    /// A new token that the client is to be told.
    pub token: Option<Token>,
    /// The digest of the valid token.
    pub digest: TokenDigest,
    /// The session of the token.
    pub session: SessionId,
    /// The moment at which the session ends.
    pub until: Now,
    /// The hall that the player entered last.
    pub last_hall: Option<HallName>,
    /// Whether the account is marked as a pro.
    pub pro: bool,
}
