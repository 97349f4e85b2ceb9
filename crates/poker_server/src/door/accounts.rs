//! The store of accounts, as the door and the commands of an operator use it.

use poker_protocol::{AccountName, HallName, PlayerId, SessionId};
use poker_room::Now;

use super::account::{KeptAccount, KeptSession, KeptToken, NewAccount, PasswordHash};
use super::audit::{AuditEntry, AuditEvent, AuditId};
use super::order::{KeptOrder, NewOrder, OrderId, OrderOutcome, Withdrawal};
use super::password_secret::{PasswordSecret, SecretId};
use super::token::TokenDigest;

/// Accounts, tokens, the audit log and orders, shared by all servers on one store. Calls block, and what they write is durable when
/// they return.
pub trait Accounts: Send + Sync {
    /// Creates all accounts or none. Player ids rise from 1.
    ///
    /// # Errors
    /// `NameTaken` if two accounts would have names that are the same or look alike.
    fn create(&self, accounts: &[NewAccount]) -> Result<Vec<PlayerId>, AccountsError>;

    /// Finds the account with a folded name.
    fn by_name(&self, folded: &str) -> Result<Option<KeptAccount>, AccountsError>;

    /// Whether an account has or had this name, or one that looks like it.
    fn is_name_taken(&self, name: &AccountName) -> Result<bool, AccountsError>;

    /// Finds the account of a player.
    fn account(&self, player: PlayerId) -> Result<Option<KeptAccount>, AccountsError>;

    /// Lists at most `most` accounts with ids above `after` whose folded names contain `containing`, lowest id first.
    fn list(&self, after: PlayerId, containing: &str, most: u32) -> Result<Vec<KeptAccount>, AccountsError>;

    /// Finds a token that has not been revoked, and its session. The token may have expired.
    fn token(&self, digest: &TokenDigest) -> Result<Option<(KeptToken, KeptSession)>, AccountsError>;

    /// Lists the sessions of a player, the last used first.
    fn sessions(&self, player: PlayerId) -> Result<Vec<KeptSession>, AccountsError>;

    /// The secret of passwords with this name, or the newest one, with which new hashes are made. `None` if the store has no keys.
    ///
    /// # Errors
    /// When the store has no key for this name.
    fn password_secret(&self, id: Option<SecretId>) -> Result<Option<PasswordSecret>, AccountsError>;

    /// Applies all changes to an account in one transaction.
    fn change(&self, player: PlayerId, changes: &[AccountChange]) -> Result<(), AccountsError> {
        self.change_if(player, &[], changes).map(drop)
    }

    /// Applies all changes to an account in one transaction, if every condition holds in it. Returns false if one does not: then another
    /// server or a command has changed the account since it was read, and nothing is changed.
    fn change_if(&self, player: PlayerId, conditions: &[AccountCondition], changes: &[AccountChange]) -> Result<bool, AccountsError>;

    /// Deletes an account: its password, sessions and entries in the log, and its name, of which only a hash stays, so that nobody gets it. The
    /// number stays, with [`poker_room::deleted_name`]. Stores the orders of `deletion` in the same transaction, and returns their numbers. A
    /// deleted account can be deleted again.
    fn delete(&self, deletion: &AccountDeletion) -> Result<Vec<OrderId>, AccountsError>;

    /// Finds the deleted account that had this name, or one that looks like it.
    fn deleted_with_name(&self, name: &AccountName) -> Result<Option<PlayerId>, AccountsError>;

    /// Deletes tokens that had expired before `before`, and sessions that have no token left.
    fn forget_tokens(&self, before: Now) -> Result<(), AccountsError>;

    /// Stores an order. The server that owns the hall carries it out.
    fn order(&self, order: &NewOrder) -> Result<OrderId, AccountsError>;

    /// Finds an order with its outcome.
    fn ordered(&self, order: OrderId) -> Result<Option<KeptOrder>, AccountsError>;

    /// Withdraws an order, with the outcome that says who withdrew it, unless a running server has begun to carry it out.
    fn withdraw(&self, order: OrderId, outcome: &OrderOutcome) -> Result<Withdrawal, AccountsError>;

    /// Lists at most `most` entries of the audit log above `after`, oldest first.
    fn log(&self, after: AuditId, most: u32) -> Result<Vec<AuditEntry>, AccountsError>;

