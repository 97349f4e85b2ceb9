//! The door: who may come in, as whom, and what of that is kept. No clock, no sockets, no threads: it is told the time, given randomness,
//! and says what is to be done.

mod account;
mod accounts;
mod answer;
mod deed;
mod hasher;
mod job;
mod line;
mod order;
mod rate;
mod terms;
mod token;
mod visit;
mod worker;

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;

use chacha20::ChaCha20Rng;
use poker_protocol::{
    AccountName, Closing, DoorMessage, DoorRefusal, DoorRequest, HallName, HallView, MAX_PASSWORD_CHARS, Password, Token,
};
use poker_room::{Now, Visitor};
use rand::{Rng as _, SeedableRng as _};

pub use account::{KeptAccount, KeptToken, NewAccount, PasswordHash};
pub use accounts::{AccountChange, Accounts, AccountsError};
pub use deed::{Deed, LogEntry, LogId};
pub use hasher::{HashCost, HashFailed, Hasher};
pub use job::{Done, Drawn, Job, JobId, SignedIn};
pub use order::{KeptOrder, NewOrder, Order, OrderId, OrderOutcome};
pub use terms::{DoorTerms, LockTerms, Rate};
pub use token::TokenDigest;
pub use visit::{ConnectionId, DoorOutput, HallPlace, Peer, Place};
pub use worker::{WorkError, Worker};

use line::Line;
use rate::Rates;
use visit::Visit;

/// How often the log of all servers is read, milliseconds: so long a suspended player may go on at another server than the order was given
/// at.
const READ_LOG_EVERY_MS: u32 = 500;
/// How often those who wait are told their places, milliseconds.
const TELL_PLACES_EVERY_MS: u32 = 1_000;
/// How often tokens that are too old are forgotten, milliseconds.
const FORGET_TOKENS_EVERY_MS: u32 = 3_600_000;

/// The door as a machine. After each input its driver does what [`Door::poll`] says, has [`Door::poll_job`]s done by a [`Worker`] and
/// brings what came of them, and calls [`Door::tick`] when [`Door::due`] says.
pub struct Door {
    terms: DoorTerms,
    sign_up: bool,
    random: ChaCha20Rng,
    halls: Vec<HallPlace>,
    visits: BTreeMap<ConnectionId, Visit>,
    line: Line,
    /// Work that takes a look into the books and no more; at most one for each connection.
    short: VecDeque<(JobId, Job)>,
    /// Whose work it is.
    wanted: BTreeMap<JobId, Wanted>,
    last_job: JobId,
    accounts: Rates<String>,
    addresses: Option<Rates<IpAddr>>,
    sign_ups: Option<Rates<IpAddr>>,
    /// The last entry of the log that was read.
    log: LogId,
    read_log: Now,
    forget_tokens: Now,
    tell_places: Now,
    outputs: VecDeque<(ConnectionId, DoorOutput)>,
}

/// For what a piece of work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// A connection waits for the answer.
    Answer(ConnectionId),
    /// It says whether a connection may go on.
    Check(ConnectionId, TokenDigest),
    /// It only needs to be done.
    Nothing,
    /// What is new in the log.
    Log,
}

impl Door {
    /// A door to nothing yet; `log` is the end of the log before anybody comes, `seed` 256 bits of the system's entropy.
    #[must_use]
    pub fn new(terms: DoorTerms, sign_up: bool, log: LogId, seed: [u8; 32]) -> Self {
        Self {
            line: Line::new(terms.passwords_at_once, terms.passwords_waiting),
            accounts: Rates::new(terms.tries_per_account),
            addresses: terms.tries_per_address.map(Rates::new),
            sign_ups: terms.sign_ups_per_address.map(Rates::new),
            terms,
            sign_up,
            random: ChaCha20Rng::from_seed(seed),
            halls: Vec::new(),
            visits: BTreeMap::new(),
            short: VecDeque::new(),
            wanted: BTreeMap::new(),
            last_job: JobId(0),
            log,
            read_log: Now(0),
            forget_tokens: Now(0),
            tell_places: Now(0),
            outputs: VecDeque::new(),
        }
    }

    /// The terms it keeps to.
    #[must_use]
    pub fn terms(&self) -> &DoorTerms {
        &self.terms
    }

    /// The halls there are, and where.
    pub fn set_halls(&mut self, halls: Vec<HallPlace>) {
        self.halls = halls;
    }

