//! What a simulation knows about accounts: passwords, and the tokens that must sign their player in or must not.

use poker_protocol::{AccountName, DoorRefusal, DoorRequest, Password, PlayerId, SessionId, Token};
use poker_room::Now;

use crate::door::{Accounts as _, Job, JobResult, TokenDigest};
use crate::store::SqliteStore;

/// A token that was issued and not revoked since.
#[derive(Clone, Copy)]
struct KnownToken {
    token: Token,
    session: SessionId,
    until: Now,
}

/// An account, as the books hold it.
pub(super) struct KnownAccount {
    name: AccountName,
    /// The number of the player, once the account was created.
    player: Option<PlayerId>,
    password: String,
    tokens: Vec<KnownToken>,
    /// Tokens that were revoked.
    revoked: Vec<Token>,
    /// The number of passwords that were chosen for the account.
    passwords: u32,
}

impl KnownAccount {
    pub fn new(number: u64) -> Self {
        let name = AccountName::unchecked(format!("Visitor {number}"));
        let password = format!("first secret of {number}");
        Self { name, player: None, password, tokens: Vec::new(), revoked: Vec::new(), passwords: 1 }
    }

    pub fn player(&self) -> Option<PlayerId> {
        self.player
    }

    /// The request with which a device without a token asks to be let in.
    pub fn credentials(&self) -> DoorRequest {
        let (name, password) = (self.name.clone(), Password::new(self.password.as_str()));
        if self.player.is_none() { DoorRequest::SignUp { name, password } } else { DoorRequest::SignIn { name, password } }
    }

    /// A request with a password that is wrong.
    pub fn wrong_credentials(&self) -> DoorRequest {
        DoorRequest::SignIn { name: self.name.clone(), password: Password::new("not the right one") }
    }

    /// A request with a token that was revoked, if there is one.
    pub fn stale_credentials(&self) -> Option<DoorRequest> {
        self.revoked.last().map(|&token| DoorRequest::SignInWith { token })
    }

    /// A request for another password.
    pub fn change_password(&self) -> DoorRequest {
        let new = Password::new(format!("secret {} of {}", self.passwords, self.name));
        DoorRequest::ChangePassword { old: Password::new(self.password.as_str()), new }
    }

    /// Whether a job is about this account.
    pub fn is_of(&self, job: &Job) -> bool {
        match job {
            Job::SignUp { name, .. } | Job::SignIn { name, .. } => *name == self.name,
            Job::SignInWithToken { token, .. } => self.revoked.contains(token) || self.tokens.iter().any(|known| known.token == *token),
            Job::SignOut { account } | Job::ChangePassword { account, .. } => account.name == self.name,
            _ => false,
        }
    }

    /// Takes in what a job about this account has done to the books. `now` is the time of the server.
    pub fn learn(&mut self, job: &Job, done: &JobResult, books: &SqliteStore, now: Now) {
        let name = &self.name;
        match (job, done) {
            (Job::SignUp { drawn, .. }, JobResult::SignedIn(account)) => {
                assert_eq!(self.player, None, "{name} is created twice");
                self.player = Some(account.player);
                self.tokens.push(known(books, drawn.token, account.session));
            }
            (Job::SignUp { .. }, JobResult::Refused(reason)) => {
                assert!(*reason == DoorRefusal::NameTaken && self.player.is_some(), "{name} cannot be created: {reason:?}");
            }
            (Job::SignIn { password, drawn, .. }, JobResult::SignedIn(account)) => {
                assert_eq!(password.reveal(), self.password, "{name} is let in with a wrong password");
                assert_eq!(Some(account.player), self.player);
                self.tokens.push(known(books, drawn.token, account.session));
            }
            (Job::SignIn { password, .. }, JobResult::Refused(DoorRefusal::WrongCredentials)) => {
                assert_ne!(password.reveal(), self.password, "{name} is refused with the right password");
            }
            (Job::SignInWithToken { token, .. }, JobResult::SignedIn(account)) => {
                assert_eq!(Some(account.player), self.player);
                let shown = self.tokens.iter().find(|known| known.token == *token);
                let session = shown.unwrap_or_else(|| panic!("{name} is let in with a token that was revoked")).session;
                self.tokens.extend(account.token.map(|token| known(books, token, session)));
            }
            (Job::SignInWithToken { token, .. }, JobResult::Refused(DoorRefusal::WrongToken)) => {
                let good = self.tokens.iter().find(|known| known.token == *token && known.until > now);
                assert!(good.is_none(), "{name} is refused with a good token");
            }
            (Job::SignOut { account }, JobResult::SignedOut) => self.revoke(|known| known.session == account.session),
            (Job::ChangePassword { old, new, .. }, JobResult::PasswordChanged { token, session, .. }) => {
                assert_eq!(old.reveal(), self.password);
                new.reveal().clone_into(&mut self.password);
                self.passwords += 1;
                self.revoke(|_| true);
                self.tokens.push(known(books, *token, *session));
            }
            _ => {}
        }
    }

    fn revoke(&mut self, which: impl Fn(&KnownToken) -> bool) {
        self.revoked.extend(self.tokens.extract_if(.., |known| which(known)).map(|known| known.token));
    }

    /// Asserts that the books still have this account and its tokens, although the clocks of servers are wrong.
    pub fn is_kept(&self, books: &SqliteStore) {
        let found = books.by_name(&self.name.folded()).unwrap();
        assert_eq!(found.map(|account| account.player), self.player, "{} is in the books once it was created", self.name);
        for known in &self.tokens {
            assert!(books.token(&TokenDigest::of(&known.token)).unwrap().is_some(), "a token of {} is lost", self.name);
        }
        for token in &self.revoked {
            assert!(books.token(&TokenDigest::of(token)).unwrap().is_none(), "a revoked token of {} is back", self.name);
        }
    }
}

/// A token that has just been issued, with its end as the books have it.
fn known(books: &SqliteStore, token: Token, session: SessionId) -> KnownToken {
    let (kept, _) = books.token(&TokenDigest::of(&token)).unwrap().unwrap();
    assert_eq!(kept.session, session);
    KnownToken { token, session, until: kept.until }
}