    /// The number of the newest entry of the audit log, or 0.
    fn log_end(&self) -> Result<AuditId, AccountsError>;
}

/// A condition for a change of an account.
#[derive(Clone, Debug)]
pub enum AccountCondition {
    /// The account has this hash, or no password.
    Password(Option<PasswordHash>),
    /// The account is not suspended.
    NotSuspended,
    /// The count of wrong passwords and the lock are these.
    Lock {
        /// The number of wrong passwords since the last right one.
        wrong: u32,
        /// Passwords are refused before this moment.
        until: Now,
    },
    /// The account has this session.
    Session(SessionId),
    /// The account has this session with this count of wrong passwords.
    SessionLock {
        session: SessionId,
        /// The number of wrong passwords since the last right one.
        wrong: u32,
    },
}

/// One change of an account.
#[derive(Clone, Debug)]
pub enum AccountChange {
    /// Replaces the password by one that does not expire, or removes it.
    Password(Option<PasswordHash>),
    /// Replaces the password by one that expires.
    TemporaryPassword {
        hash: PasswordHash,
        /// The moment at which it expires.
        until: Now,
    },
    /// Replaces the hash of the password by one of the same password at another cost.
    Rehashed(PasswordHash),
    /// Sets the count of wrong passwords and the lock.
    Lock {
        /// The number of wrong passwords since the last right one.
        wrong: u32,
        /// Passwords are refused before this moment.
        until: Now,
    },
    /// Sets the count of wrong passwords of a session and its lock.
    SessionLock {
        session: SessionId,
        /// The number of wrong passwords since the last right one.
        wrong: u32,
        /// Passwords are refused before this moment.
        until: Now,
    },
    /// Suspends the account for a reason, or ends the suspension.
    Suspended(Option<String>),
    /// Sets or removes the mark of a professional (R-BTY-6).
    Pro(bool),
    /// Stores the hall that the player entered.
    LastHall(HallName),
    /// Begins the session of a token. An account has at most [`MOST_SESSIONS`]; beyond them the one that was not used for longest ends.
    OpenSession(KeptToken),
    /// Adds a token to its session, which is used by that.
    AddToken(KeptToken),
    /// Notes that a session was used.
    UseSession {
        session: SessionId,
        /// The moment of the use.
        at: Now,
    },
    /// Ends a session and revokes its tokens.
    EndSession(SessionId),
    /// Ends all sessions and revokes all tokens.
    EndSessions,
    /// Appends an entry to the audit log.
    Log {
        /// The moment of the event.
        at: Now,
        /// The operator or player who caused the event.
        by: String,
        event: AuditEvent,
    },
}

impl AccountChange {
    /// Whether it changes the account itself, and not its sessions or the log.
    pub(crate) const fn is_of_account(&self) -> bool {
        match self {
            Self::Password(_)
            | Self::TemporaryPassword { .. }
            | Self::Rehashed(_)
            | Self::Lock { .. }
            | Self::Suspended(_)
            | Self::Pro(_)
            | Self::LastHall(_) => true,
            Self::SessionLock { .. }
            | Self::OpenSession(_)
            | Self::AddToken(_)
            | Self::UseSession { .. }
            | Self::EndSession(_)
            | Self::EndSessions
            | Self::Log { .. } => false,
        }
    }
}

/// The deletion of an account.
#[derive(Clone, Debug)]
pub struct AccountDeletion {
    pub player: PlayerId,
    /// The moment of the deletion.
    pub at: Now,
    /// The name of the operator.
    pub by: String,
    /// The orders by which halls delete the player.
    pub orders: Vec<NewOrder>,
}

/// The most sessions of one account.
pub const MOST_SESSIONS: u32 = 64;

/// Why a call to the store of accounts failed.
#[derive(Debug, thiserror::Error)]
pub enum AccountsError {
    /// Another account has this name. Names that differ only in case and names that look alike count as the same.
    #[error("an account has the name `{name}`, or one that looks like it")]
    NameTaken { name: String },
    #[error("there is no account {0:?}")]
    NoSuchAccount(PlayerId),
    /// The database failed.
    #[error("the store: {0}")]
    Store(Box<dyn std::error::Error + Send + Sync>),
}
