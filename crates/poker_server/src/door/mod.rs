//! The door: sign-up, sign-in, and entering a hall. A state machine without clock, sockets and threads: its driver passes the time, a
//! random seed and the results of jobs, and carries out what the machine returns.

mod account;
mod accounts;
mod answer;
mod audit;
mod hash_memory;
mod hasher;
mod job;
mod order;
mod order_refusal;
mod password_jobs;
mod password_queue;
mod password_secret;
mod rate;
mod session;
mod terms;
mod token;
mod token_rotation;
mod worker;

#[cfg(test)]
pub(crate) mod tests;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use chacha20::ChaCha20Rng;
use poker_protocol::{
    AccountName, Closing, DoorMessage, DoorRefusal, DoorRequest, HallName, HallView, MAX_NAME_CHARS, MAX_PASSWORD_CHARS, Password,
    SessionId, Token,
};
use poker_room::{Now, Visitor};
use rand::{Rng as _, SeedableRng as _};

pub use account::{KeptAccount, KeptSession, KeptToken, NewAccount, PasswordHash};
pub use accounts::{AccountChange, AccountCondition, AccountDeletion, Accounts, AccountsError, MOST_SESSIONS};
pub use audit::{AuditEntry, AuditEvent, AuditId};
pub use hasher::{HashCost, HashFailed, Hasher};
pub use job::{Job, JobId, JobResult, RandomValues, SignedIn};
pub use order::{KeptOrder, NewOrder, Order, OrderId, OrderOutcome, Withdrawal};
pub use password_secret::{PasswordSecret, SecretId};
pub use session::{ConnectionId, DoorOutput, HallLocation, LocatedHall, Peer, SITE_SHARES};
pub use terms::{DoorTerms, LockTerms, Rate};
pub use token::TokenDigest;
pub use worker::{WorkError, Worker};

use password_queue::PasswordQueue;
use rate::{AddressRates, Rates};
use session::DoorSession;

/// The interval at which the audit log is read, in milliseconds. A suspended player may play on for this long at servers other than the
/// one where the suspension was entered.
const READ_LOG_EVERY_MS: u32 = 500;
/// The interval at which waiting clients are told their places in the queue, in milliseconds.
const TELL_PLACES_EVERY_MS: u32 = 1_000;
/// The interval at which expired tokens are deleted, in milliseconds.
const FORGET_TOKENS_EVERY_MS: u32 = 3_600_000;

/// The state machine of the door. After each input the driver carries out what [`Door::poll`] returns, runs the jobs of
/// [`Door::poll_job`] with a [`Worker`], passes their results to [`Door::done`], and calls [`Door::tick`] at [`Door::due`].
pub struct Door {
    terms: DoorTerms,
    sign_up: bool,
    random: ChaCha20Rng,
    halls: Vec<LocatedHall>,
    sessions: BTreeMap<ConnectionId, DoorSession>,
    passwords: PasswordQueue,
    /// Jobs that hash no password.
    short: VecDeque<(JobId, Job)>,
    /// The purpose of each job that is queued or runs.
    purposes: BTreeMap<JobId, JobPurpose>,
    last_job: JobId,
    tries: Rates<Tried>,
    addresses: AddressRates,
    sign_ups: AddressRates,
    tokens: AddressRates,
    /// Connections that could not be checked, because the store did not answer.
    unchecked: BTreeSet<ConnectionId>,
    /// The last entry of the audit log that was read.
    log: AuditId,
    read_log: Now,
    forget_tokens: Now,
    tell_places: Now,
    outputs: VecDeque<(ConnectionId, DoorOutput)>,
}

/// What a password is tried at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Tried {
    /// The account with this folded name.
    Account(String),
    /// The account of this session, by its own connection.
    Session(SessionId),
}

/// The purpose of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum JobPurpose {
    /// A connection waits for the answer.
    Answer(ConnectionId),
    /// The result decides whether a connection may stay signed in.
    Recheck(ConnectionId, TokenDigest),
    /// Nobody waits for the result.
    Nothing,
    /// The result holds new entries of the audit log.
    Log,
}

