//! Jobs that check a password. Wrong ones are counted, and lock what they were tried at: the account if somebody signs in, and the session
//! if its connection confirms a request. So nobody who guesses passwords at an account can keep a player who has a session from acting.

use poker_protocol::{AccountName, DoorRefusal, Password, SessionId};
use poker_room::Now;

use super::accounts::{AccountChange, AccountCondition};
use super::audit::AuditEvent;
use super::job::{JobResult, RandomValues, SignedIn};
use super::terms::seconds_until;
use super::worker::{WorkError, Worker, log, refused, signed_in};
use super::{KeptAccount, KeptSession, PasswordHash};

/// The count of wrong passwords of an account or of a session, as it was read.
#[derive(Clone, Copy)]
struct WrongPasswords {
    /// The number since the last right one.
    wrong: u32,
    /// Passwords are refused before this moment.
    locked_until: Now,
}

/// The answer to a connection that confirms a request with its password.
enum Confirmed {
    /// The password is right.
    Right(Box<KeptAccount>, KeptSession),
    /// The request is answered, or must be begun again because the account was changed meanwhile.
    Answered(Option<JobResult>),
}

impl Worker {
    /// Signs in with a name and a password.
    pub(super) fn sign_in(
        &self,
        name: &AccountName,
        password: &Password,
        drawn: &RandomValues,
        now: Now,
    ) -> Result<Option<JobResult>, WorkError> {
        let Some(account) = self.accounts.by_name(&name.folded())? else {
            // An unknown name takes as long as a wrong password.
            self.hasher.check(password, None, None)?;
            return refused(DoorRefusal::WrongCredentials);
        };
        let count = WrongPasswords { wrong: account.wrong, locked_until: account.locked_until };
        if let Some(reason) = self.check_password(&account, count, password, now)? {
            return self.count_wrong(&account, None, count, reason, now);
        }
        if account.suspended.is_some() {
            return refused(DoorRefusal::Suspended);
        }
        let token = self.first_token(drawn, now);
        let mut changes = vec![AccountChange::OpenSession(token)];
        if account.wrong > 0 {
            changes.push(AccountChange::Lock { wrong: 0, until: Now(0) });
        }
        let newest = self.accounts.password_secret(None)?;
        if account.password.as_ref().is_some_and(|hash| self.hasher.is_outdated(hash, newest.as_ref())) {
            changes.push(AccountChange::Rehashed(self.hash(password, drawn)?));
        }
        let conditions = [AccountCondition::Password(account.password.clone()), AccountCondition::NotSuspended];
        let changed = self.accounts.change_if(account.player, &conditions, &changes)?;
        Ok(changed.then(|| JobResult::SignedIn(signed_in(account, Some(drawn.token), &token, self.terms.session_until(now)))))
    }

    /// Replaces the password, and all sessions by a new one.
    pub(super) fn change_password(
        &self,
        signed_in: &SignedIn,
        old: &Password,
        new: &Password,
        drawn: &RandomValues,
        now: Now,
    ) -> Result<Option<JobResult>, WorkError> {
        let (account, session) = match self.confirm(signed_in, old, now)? {
            Confirmed::Right(account, session) => (*account, session),
            Confirmed::Answered(answer) => return Ok(answer),
        };
        let token = self.first_token(drawn, now);
        let changes = [
            AccountChange::Password(Some(self.hash(new, drawn)?)),
            AccountChange::Lock { wrong: 0, until: Now(0) },
            AccountChange::EndSessions,
            AccountChange::OpenSession(token),
            log(&account, AuditEvent::PasswordChanged { player: account.player }, now),
        ];
        let changed = self.accounts.change_if(account.player, &unchanged(&account, &session), &changes)?;
        Ok(changed.then_some(JobResult::PasswordChanged {
            token: drawn.token,
            session: drawn.session,
            until: self.terms.session_until(now),
        }))
    }

    /// Why `password` does not open the account at `now`, or `None` if it does.
    fn check_password(
        &self,
        account: &KeptAccount,
        count: WrongPasswords,
        password: &Password,
        now: Now,
    ) -> Result<Option<DoorRefusal>, WorkError> {
        if let Some(until) = self.terms.lock.in_force(count.locked_until, now) {
            return Ok(Some(DoorRefusal::LockedOut { seconds: seconds_until(until, now) }));
        }
        let secret = match account.password.as_ref().and_then(PasswordHash::secret) {
            Some(id) => self.accounts.password_secret(Some(id))?,
            None => None,
        };
        if !self.hasher.check(password, account.password.as_ref(), secret.as_ref())? {
            return Ok(Some(DoorRefusal::WrongCredentials));
        }
        let expired = account.password_until.is_some_and(|until| until <= now);
        Ok(expired.then_some(DoorRefusal::PasswordExpired))
    }

