//! A store of accounts that does something else just before it changes an account, as another server or a command may.

use std::sync::{Arc, Mutex};

use poker_protocol::{AccountName, PlayerId};
use poker_room::Now;

use crate::door::{
    AccountChange, AccountCondition, AccountDeletion, Accounts, AccountsError, AuditEntry, AuditId, KeptAccount, KeptOrder, KeptSession,
    KeptToken, NewAccount, NewOrder, OrderId, OrderOutcome, PasswordSecret, SecretId, TokenDigest, Withdrawal,
};
use crate::store::SqliteStore;

type Hook = Box<dyn FnOnce(&SqliteStore) + Send>;

/// The books with a hook, which runs once.
pub struct HookedAccounts {
    books: Arc<SqliteStore>,
    hook: Mutex<Option<Hook>>,
}

impl HookedAccounts {
    pub fn new(books: Arc<SqliteStore>, hook: impl FnOnce(&SqliteStore) + Send + 'static) -> Self {
        Self { books, hook: Mutex::new(Some(Box::new(hook))) }
    }
}

impl Accounts for HookedAccounts {
    fn create(&self, accounts: &[NewAccount]) -> Result<Vec<PlayerId>, AccountsError> {
        self.books.create(accounts)
    }

    fn by_name(&self, folded: &str) -> Result<Option<KeptAccount>, AccountsError> {
        self.books.by_name(folded)
    }

    fn is_name_taken(&self, name: &AccountName) -> Result<bool, AccountsError> {
        self.books.is_name_taken(name)
    }

    fn account(&self, player: PlayerId) -> Result<Option<KeptAccount>, AccountsError> {
        self.books.account(player)
    }

    fn list(&self, after: PlayerId, containing: &str, most: u32) -> Result<Vec<KeptAccount>, AccountsError> {
        self.books.list(after, containing, most)
    }

    fn token(&self, digest: &TokenDigest) -> Result<Option<(KeptToken, KeptSession)>, AccountsError> {
        self.books.token(digest)
    }

    fn sessions(&self, player: PlayerId) -> Result<Vec<KeptSession>, AccountsError> {
        self.books.sessions(player)
    }

    fn password_secret(&self, id: Option<SecretId>) -> Result<Option<PasswordSecret>, AccountsError> {
        self.books.password_secret(id)
    }

    fn change_if(&self, player: PlayerId, conditions: &[AccountCondition], changes: &[AccountChange]) -> Result<bool, AccountsError> {
        let hook = self.hook.lock().unwrap().take();
        if let Some(hook) = hook {
            hook(&self.books);
        }
        self.books.change_if(player, conditions, changes)
    }

    fn delete(&self, deletion: &AccountDeletion) -> Result<Vec<OrderId>, AccountsError> {
        self.books.delete(deletion)
    }

    fn deleted_with_name(&self, name: &AccountName) -> Result<Option<PlayerId>, AccountsError> {
        self.books.deleted_with_name(name)
    }

    fn forget_tokens(&self, before: Now) -> Result<(), AccountsError> {
        self.books.forget_tokens(before)
    }

    fn order(&self, order: &NewOrder) -> Result<OrderId, AccountsError> {
        self.books.order(order)
    }

    fn withdraw(&self, order: OrderId, outcome: &OrderOutcome) -> Result<Withdrawal, AccountsError> {
        self.books.withdraw(order, outcome)
    }

    fn ordered(&self, order: OrderId) -> Result<Option<KeptOrder>, AccountsError> {
        self.books.ordered(order)
    }

    fn log(&self, after: AuditId, most: u32) -> Result<Vec<AuditEntry>, AccountsError> {
        self.books.log(after, most)
    }

    fn log_end(&self) -> Result<AuditId, AccountsError> {
        self.books.log_end()
    }
}