impl Door {
    /// Creates a door without halls. `log` is the end of the audit log before the first connection, `seed` 256 bits of system entropy.
    #[must_use]
    pub fn new(terms: DoorTerms, sign_up: bool, log: AuditId, seed: [u8; 32]) -> Self {
        Self {
            passwords: PasswordQueue::new(terms.passwords_at_once, terms.passwords_waiting),
            tries: Rates::new(terms.tries_per_account),
            addresses: AddressRates::new(terms.tries_per_address),
            sign_ups: AddressRates::new(terms.sign_ups_per_address),
            tokens: AddressRates::new(terms.token_tries_per_address),
            terms,
            sign_up,
            random: ChaCha20Rng::from_seed(seed),
            halls: Vec::new(),
            sessions: BTreeMap::new(),
            short: VecDeque::new(),
            purposes: BTreeMap::new(),
            last_job: JobId(0),
            unchecked: BTreeSet::new(),
            log,
            read_log: Now(0),
            forget_tokens: Now(0),
            tell_places: Now(0),
            outputs: VecDeque::new(),
        }
    }

    /// The settings for accounts.
    #[must_use]
    pub fn terms(&self) -> &DoorTerms {
        &self.terms
    }

    /// Replaces the list of halls and their locations.
    pub fn set_halls(&mut self, halls: Vec<LocatedHall>) {
        self.halls = halls;
    }

    /// Adds a connection.
    pub fn arrive(&mut self, connection: ConnectionId, peer: Peer) {
        self.sessions.insert(connection, DoorSession { peer, asked: None, recheck: false, account: None, entered: None });
    }

    /// Removes a connection. Its job is dropped unless it runs already.
    pub fn leave(&mut self, connection: ConnectionId) {
        let Some(DoorSession { asked: Some(job), .. }) = self.sessions.remove(&connection) else { return };
        self.passwords.leave(job);
        self.short.retain(|(id, _)| *id != job);
    }

    /// Handles a request. A second request before the answer is refused.
    pub fn ask(&mut self, connection: ConnectionId, request: DoorRequest, now: Now) {
        if let Err(reason) = self.try_ask(connection, request, now) {
            self.refuse(connection, reason);
        }
    }

    fn try_ask(&mut self, connection: ConnectionId, request: DoorRequest, now: Now) -> Result<(), DoorRefusal> {
        let Some(session) = self.sessions.get(&connection) else { return Ok(()) };
        if session.asked.is_some() {
            return Err(DoorRefusal::TooFast);
        }
        let account = session.account.as_ref();
        match request {
            DoorRequest::Pong { .. } => Ok(()),
            DoorRequest::SignUp { .. } | DoorRequest::SignIn { .. } | DoorRequest::SignInWith { .. } if account.is_some() => {
                Err(DoorRefusal::SignedInAlready)
            }
            DoorRequest::SignUp { name, password } => self.sign_up(connection, name, password, now),
            DoorRequest::SignIn { name, password } => self.sign_in(connection, name, password, now),
            DoorRequest::SignInWith { token } => {
                self.tokens.take(&session.peer, now)?;
                let drawn = self.draw();
                self.queue_request(connection, Job::SignInWithToken { token, drawn });
                Ok(())
            }
            DoorRequest::SignOut => {
                let account = account.cloned().ok_or(DoorRefusal::NotSignedIn)?;
                self.queue_request(connection, Job::SignOut { account });
                Ok(())
            }
            DoorRequest::ChangePassword { old, new } => {
                let account = account.cloned().ok_or(DoorRefusal::NotSignedIn)?;
                new.check(&account.name).map_err(|why| DoorRefusal::BadPassword { why })?;
                self.count_try(connection, Tried::Session(account.session), now)?;
                let drawn = self.draw();
                self.queue_password(connection, account.name.folded(), Job::ChangePassword { account, old, new, drawn })
            }
            DoorRequest::ListSessions => {
                let player = account.ok_or(DoorRefusal::NotSignedIn)?.player;
                self.queue_request(connection, Job::ListSessions { player });
                Ok(())
            }
            DoorRequest::EndSessions { sessions, password } => {
                let account = account.cloned().ok_or(DoorRefusal::NotSignedIn)?;
                self.count_try(connection, Tried::Session(account.session), now)?;
                self.queue_password(connection, account.name.folded(), Job::EndSessions { account, sessions, password })
            }
            DoorRequest::Enter { hall } => self.enter(connection, hall),
        }
    }

