//! The books of accounts, as the door and the operator's commands need them.

use poker_protocol::{HallName, PlayerId};
use poker_room::Now;

use super::account::{KeptAccount, KeptToken, NewAccount, PasswordHash};
use super::deed::{Deed, LogEntry, LogId};
use super::order::{KeptOrder, NewOrder, OrderId};
use super::token::TokenDigest;

/// Accounts, tokens, the operator's log and orders, shared by all servers on one store. Calls block; what they write is kept when they
/// return.
pub trait Accounts: Send + Sync {
    /// Makes accounts, all of them or none. Player ids rise from 1.
    ///
    /// # Errors
    /// `NameTaken` where a folded name is there already, also among those given.
    fn create(&self, accounts: &[NewAccount]) -> Result<Vec<PlayerId>, AccountsError>;

    /// The account of a folded name.
    fn by_name(&self, folded: &str) -> Result<Option<KeptAccount>, AccountsError>;

    /// The account of a player.
    fn account(&self, player: PlayerId) -> Result<Option<KeptAccount>, AccountsError>;

    /// Accounts above this id whose folded names contain the text (all where it is empty), lowest id first, at most so many.
    fn list(&self, after: PlayerId, containing: &str, most: u32) -> Result<Vec<KeptAccount>, AccountsError>;

    /// A token that has not been revoked, and whose it is; also one that is too old.
    fn token(&self, digest: &TokenDigest) -> Result<Option<(PlayerId, KeptToken)>, AccountsError>;

    /// Changes an account: all of it in one transaction.
    fn change(&self, player: PlayerId, changes: &[AccountChange]) -> Result<(), AccountsError>;

    /// Forgets tokens that are too old.
    fn forget_tokens(&self, now: Now) -> Result<(), AccountsError>;

    /// Writes down an order for the hall that its owner carries out.
    fn order(&self, order: &NewOrder) -> Result<OrderId, AccountsError>;

    /// Orders for this hall that have no outcome yet, the oldest first. The outcome is committed with the batch that carries it out.
    fn open_orders(&self, hall: &HallName) -> Result<Vec<KeptOrder>, AccountsError>;

    /// An order and what came of it.
    fn ordered(&self, order: OrderId) -> Result<Option<KeptOrder>, AccountsError>;

    /// Entries of the operator's log above this number, the oldest first, at most so many.
    fn log(&self, after: LogId, most: u32) -> Result<Vec<LogEntry>, AccountsError>;

    /// The number of the newest entry of the log; 0 where there is none.
    fn log_end(&self) -> Result<LogId, AccountsError>;
}

/// One thing that changes about an account.
#[derive(Clone, Debug)]
pub enum AccountChange {
    /// Another password, or none.
    Password(Option<PasswordHash>),
    /// What wrong passwords have led to.
    Lock {
        /// Wrong ones since the last right one.
        wrong: u32,
        /// No password is looked at before this moment.
        until: Now,
    },
    /// Suspended, and why; or no longer.
    Suspended(Option<String>),
    /// R-BTY-6.
    Pro(bool),
    /// Entered a hall.
    LastHall(HallName),
    /// A new token.
    AddToken(KeptToken),
    /// One token is worthless from now on.
    RevokeToken(TokenDigest),
    /// All are but this one.
    RevokeTokens {
        /// Goes on being good.
        but: Option<TokenDigest>,
    },
    /// An entry in the log about it.
    Log {
        /// When.
        at: Now,
        /// Who did it.
        by: String,
        /// What.
        deed: Deed,
    },
}

/// Why the books could not be asked.
#[derive(Debug, thiserror::Error)]
pub enum AccountsError {
    /// Somebody has this name already, in whatever case.
    #[error("the name `{name}` is taken")]
    NameTaken {
        /// Which.
        name: String,
    },
    /// There is no such account.
    #[error("there is no account {0:?}")]
    NoSuchAccount(PlayerId),
    /// The store.
    #[error("the store: {0}")]
    Store(Box<dyn std::error::Error + Send + Sync>),
}
