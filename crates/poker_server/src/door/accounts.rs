//! The store of accounts, as the door and the commands of an operator use it.

use poker_protocol::{AccountName, HallName, PlayerId};
use poker_room::Now;

use super::account::{KeptAccount, KeptToken, NewAccount, PasswordHash};
use super::audit::{AuditEntry, AuditEvent, AuditId};
use super::order::{KeptOrder, NewOrder, OrderId};
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

    /// Whether an account has this name, or one that looks like it.
    fn is_name_taken(&self, name: &AccountName) -> Result<bool, AccountsError>;

    /// Finds the account of a player.
    fn account(&self, player: PlayerId) -> Result<Option<KeptAccount>, AccountsError>;

    /// Lists at most `most` accounts with ids above `after` whose folded names contain `containing`, lowest id first.
    fn list(&self, after: PlayerId, containing: &str, most: u32) -> Result<Vec<KeptAccount>, AccountsError>;

    /// Finds a token that has not been revoked, and its player. The token may have expired.
    fn token(&self, digest: &TokenDigest) -> Result<Option<(PlayerId, KeptToken)>, AccountsError>;

    /// Applies all changes to an account in one transaction.
    fn change(&self, player: PlayerId, changes: &[AccountChange]) -> Result<(), AccountsError>;

    /// Deletes tokens that have expired at `now`.
    fn forget_tokens(&self, now: Now) -> Result<(), AccountsError>;

    /// Stores an order. The server that owns the hall carries it out.
    fn order(&self, order: &NewOrder) -> Result<OrderId, AccountsError>;

    /// Lists the open orders of a hall, oldest first. The outcome is committed in the batch that carries the order out.
    fn open_orders(&self, hall: &HallName) -> Result<Vec<KeptOrder>, AccountsError>;

    /// Finds an order with its outcome.
    fn ordered(&self, order: OrderId) -> Result<Option<KeptOrder>, AccountsError>;

    /// Lists at most `most` entries of the audit log above `after`, oldest first.
    fn log(&self, after: AuditId, most: u32) -> Result<Vec<AuditEntry>, AccountsError>;

    /// The number of the newest entry of the audit log, or 0.
    fn log_end(&self) -> Result<AuditId, AccountsError>;
}

/// One change of an account.
#[derive(Clone, Debug)]
pub enum AccountChange {
    /// Replaces the password, or removes it.
    Password(Option<PasswordHash>),
    /// Sets the count of wrong passwords and the lock.
    Lock {
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
    AddToken(KeptToken),
    /// Revokes one token.
    RevokeToken(TokenDigest),
    /// Revokes all tokens but one.
    RevokeTokens {
        /// The token that stays valid.
        but: Option<TokenDigest>,
    },
    /// Appends an entry to the audit log.
    Log {
        /// The moment of the event.
        at: Now,
        /// The operator or player who caused the event.
        by: String,
        event: AuditEvent,
    },
}

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
