//! Runs the jobs of the door, on threads that may block.

use std::sync::Arc;

use poker_protocol::{AccountName, DoorRefusal, Password, PlayerId, Token};
use poker_room::Now;

use super::accounts::{AccountChange, Accounts, AccountsError};
use super::audit::{AuditEvent, AuditId};
use super::hasher::{HashCost, HashFailed, Hasher};
use super::job::{Job, JobResult, RandomValues, SignedIn};
use super::terms::DoorTerms;
use super::{KeptAccount, KeptToken, NewAccount, PasswordHash, TokenDigest};

/// The most entries of the audit log that are read at once.
const ENTRIES: u32 = 256;
/// The number of times that a job is begun while others change its account.
const TRIES: u32 = 4;
/// Expired tokens are kept for this long, 90 days, so that a clock that runs a month ahead for a while costs nobody a session.
const KEEP_EXPIRED_MS: u64 = 90 * 24 * 3_600_000;

/// Why a job failed.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    /// The store of accounts failed.
    #[error(transparent)]
    Accounts(#[from] AccountsError),
    /// A password could not be hashed.
    #[error(transparent)]
    Hash(#[from] HashFailed),
}

/// Runs jobs. Several threads may share a worker.
pub struct Worker {
    pub(super) accounts: Arc<dyn Accounts>,
    pub(super) hasher: Hasher,
    pub(super) terms: DoorTerms,
}

impl Worker {
    /// Creates a worker for a store of accounts.
    ///
    /// # Errors
    /// When Argon2 does not accept the cost.
    pub fn new(accounts: Arc<dyn Accounts>, terms: DoorTerms, cost: HashCost) -> Result<Self, HashFailed> {
        Ok(Self { accounts, hasher: Hasher::new(cost)?, terms })
    }

    /// Runs a job. `now` is the time of its start.
    ///
    /// # Errors
    /// When the books cannot be read or written, or a password cannot be hashed.
    pub fn run(&self, job: &Job, now: Now) -> Result<JobResult, WorkError> {
        match job {
            Job::SignUp { name, password, drawn } => self.sign_up(name, password, drawn, now),
            Job::SignIn { name, password, drawn } => retried(|| self.sign_in(name, password, drawn, now)),
            Job::SignInWithToken { token, drawn } => retried(|| self.sign_in_with_token(token, drawn, now)),
            Job::SignOut { account } => self.sign_out(account, now),
            Job::ChangePassword { account, old, new, drawn } => retried(|| self.change_password(account, old, new, drawn, now)),
            Job::ListSessions { player } => Ok(JobResult::Sessions(self.accounts.sessions(*player)?)),
            Job::EndSessions { account, sessions, password } => retried(|| self.end_sessions(account, sessions, password, now)),
            Job::LastHall { player, hall } => {
                self.accounts.change(*player, &[AccountChange::LastHall(hall.clone())])?;
                Ok(JobResult::Kept)
            }
            Job::Recheck { player, token } => self.recheck(*player, token),
            Job::ForgetTokens => {
                self.accounts.forget_tokens(Now(now.0.saturating_sub(KEEP_EXPIRED_MS)))?;
                Ok(JobResult::Kept)
            }
            Job::ReadLog { after } => self.read_log(*after),
        }
    }

    fn sign_up(&self, name: &AccountName, password: &Password, drawn: &RandomValues, now: Now) -> Result<JobResult, WorkError> {
        // Names are shown at the tables, so a taken name is no secret and is refused before a hash is computed.
        if self.accounts.is_name_taken(name)? {
            return Ok(JobResult::Refused(DoorRefusal::NameTaken));
        }
        let hash = self.hash(password, drawn)?;
        let token = self.first_token(drawn, now);
        let account = NewAccount { name: name.clone(), password: Some(hash), token: Some(token), at: now };
        let player = match self.accounts.create(&[account]) {
            Ok(players) => players.first().copied(),
            Err(AccountsError::NameTaken { .. }) => return Ok(JobResult::Refused(DoorRefusal::NameTaken)),
            Err(error) => return Err(error.into()),
        };
        let Some(player) = player else { return Ok(JobResult::Refused(DoorRefusal::Unavailable)) };
        let KeptToken { digest, session, .. } = token;
        let (name, token, until) = (name.clone(), Some(drawn.token), self.terms.session_until(now));
        Ok(JobResult::SignedIn(SignedIn { player, name, token, digest, session, until, last_hall: None, pro: false }))
    }

    fn sign_in_with_token(&self, token: &Token, drawn: &RandomValues, now: Now) -> Result<Option<JobResult>, WorkError> {
        let Some((kept, session)) = self.accounts.token(&TokenDigest::of(token))? else { return refused(DoorRefusal::WrongToken) };
        let Some(account) = self.accounts.account(session.player)?.filter(|_| now < kept.until) else {
            return refused(DoorRefusal::WrongToken);
        };
        if account.suspended.is_some() {
            return refused(DoorRefusal::Suspended);
        }
        let used = self.use_token(&kept, &session, &drawn.token, now)?;
        Ok(used.map(|used| {
            let new = (used.digest != kept.digest).then_some(drawn.token);
            JobResult::SignedIn(signed_in(account, new, &used, self.terms.session_until(session.made)))
        }))
    }

    /// Ends the session of a connection.
    fn sign_out(&self, signed_in: &SignedIn, now: Now) -> Result<JobResult, WorkError> {
        let event = AuditEvent::SessionsEnded { player: signed_in.player, count: 1 };
        let log = AccountChange::Log { at: now, by: signed_in.name.to_string(), event };
        self.accounts.change(signed_in.player, &[AccountChange::EndSession(signed_in.session), log])?;
        Ok(JobResult::SignedOut)
    }

    /// Computes the hash of a new password.
    pub(super) fn hash(&self, password: &Password, drawn: &RandomValues) -> Result<PasswordHash, WorkError> {
        let newest = self.accounts.password_secret(None)?;
        Ok(self.hasher.hash(password, drawn.salt, newest.as_ref())?)
    }

    /// The token with which a session begins.
    pub(super) fn first_token(&self, drawn: &RandomValues, now: Now) -> KeptToken {
        KeptToken { digest: TokenDigest::of(&drawn.token), session: drawn.session, made: now, until: self.terms.token_until(now, now) }
    }

    fn recheck(&self, player: PlayerId, token: &TokenDigest) -> Result<JobResult, WorkError> {
        if self.accounts.account(player)?.is_none_or(|account| account.suspended.is_some()) {
            return Ok(JobResult::Suspended);
        }
        let good = self.accounts.token(token)?.is_some_and(|(_, session)| session.player == player);
        Ok(if good { JobResult::StillGood } else { JobResult::Revoked })
    }

    fn read_log(&self, after: AuditId) -> Result<JobResult, WorkError> {
        let entries = self.accounts.log(after, ENTRIES)?;
        let last = entries.last().map_or(after, |entry| entry.id);
        Ok(JobResult::Log(entries, last))
    }
}

/// Runs `work` again if another server or a command changed the account meanwhile, which it says by returning `None`.
fn retried(work: impl Fn() -> Result<Option<JobResult>, WorkError>) -> Result<JobResult, WorkError> {
    for _ in 0..TRIES {
        if let Some(done) = work()? {
            return Ok(done);
        }
    }
    Ok(JobResult::Refused(DoorRefusal::Busy))
}

pub(super) fn refused(reason: DoorRefusal) -> Result<Option<JobResult>, WorkError> {
    Ok(Some(JobResult::Refused(reason)))
}

/// An entry of the audit log about what the player did.
pub(super) fn log(account: &KeptAccount, event: AuditEvent, now: Now) -> AccountChange {
    AccountChange::Log { at: now, by: account.name.to_string(), event }
}

/// The account of a connection that has signed in. Its session ends at `until`.
pub(super) fn signed_in(account: KeptAccount, token: Option<Token>, kept: &KeptToken, until: Now) -> SignedIn {
    let KeptToken { digest, session, .. } = *kept;
    SignedIn { player: account.player, name: account.name, token, digest, session, until, last_hall: account.last_hall, pro: account.pro }
}