    fn sign_up(&mut self, connection: ConnectionId, name: AccountName, password: Password, now: Now) -> Result<(), DoorRefusal> {
        if !self.sign_up {
            return Err(DoorRefusal::SignUpClosed);
        }
        name.check().map_err(|why| DoorRefusal::BadName { why })?;
        password.check(&name).map_err(|why| DoorRefusal::BadPassword { why })?;
        self.sign_ups.take(&self.peer(connection), now)?;
        let (account, drawn) = (name.folded(), self.draw());
        self.queue_password(connection, account, Job::SignUp { name, password, drawn })
    }

    fn sign_in(&mut self, connection: ConnectionId, name: AccountName, password: Password, now: Now) -> Result<(), DoorRefusal> {
        // No account can have such a name or password, so no hash is computed. An older account may have a name that a new one cannot have.
        if name.as_str().chars().count() > MAX_NAME_CHARS || password.reveal().chars().count() > MAX_PASSWORD_CHARS {
            return Err(DoorRefusal::WrongCredentials);
        }
        let account = name.folded();
        self.count_try(connection, Tried::Account(account.clone()), now)?;
        let drawn = self.draw();
        self.queue_password(connection, account, Job::SignIn { name, password, drawn })
    }

    /// Counts a try of a password, by the address of the connection and by what it is tried at.
    fn count_try(&mut self, connection: ConnectionId, tried: Tried, now: Now) -> Result<(), DoorRefusal> {
        self.addresses.take(&self.peer(connection), now)?;
        self.tries.take(&tried, now).map_err(|seconds| DoorRefusal::TooManyTries { seconds })
    }

    fn peer(&self, connection: ConnectionId) -> Peer {
        self.sessions.get(&connection).map(|session| session.peer).unwrap_or_default()
    }

    fn enter(&mut self, connection: ConnectionId, hall: Option<HallName>) -> Result<(), DoorRefusal> {
        let Some(session) = self.sessions.get(&connection) else { return Ok(()) };
        let account = session.account.clone().ok_or(DoorRefusal::NotSignedIn)?;
        let is = |name: &HallName| self.halls.iter().find(|hall| hall.name == *name);
        let found = match &hall {
            Some(name) => is(name),
            None => account.last_hall.as_ref().and_then(is).or_else(|| self.halls.first()),
        };
        let LocatedHall { name: hall, location } = found.cloned().ok_or(DoorRefusal::NoSuchHall)?;
        match location {
            HallLocation::Here => {}
            HallLocation::Nowhere => return Err(DoorRefusal::HallNotReady),
            HallLocation::At(url) => {
                self.say(connection, DoorMessage::Elsewhere { hall, url });
                return Ok(());
            }
        }
        let visitor = Visitor { origin: session.peer.origin, pro: account.pro, ..Visitor::person(account.player) };
        self.close_others(connection, &account);
        if account.last_hall.as_ref() != Some(&hall) {
            self.queue_short(JobPurpose::Nothing, Job::LastHall { player: account.player, hall: hall.clone() });
        }
        if let Some(session) = self.sessions.get_mut(&connection) {
            session.entered = Some(hall.clone());
            session.account = Some(SignedIn { last_hall: Some(hall.clone()), ..account.clone() });
        }
        self.outputs.push_back((connection, DoorOutput::Admit { visitor, name: account.name, hall }));
        Ok(())
    }

    /// Ends the other connections of `account` that have entered a hall: only the last connection of an account to enter a hall stays open.
    fn close_others(&mut self, connection: ConnectionId, account: &SignedIn) {
        let others = self.sessions.iter().filter(|(id, session)| {
            **id != connection && session.entered.is_some() && session.account.as_ref().is_some_and(|other| other.player == account.player)
        });
        for other in others.map(|(id, _)| *id).collect::<Vec<_>>() {
            self.close(other, Closing::TakenOver);
        }
    }

