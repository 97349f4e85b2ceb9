//! Drives a door and a worker. The test sets time and addresses.

use std::sync::Arc;

use poker_protocol::{AccountName, Closing, DoorMessage, DoorRefusal, DoorRequest, HallName, Password, PlayerId, Token};
use poker_room::Now;

use crate::door::{
    AccountChange, Accounts, AuditEvent, ConnectionId, Door, DoorOutput, DoorTerms, HallLocation, HashCost, Job, JobId, KeptAccount,
    LocatedHall, Peer, Worker,
};
use crate::store::SqliteStore;

/// The time at which tests begin.
pub const START: Now = Now(1_800_000_000_000);
/// The lowest cost of a hash.
pub const CHEAP: HashCost = HashCost { memory_kib: 8, passes: 1, lanes: 1 };
/// The password of all accounts of these tests.
pub const RIGHT: &str = "correct horse";

pub struct DoorDriver {
    pub door: Door,
    pub worker: Worker,
    pub books: Arc<SqliteStore>,
    pub now: Now,
    pub terms: DoorTerms,
    last: u64,
}

impl DoorDriver {
    pub fn new() -> Self {
        Self::with(DoorTerms::default())
    }

    pub fn with(terms: DoorTerms) -> Self {
        Self::on(Arc::new(SqliteStore::in_memory().unwrap()), terms)
    }

    /// A door on existing books.
    pub fn on(books: Arc<SqliteStore>, terms: DoorTerms) -> Self {
        Self::seeded(books, terms, [7; 32])
    }

    /// The door of another server on the same books.
    pub fn beside(&self) -> Self {
        Self { now: self.now, ..Self::seeded(Arc::clone(&self.books), self.terms.clone(), [8; 32]) }
    }

    fn seeded(books: Arc<SqliteStore>, terms: DoorTerms, seed: [u8; 32]) -> Self {
        let mut door = Door::new(terms.clone(), true, books.log_end().unwrap(), seed);
        door.set_halls(vec![LocatedHall { name: hall("main"), location: HallLocation::Here }]);
        let worker = Worker::new(Arc::clone(&books) as Arc<dyn Accounts>, terms.clone(), CHEAP).unwrap();
        Self { door, worker, books, now: START, terms, last: 0 }
    }

    /// Opens a connection from this machine.
    pub fn come(&mut self) -> ConnectionId {
        self.come_from(None)
    }

    pub fn come_from(&mut self, address: Option<&str>) -> ConnectionId {
        self.last += 1;
        let connection = ConnectionId(self.last);
        self.door.arrive(connection, Peer { address: address.map(|address| address.parse().unwrap()), ..Peer::default() });
        connection
    }

    /// Sends a request and runs all jobs. Returns the answers to this connection.
    pub fn ask(&mut self, connection: ConnectionId, request: DoorRequest) -> Vec<DoorOutput> {
        self.door.ask(connection, request, self.now);
        self.work().into_iter().filter(|(whose, _)| *whose == connection).map(|(_, output)| output).collect()
    }

    /// Runs all jobs. Returns the answers to all connections.
    pub fn work(&mut self) -> Vec<(ConnectionId, DoorOutput)> {
        self.door.tick(self.now);
        while let Some((id, job)) = self.door.poll_job() {
            self.finish(id, &job);
        }
        std::iter::from_fn(|| self.door.poll()).collect()
    }

    pub fn finish(&mut self, id: JobId, job: &Job) {
        let done = self.worker.run(job, self.now).unwrap();
        self.door.done(id, Some(done));
    }

    pub fn wait_s(&mut self, seconds: u64) {
        self.now = Now(self.now.0 + seconds * 1_000);
    }

    /// Signs up on a new connection. Returns the connection and its token.
    pub fn sign_up(&mut self, who: &str) -> (ConnectionId, Token) {
        let connection = self.come();
        let told = self.ask(connection, DoorRequest::SignUp { name: name(who), password: Password::new(RIGHT) });
        (connection, token_of(&told).expect("signed up"))
    }

    pub fn sign_in(&mut self, connection: ConnectionId, who: &str, password: &str) -> Vec<DoorOutput> {
        self.ask(connection, DoorRequest::SignIn { name: name(who), password: Password::new(password) })
    }

    pub fn sign_in_with(&mut self, connection: ConnectionId, token: Token) -> Vec<DoorOutput> {
        self.ask(connection, DoorRequest::SignInWith { token })
    }

    pub fn enter(&mut self, connection: ConnectionId) -> Vec<DoorOutput> {
        self.ask(connection, DoorRequest::Enter { hall: None })
    }

    pub fn account(&self, who: &str) -> KeptAccount {
        self.books.by_name(&name(who).folded()).unwrap().unwrap()
    }

    pub fn change(&self, who: &str, change: AccountChange) {
        self.books.change(self.account(who).player, &[change]).unwrap();
    }

    /// Suspends a player as the operator's command does.
    pub fn suspend(&self, who: &str) {
        let player = self.account(who).player;
        let event = AuditEvent::Suspended { player, suspended: true, why: "cheating".to_owned() };
        let log = AccountChange::Log { at: self.now, by: "Ada".to_owned(), event };
        self.books.change(player, &[AccountChange::Suspended(Some("cheating".to_owned())), log]).unwrap();
    }
}

pub fn name(who: &str) -> AccountName {
    AccountName::unchecked(who)
}

pub fn hall(name: &str) -> HallName {
    HallName(name.to_owned())
}

/// The token of a `SignedIn`, or of a `PasswordChanged`.
pub fn token_of(told: &[DoorOutput]) -> Option<Token> {
    told.iter().find_map(|output| match output {
        DoorOutput::Say(DoorMessage::SignedIn { token, .. }) => *token,
        DoorOutput::Say(DoorMessage::PasswordChanged { token }) => Some(*token),
        DoorOutput::Say(_) | DoorOutput::Admit { .. } | DoorOutput::Close(_) => None,
    })
}

pub fn player_of(told: &[DoorOutput]) -> Option<PlayerId> {
    told.iter().find_map(|output| match output {
        DoorOutput::Say(DoorMessage::SignedIn { player, .. }) => Some(*player),
        DoorOutput::Say(_) | DoorOutput::Admit { .. } | DoorOutput::Close(_) => None,
    })
}

pub fn refused(reason: DoorRefusal) -> Vec<DoorOutput> {
    vec![DoorOutput::Say(DoorMessage::Refused { reason })]
}

pub fn closed(connection: ConnectionId, why: Closing) -> Vec<(ConnectionId, DoorOutput)> {
    vec![(connection, DoorOutput::Close(why))]
}