    /// A new connection.
    pub fn arrive(&mut self, connection: ConnectionId, peer: Peer) {
        self.visits.insert(connection, Visit { peer, asked: None, look_again: false, account: None, entered: None });
    }

    /// A connection is gone; what it has asked for and is not begun is not done.
    pub fn leave(&mut self, connection: ConnectionId) {
        let Some(Visit { asked: Some(job), .. }) = self.visits.remove(&connection) else { return };
        self.line.leave(job);
        self.short.retain(|(id, _)| *id != job);
    }

    /// A request of a connection; it makes no other before this one is answered.
    pub fn ask(&mut self, connection: ConnectionId, request: DoorRequest, now: Now) {
        if let Err(reason) = self.try_ask(connection, request, now) {
            self.refuse(connection, reason);
        }
    }

    fn try_ask(&mut self, connection: ConnectionId, request: DoorRequest, now: Now) -> Result<(), DoorRefusal> {
        let Some(visit) = self.visits.get(&connection) else { return Ok(()) };
        if visit.asked.is_some() {
            return Err(DoorRefusal::TooFast);
        }
        let account = visit.account.as_ref();
        match request {
            DoorRequest::Pong { .. } => Ok(()),
            DoorRequest::SignUp { .. } | DoorRequest::SignIn { .. } | DoorRequest::SignInWith { .. } if account.is_some() => {
                Err(DoorRefusal::SignedInAlready)
            }
            DoorRequest::SignUp { name, password } => self.sign_up(connection, name, password, now),
            DoorRequest::SignIn { name, password } => self.sign_in(connection, name, password, now),
            DoorRequest::SignInWith { token } => {
                let drawn = self.draw();
                self.look_up(connection, Job::SignInWith { token, drawn });
                Ok(())
            }
            DoorRequest::SignOut => {
                let account = account.ok_or(DoorRefusal::NotSignedIn)?;
                let job = Job::SignOut { player: account.player, token: account.digest };
                self.look_up(connection, job);
                Ok(())
            }
            DoorRequest::ChangePassword { old, new } => {
                let account = account.ok_or(DoorRefusal::NotSignedIn)?;
                let (player, folded) = (account.player, account.name.folded());
                new.check(&account.name).map_err(|why| DoorRefusal::BadPassword { why })?;
                self.count_try(connection, &folded, now)?;
                let drawn = self.draw();
                self.join_line(connection, folded, Job::ChangePassword { player, old, new, drawn })
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
        if let (Some(rates), Some(address)) = (&mut self.sign_ups, self.visits.get(&connection).and_then(|visit| visit.peer.address)) {
            rates.take(&address, now).map_err(|seconds| DoorRefusal::TooManyTries { seconds })?;
        }
        let (account, drawn) = (name.folded(), self.draw());
        self.join_line(connection, account, Job::SignUp { name, password, drawn })
    }

    fn sign_in(&mut self, connection: ConnectionId, name: AccountName, password: Password, now: Now) -> Result<(), DoorRefusal> {
        // What nobody can have chosen is wrong: no hash is spent on it.
        if name.check().is_err() || password.reveal().chars().count() > MAX_PASSWORD_CHARS {
            return Err(DoorRefusal::WrongCredentials);
        }
        let account = name.folded();
        self.count_try(connection, &account, now)?;
        let drawn = self.draw();
        self.join_line(connection, account, Job::SignIn { name, password, drawn })
    }

    fn count_try(&mut self, connection: ConnectionId, account: &String, now: Now) -> Result<(), DoorRefusal> {
        let too_many = |seconds| DoorRefusal::TooManyTries { seconds };
        if let (Some(rates), Some(address)) = (&mut self.addresses, self.visits.get(&connection).and_then(|visit| visit.peer.address)) {
            rates.take(&address, now).map_err(too_many)?;
        }
        self.accounts.take(account, now).map_err(too_many)
    }

    fn enter(&mut self, connection: ConnectionId, hall: Option<HallName>) -> Result<(), DoorRefusal> {
        let Some(visit) = self.visits.get(&connection) else { return Ok(()) };
        let account = visit.account.clone().ok_or(DoorRefusal::NotSignedIn)?;
        let is = |name: &HallName| self.halls.iter().find(|hall| hall.name == *name);
        let place = match &hall {
            Some(name) => is(name),
            None => account.last_hall.as_ref().and_then(is).or_else(|| self.halls.first()),
        };
        let HallPlace { name: hall, place } = place.cloned().ok_or(DoorRefusal::NoSuchHall)?;
        match place {
            Place::Here => {}
            Place::Nowhere => return Err(DoorRefusal::HallNotReady),
            Place::At(url) => {
                self.say(connection, DoorMessage::Elsewhere { hall, url });
                return Ok(());
            }
        }
        let visitor = Visitor { origin: visit.peer.origin, ..Visitor::person(account.player) };
        self.close_others(connection, &account);
        if account.last_hall.as_ref() != Some(&hall) {
            self.look_up_for(Wanted::Nothing, Job::LastHall { player: account.player, hall: hall.clone() });
        }
        if let Some(visit) = self.visits.get_mut(&connection) {
            visit.entered = Some(hall.clone());
            visit.account = Some(SignedIn { last_hall: Some(hall.clone()), ..account.clone() });
        }
        self.outputs.push_back((connection, DoorOutput::Admit { visitor, name: account.name, hall }));
        Ok(())
    }

    /// One live connection for each account: the one that enters last.
    fn close_others(&mut self, connection: ConnectionId, account: &SignedIn) {
        let others = self.visits.iter().filter(|(id, visit)| {
            **id != connection && visit.entered.is_some() && visit.account.as_ref().is_some_and(|other| other.player == account.player)
        });
        for other in others.map(|(id, _)| *id).collect::<Vec<_>>() {
            self.close(other, Closing::TakenOver);
        }
    }

    /// Does everything that is due.
    pub fn tick(&mut self, now: Now) {
        if now >= self.read_log && !self.wanted.values().any(|wanted| *wanted == Wanted::Log) {
            self.read_log = now.after_ms(READ_LOG_EVERY_MS);
            self.look_up_for(Wanted::Log, Job::ReadLog { after: self.log });
        }
        if now >= self.forget_tokens {
            self.forget_tokens = now.after_ms(FORGET_TOKENS_EVERY_MS);
            self.look_up_for(Wanted::Nothing, Job::ForgetTokens);
        }
        if now >= self.tell_places && self.line.waiting() > 0 {
            self.tell_places = now.after_ms(TELL_PLACES_EVERY_MS);
            for (job, position) in self.line.tell_places() {
                if let Some(Wanted::Answer(connection)) = self.wanted.get(&job) {
                    self.outputs.push_back((*connection, DoorOutput::Say(DoorMessage::Waiting { position })));
                }
            }
        }
    }

    /// When [`Self::tick`] has something to do though nobody asks for anything.
    #[must_use]
    pub fn due(&self) -> Now {
        if self.line.waiting() > 0 { self.read_log.min(self.tell_places) } else { self.read_log }
    }

    /// What to do next, and at which connection.
    pub fn poll(&mut self) -> Option<(ConnectionId, DoorOutput)> {
        self.outputs.pop_front()
    }

    /// A piece of work to begin now. No more passwords are given out than are to be looked at at once.
    pub fn poll_job(&mut self) -> Option<(JobId, Job)> {
        self.short.pop_front().or_else(|| self.line.next())
    }

    fn draw(&mut self) -> Drawn {
        let (mut token, mut salt) = (Token([0; 32]), [0; hasher::SALT_BYTES]);
        self.random.fill_bytes(&mut token.0);
        self.random.fill_bytes(&mut salt);
        Drawn { token, salt }
    }

    fn number(&mut self, wanted: Wanted) -> JobId {
        self.last_job = JobId(self.last_job.0.saturating_add(1));
        self.wanted.insert(self.last_job, wanted);
        self.last_job
    }

    fn look_up(&mut self, connection: ConnectionId, job: Job) {
        let id = self.look_up_for(Wanted::Answer(connection), job);
        if let Some(visit) = self.visits.get_mut(&connection) {
            visit.asked = Some(id);
        }
    }

    fn look_up_for(&mut self, wanted: Wanted, job: Job) -> JobId {
        let id = self.number(wanted);
        self.short.push_back((id, job));
        id
    }

    fn join_line(&mut self, connection: ConnectionId, account: String, job: Job) -> Result<(), DoorRefusal> {
        let id = self.number(Wanted::Answer(connection));
        if !self.line.join(id, account, job) {
            self.wanted.remove(&id);
            return Err(DoorRefusal::Busy);
        }
        if let Some(visit) = self.visits.get_mut(&connection) {
            visit.asked = Some(id);
        }
        Ok(())
    }

    fn views(&self) -> Vec<HallView> {
        let view = |hall: &HallPlace| {
            let url = match &hall.place {
                Place::At(url) => Some(url.clone()),
                Place::Here | Place::Nowhere => None,
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