    /// Does everything that is due at `now`.
    pub fn tick(&mut self, now: Now) {
        if now >= self.read_log {
            self.read_log = now.after_ms(READ_LOG_EVERY_MS);
            self.close_ended_sessions(now);
            // A store that does not answer is not asked twice.
            if !self.purposes.values().any(|purpose| *purpose == JobPurpose::Log) {
                self.queue_short(JobPurpose::Log, Job::ReadLog { after: self.log });
            }
            for connection in std::mem::take(&mut self.unchecked) {
                self.recheck(connection);
            }
        }
        if now >= self.forget_tokens {
            self.forget_tokens = now.after_ms(FORGET_TOKENS_EVERY_MS);
            self.queue_short(JobPurpose::Nothing, Job::ForgetTokens);
        }
        if now >= self.tell_places && self.passwords.waiting() > 0 {
            self.tell_places = now.after_ms(TELL_PLACES_EVERY_MS);
            for (job, position) in self.passwords.tell_places() {
                if let Some(JobPurpose::Answer(connection)) = self.purposes.get(&job) {
                    self.outputs.push_back((*connection, DoorOutput::Say(DoorMessage::Waiting { position })));
                }
            }
        }
    }

    /// Ends the connections whose session is over: they need the password again.
    fn close_ended_sessions(&mut self, now: Now) {
        let ended = |session: &DoorSession| session.account.as_ref().is_some_and(|account| account.until <= now);
        let connections: Vec<_> = self.sessions.iter().filter(|(_, session)| ended(session)).map(|(id, _)| *id).collect();
        for connection in connections {
            self.close(connection, Closing::SignedOut);
        }
    }

    /// The next moment at which [`Self::tick`] has something to do without a request.
    #[must_use]
    pub fn due(&self) -> Now {
        if self.passwords.waiting() > 0 { self.read_log.min(self.tell_places) } else { self.read_log }
    }

    /// The next output, with its connection.
    pub fn poll(&mut self) -> Option<(ConnectionId, DoorOutput)> {
        self.outputs.pop_front()
    }

    /// The next job to run, or `None` if there is none or the waiting jobs may not run yet.
    pub fn poll_job(&mut self) -> Option<(JobId, Job)> {
        self.short.pop_front().or_else(|| self.passwords.next())
    }

    fn draw(&mut self) -> RandomValues {
        let (mut token, mut salt) = (Token([0; 32]), [0; hasher::SALT_BYTES]);
        self.random.fill_bytes(&mut token.0);
        self.random.fill_bytes(&mut salt);
        RandomValues { token, salt, session: SessionId::of_random(self.random.next_u64()) }
    }

    fn number(&mut self, purpose: JobPurpose) -> JobId {
        self.last_job = JobId(self.last_job.0.saturating_add(1));
        self.purposes.insert(self.last_job, purpose);
        self.last_job
    }

    /// Queues a job whose result the connection waits for.
    fn queue_request(&mut self, connection: ConnectionId, job: Job) {
        let id = self.queue_short(JobPurpose::Answer(connection), job);
        if let Some(session) = self.sessions.get_mut(&connection) {
            session.asked = Some(id);
        }
    }

    /// Queues a job that hashes no password, and so need not wait behind passwords.
    fn queue_short(&mut self, purpose: JobPurpose, job: Job) -> JobId {
        let id = self.number(purpose);
        self.short.push_back((id, job));
        id
    }

    fn queue_password(&mut self, connection: ConnectionId, account: String, job: Job) -> Result<(), DoorRefusal> {
        let id = self.number(JobPurpose::Answer(connection));
        if !self.passwords.join(id, account, job) {
            self.purposes.remove(&id);
            return Err(DoorRefusal::Busy);
        }
        if let Some(session) = self.sessions.get_mut(&connection) {
            session.asked = Some(id);
        }
        Ok(())
    }

    fn views(&self) -> Vec<HallView> {
        let view = |hall: &LocatedHall| {
            let url = match &hall.location {
                HallLocation::At(url) => Some(url.clone()),
                HallLocation::Here | HallLocation::Nowhere => None,
            };
            HallView { name: hall.name.clone(), url }
        };
        self.halls.iter().map(view).collect()
    }

    fn say(&mut self, connection: ConnectionId, message: DoorMessage) {
        self.outputs.push_back((connection, DoorOutput::Say(message)));
    }

    fn refuse(&mut self, connection: ConnectionId, reason: DoorRefusal) {
        self.say(connection, DoorMessage::Refused { reason });
    }

    fn close(&mut self, connection: ConnectionId, why: Closing) {
        self.leave(connection);
        self.outputs.push_back((connection, DoorOutput::Close(why)));
    }
}
