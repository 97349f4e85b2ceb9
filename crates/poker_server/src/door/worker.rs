//! Runs the jobs of the door, on threads that may block.

use std::sync::Arc;

use poker_protocol::{AccountName, DoorRefusal, Password, PlayerId, Token};
use poker_room::Now;

use super::accounts::{AccountChange, Accounts, AccountsError};
use super::audit::{AuditEvent, AuditId};
use super::hasher::{HashCost, HashFailed, Hasher};
use super::job::{Job, JobResult, RandomValues, SignedIn};
use super::terms::{DoorTerms, seconds_until};
use super::{KeptAccount, KeptToken, NewAccount, TokenDigest};

/// The most entries of the audit log that are read at once.
const ENTRIES: u32 = 256;

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
    hasher: Hasher,
    terms: DoorTerms,
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
            Job::SignIn { name, password, drawn } => self.sign_in(name, password, drawn, now),
            Job::SignInWithToken { token, drawn } => self.sign_in_with_token(token, drawn, now),
            Job::SignOut { player, token } => {
                self.accounts.change(*player, &[AccountChange::RevokeToken(*token)])?;
                Ok(JobResult::SignedOut)
            }
            Job::ChangePassword { player, old, new, drawn } => self.change_password(*player, old, new, drawn, now),
            Job::LastHall { player, hall } => {
                self.accounts.change(*player, &[AccountChange::LastHall(hall.clone())])?;
                Ok(JobResult::Kept)
            }
            Job::Recheck { player, token } => self.recheck(*player, token),
            Job::ForgetTokens => {
                self.accounts.forget_tokens(now)?;
                Ok(JobResult::Kept)
            }
            Job::ReadLog { after } => self.read_log(*after),
        }
    }

    /// The entry for a token that is issued `now`.
    pub(super) fn new_token(&self, token: &Token, now: Now) -> KeptToken {
        KeptToken { digest: TokenDigest::of(token), made: now, until: self.terms.token_until(now) }
    }

    fn sign_up(&self, name: &AccountName, password: &Password, drawn: &RandomValues, now: Now) -> Result<JobResult, WorkError> {
        // Names are shown at the tables, so a taken name is no secret and is refused before a hash is computed.
        if self.accounts.is_name_taken(name)? {
            return Ok(JobResult::Refused(DoorRefusal::NameTaken));
        }
        let hash = self.hasher.hash(password, drawn.salt)?;
        let token = self.new_token(&drawn.token, now);
        let account = NewAccount { name: name.clone(), password: Some(hash), token: Some(token), at: now };
        let player = match self.accounts.create(&[account]) {
            Ok(players) => players.first().copied(),
            Err(AccountsError::NameTaken { .. }) => return Ok(JobResult::Refused(DoorRefusal::NameTaken)),
            Err(error) => return Err(error.into()),
        };
        let Some(player) = player else { return Ok(JobResult::Refused(DoorRefusal::Unavailable)) };
        let (name, token, digest) = (name.clone(), Some(drawn.token), token.digest);
        Ok(JobResult::SignedIn(SignedIn { player, name, token, digest, last_hall: None, pro: false }))
    }

    fn sign_in(&self, name: &AccountName, password: &Password, drawn: &RandomValues, now: Now) -> Result<JobResult, WorkError> {
        let account = self.accounts.by_name(&name.folded())?;
        if let Some(refusal) = self.check_password(account.as_ref(), password, now)? {
            return Ok(JobResult::Refused(refusal));
        }
        let Some(account) = account else { return Ok(JobResult::Refused(DoorRefusal::WrongCredentials)) };
        if account.suspended.is_some() {
            return Ok(JobResult::Refused(DoorRefusal::Suspended));
        }
        let token = self.new_token(&drawn.token, now);
        let mut changes = vec![AccountChange::AddToken(token)];
        if account.password.as_ref().is_some_and(|hash| self.hasher.is_outdated(hash)) {
            changes.push(AccountChange::Password(Some(self.hasher.hash(password, drawn.salt)?)));
        }
        self.accounts.change(account.player, &changes)?;
        Ok(JobResult::SignedIn(signed_in(account, Some(drawn.token), token.digest)))
    }

    /// Checks a password and counts wrong ones. Returns `None` if it is right, or else the refusal.
    fn check_password(&self, account: Option<&KeptAccount>, password: &Password, now: Now) -> Result<Option<DoorRefusal>, WorkError> {
        if let Some(account) = account.filter(|account| now < account.locked_until) {
            return Ok(Some(DoorRefusal::LockedOut { seconds: seconds_until(account.locked_until, now) }));
        }
        let right = self.hasher.check(password, account.and_then(|account| account.password.as_ref()))?;
        let Some(account) = account else { return Ok(Some(DoorRefusal::WrongCredentials)) };
        if right {
            if account.wrong > 0 {
                self.accounts.change(account.player, &[AccountChange::Lock { wrong: 0, until: Now(0) }])?;
            }
            return Ok(None);
        }
        let wrong = self.terms.lock.counted(account.wrong, account.locked_until, now).saturating_add(1);
        let lock = self.terms.lock.lock(wrong, now);
        self.accounts.change(account.player, &[AccountChange::Lock { wrong, until: lock.unwrap_or_default() }])?;
        Ok(Some(lock.map_or(DoorRefusal::WrongCredentials, |until| DoorRefusal::LockedOut { seconds: seconds_until(until, now) })))
    }

    fn sign_in_with_token(&self, token: &Token, drawn: &RandomValues, now: Now) -> Result<JobResult, WorkError> {
        let digest = TokenDigest::of(token);
        let refused = Ok(JobResult::Refused(DoorRefusal::WrongToken));
        let Some((player, kept)) = self.accounts.token(&digest)? else { return refused };
        let Some(account) = self.accounts.account(player)?.filter(|_| now < kept.until) else { return refused };
        if account.suspended.is_some() {
            return Ok(JobResult::Refused(DoorRefusal::Suspended));
        }
        let rotated = self.rotate_token(player, &kept, &drawn.token, now)?;
        let (token, digest) = rotated.map_or((None, digest), |new| (Some(drawn.token), new.digest));
        Ok(JobResult::SignedIn(signed_in(account, token, digest)))
    }

    fn change_password(
        &self,
        player: PlayerId,
        old: &Password,
        new: &Password,
        drawn: &RandomValues,
        now: Now,
    ) -> Result<JobResult, WorkError> {
        let account = self.accounts.account(player)?.ok_or(AccountsError::NoSuchAccount(player))?;
        if let Err(why) = new.check(&account.name) {
            return Ok(JobResult::Refused(DoorRefusal::BadPassword { why }));
        }
        if let Some(refusal) = self.check_password(Some(&account), old, now)? {
            return Ok(JobResult::Refused(refusal));
        }
        let changes = [
            AccountChange::Password(Some(self.hasher.hash(new, drawn.salt)?)),
            AccountChange::RevokeTokens { but: None },
            AccountChange::AddToken(self.new_token(&drawn.token, now)),
            AccountChange::Log { at: now, by: account.name.to_string(), event: AuditEvent::PasswordChanged { player } },
        ];
        self.accounts.change(player, &changes)?;
        Ok(JobResult::PasswordChanged(drawn.token))
    }

    fn recheck(&self, player: PlayerId, token: &TokenDigest) -> Result<JobResult, WorkError> {
        if self.accounts.account(player)?.is_none_or(|account| account.suspended.is_some()) {
            return Ok(JobResult::Suspended);
        }
        let good = self.accounts.token(token)?.is_some_and(|(owner, _)| owner == player);
        Ok(if good { JobResult::StillGood } else { JobResult::Revoked })
    }

    fn read_log(&self, after: AuditId) -> Result<JobResult, WorkError> {
        let entries = self.accounts.log(after, ENTRIES)?;
        let last = entries.last().map_or(after, |entry| entry.id);
        Ok(JobResult::Log(entries, last))
    }
}

fn signed_in(account: KeptAccount, token: Option<Token>, digest: TokenDigest) -> SignedIn {
    SignedIn { player: account.player, name: account.name, token, digest, last_hall: account.last_hall, pro: account.pro }
}