    /// Counts a wrong password at `session`, or else at the account, and answers the request. Another refusal counts nothing.
    fn count_wrong(
        &self,
        account: &KeptAccount,
        session: Option<SessionId>,
        count: WrongPasswords,
        reason: DoorRefusal,
        now: Now,
    ) -> Result<Option<JobResult>, WorkError> {
        if reason != DoorRefusal::WrongCredentials {
            return refused(reason);
        }
        let WrongPasswords { wrong: read, locked_until } = count;
        let wrong = self.terms.lock.counted(read, locked_until, now).saturating_add(1);
        let lock = self.terms.lock.lock(wrong, now);
        let until = lock.unwrap_or_default();
        // Of two servers that count at the same time, one counts again.
        let (condition, change) = match session {
            Some(session) => (AccountCondition::SessionLock { session, wrong: read }, AccountChange::SessionLock { session, wrong, until }),
            None => (AccountCondition::Lock { wrong: read, until: locked_until }, AccountChange::Lock { wrong, until }),
        };
        if !self.accounts.change_if(account.player, &[condition], &[change])? {
            return Ok(None);
        }
        refused(lock.map_or(reason, |until| DoorRefusal::LockedOut { seconds: seconds_until(until, now) }))
    }

    /// Checks the password with which a connection confirms a request.
    fn confirm(&self, signed_in: &SignedIn, password: &Password, now: Now) -> Result<Confirmed, WorkError> {
        let answered = |answer| Ok(Confirmed::Answered(answer));
        let account = self.accounts.account(signed_in.player)?.filter(|account| account.suspended.is_none());
        let Some(account) = account else { return answered(Some(JobResult::Refused(DoorRefusal::Suspended))) };
        let session = self.accounts.token(&signed_in.digest)?.map(|(_, session)| session);
        let Some(session) = session else { return answered(Some(JobResult::Refused(DoorRefusal::NotSignedIn))) };
        let count = WrongPasswords { wrong: session.wrong, locked_until: session.locked_until };
        match self.check_password(&account, count, password, now)? {
            None => Ok(Confirmed::Right(Box::new(account), session)),
            Some(reason) => answered(self.count_wrong(&account, Some(session.id), count, reason, now)?),
        }
    }

    /// Ends `sessions` of the account, but not the session of the connection.
    pub(super) fn end_sessions(
        &self,
        signed_in: &SignedIn,
        sessions: &[SessionId],
        password: &Password,
        now: Now,
    ) -> Result<Option<JobResult>, WorkError> {
        let (account, session) = match self.confirm(signed_in, password, now)? {
            Confirmed::Right(account, session) => (*account, session),
            Confirmed::Answered(answer) => return Ok(answer),
        };
        let kept = self.accounts.sessions(account.player)?;
        let ends = |kept: &KeptSession| kept.id != session.id && sessions.contains(&kept.id);
        let mut changes: Vec<_> = kept.iter().filter(|kept| ends(kept)).map(|kept| AccountChange::EndSession(kept.id)).collect();
        if let Some(count) = u32::try_from(changes.len()).ok().filter(|count| *count > 0) {
            changes.push(log(&account, AuditEvent::SessionsEnded { player: account.player, count }, now));
        }
        if session.wrong > 0 {
            changes.push(AccountChange::SessionLock { session: session.id, wrong: 0, until: Now(0) });
        }
        if !self.accounts.change_if(account.player, &unchanged(&account, &session), &changes)? {
            return Ok(None);
        }
        Ok(Some(JobResult::Sessions(kept.into_iter().filter(|kept| !ends(kept)).collect())))
    }
}

/// The conditions under which a confirmed request is carried out: nobody has changed the password, suspended the account or ended the
/// session since they were read.
fn unchanged(account: &KeptAccount, session: &KeptSession) -> [AccountCondition; 3] {
    [AccountCondition::Password(account.password.clone()), AccountCondition::NotSuspended, AccountCondition::Session(session.id)]
}
