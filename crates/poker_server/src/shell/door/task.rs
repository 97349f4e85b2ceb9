//! The task that runs the door for all connections. Jobs run on other threads.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use poker_host::Clock;
use poker_protocol::{DoorMessage, DoorRequest};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use crate::door::{ConnectionId, Door, DoorOutput, JobId, JobResult, LocatedHall, Peer, Worker};

/// The most inputs that wait for the door.
const INPUTS: usize = 1_024;
/// The most answers that wait for a connection, which has one request open at a time.
pub(in crate::shell) const ANSWERS: usize = 8;

/// An input of the door from a connection.
#[derive(Debug)]
pub(in crate::shell) enum DoorInput {
    /// The connection is open.
    Arrive { connection: ConnectionId, peer: Peer, answers: mpsc::Sender<DoorOutput> },
    /// The client requests something.
    Ask { connection: ConnectionId, request: DoorRequest },
    /// The connection has ended.
    Leave { connection: ConnectionId },
}

/// The channel for inputs of the door.
pub(in crate::shell) fn inputs() -> (mpsc::Sender<DoorInput>, mpsc::Receiver<DoorInput>) {
    mpsc::channel(INPUTS)
}

/// A connection as the task knows it.
struct Client {
    peer: Peer,
    answers: mpsc::Sender<DoorOutput>,
}

pub(in crate::shell) struct DoorTask {
    door: Door,
    worker: Arc<Worker>,
    clock: Clock,
    inputs: mpsc::Receiver<DoorInput>,
    /// The locations of the halls.
    locations: watch::Receiver<Vec<LocatedHall>>,
    connections: BTreeMap<ConnectionId, Client>,
    /// Jobs that run on other threads.
    jobs: JoinSet<(JobId, Option<JobResult>)>,
}

impl DoorTask {
    pub(in crate::shell) fn new(
        door: Door,
        worker: Arc<Worker>,
        clock: Clock,
        inputs: mpsc::Receiver<DoorInput>,
        locations: watch::Receiver<Vec<LocatedHall>>,
    ) -> Self {
        Self { door, worker, clock, inputs, locations, connections: BTreeMap::new(), jobs: JoinSet::new() }
    }

    /// Runs until all senders of inputs are gone.
    pub(in crate::shell) async fn run(mut self) {
        loop {
            let wait = self.clock.until(self.door.due());
            tokio::select! {
                input = self.inputs.recv() => match input {
                    Some(input) => self.take_in(input),
                    None => return,
                },
                Some(done) = self.jobs.join_next() => {
                    // Only a job that is cancelled is lost, and the door cancels none.
                    if let Ok((job, done)) = done {
                        self.door.done(job, done);
                    }
                }
                Ok(()) = self.locations.changed() => {
                    let locations = self.locations.borrow_and_update().clone();
                    self.door.set_halls(locations);
                }
                () = tokio::time::sleep(wait) => self.door.tick(self.clock.now()),
            }
            self.carry_out();
        }
    }

    fn take_in(&mut self, input: DoorInput) {
        match input {
            DoorInput::Arrive { connection, peer, answers } => {
                self.connections.insert(connection, Client { peer, answers });
                self.door.arrive(connection, peer);
            }
            DoorInput::Ask { connection, request } => self.door.ask(connection, request, self.clock.now()),
            DoorInput::Leave { connection } => {
                self.connections.remove(&connection);
                self.door.leave(connection);
            }
        }
    }

    fn carry_out(&mut self) {
        while let Some((id, job)) = self.door.poll_job() {
            let (worker, clock) = (Arc::clone(&self.worker), self.clock);
            self.jobs.spawn_blocking(move || {
                // A job that panics has failed: the door waits for its result, and others for their turn. The panic is in the log.
                let done = catch_unwind(AssertUnwindSafe(|| worker.run(&job, clock.now()))).ok();
                (id, done.and_then(|done| done.inspect_err(|error| tracing::error!(%error, "accounts")).ok()))
            });
        }
        while let Some((connection, output)) = self.door.poll() {
            let Some(client) = self.connections.get(&connection) else { continue };
            log(connection, &client.peer, &output);
            // A connection whose queue of answers is full is dropped, and ends.
            if client.answers.try_send(output).is_err() {
                self.connections.remove(&connection);
            }
        }
    }
}

/// Writes what matters to the security of accounts to the log. Names are left out, because a player may type a password into the wrong field.
fn log(ConnectionId(connection): ConnectionId, peer: &Peer, output: &DoorOutput) {
    let address = peer.address.map_or_else(|| "this machine".to_owned(), |address| address.to_string());
    match output {
        DoorOutput::Say(DoorMessage::SignedIn { player, .. }) => tracing::info!(connection, address, player = player.0, "signed in"),
        DoorOutput::Say(DoorMessage::SignedOut) => tracing::info!(connection, address, "signed out"),
        DoorOutput::Say(DoorMessage::PasswordChanged { .. }) => tracing::info!(connection, address, "password changed"),
        DoorOutput::Say(DoorMessage::Refused { reason }) => tracing::info!(connection, address, ?reason, "refused"),
        DoorOutput::Close(why) => tracing::info!(connection, address, ?why, "closed by the door"),
        DoorOutput::Say(
            DoorMessage::Greeting(_)
            | DoorMessage::Waiting { .. }
            | DoorMessage::Sessions { .. }
            | DoorMessage::Entered { .. }
            | DoorMessage::Elsewhere { .. }
            | DoorMessage::Ping { .. }
            | DoorMessage::Busy { .. }
            | DoorMessage::Closing { .. },
        )
        | DoorOutput::Admit { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use poker_protocol::{AccountName, DoorRefusal, Password};

    use super::*;
    use crate::door::tests::hooked_accounts::HookedAccounts;
    use crate::door::{Accounts, AuditId, DoorTerms, HashCost};
    use crate::store::SqliteStore;

    /// Longer than any answer takes.
    const PATIENCE: std::time::Duration = std::time::Duration::from_secs(30);
    const RIGHT: &str = "correct horse";
    const NEW: &str = "battery staple";

    fn sign_up() -> DoorRequest {
        DoorRequest::SignUp { name: AccountName::unchecked("Åsa"), password: Password::new(RIGHT) }
    }

    fn change(old: &str) -> DoorRequest {
        DoorRequest::ChangePassword { old: Password::new(old), new: Password::new(NEW) }
    }

    /// Sends the requests one after the other over one connection. Returns the answers.
    fn answered(accounts: Arc<dyn Accounts>, peer: Peer, requests: impl IntoIterator<Item = DoorRequest>) -> Vec<DoorOutput> {
        let terms = DoorTerms { passwords_at_once: 1, ..DoorTerms::default() };
        let cost = HashCost { memory_kib: 8, passes: 1, lanes: 1 };
        let worker = Arc::new(Worker::new(accounts, terms.clone(), cost).unwrap());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (asked, received) = inputs();
            let (_places, locations) = watch::channel(Vec::new());
            let door = Door::new(terms, true, AuditId(0), [1; 32]);
            let task = tokio::spawn(DoorTask::new(door, worker, Clock::start(), received, locations).run());
            let (answers, mut told) = mpsc::channel(ANSWERS);
            let connection = ConnectionId(1);
            asked.send(DoorInput::Arrive { connection, peer, answers }).await.unwrap();
            let mut answered = Vec::new();
            for request in requests {
                asked.send(DoorInput::Ask { connection, request }).await.unwrap();
                let answer = tokio::time::timeout(PATIENCE, told.recv()).await.expect("an answer");
                answered.push(answer.unwrap());
            }
            task.abort();
            answered
        })
    }

    #[test]
    fn a_job_that_panics_is_answered_and_the_next_ones_run() {
        let books = Arc::new(SqliteStore::in_memory().unwrap());
        let hooked = HookedAccounts::new(books, |_| panic!("on purpose"));
        let answered = answered(Arc::new(hooked), Peer::default(), [sign_up(), change(RIGHT), change(RIGHT)]);
        let unavailable = DoorOutput::Say(DoorMessage::Refused { reason: DoorRefusal::Unavailable });
        assert!(matches!(answered[0], DoorOutput::Say(DoorMessage::SignedIn { .. })), "{answered:?}");
        assert_eq!(answered[1], unavailable);
        assert!(matches!(answered[2], DoorOutput::Say(DoorMessage::PasswordChanged { .. })), "{answered:?}");
    }

    /// The lines of the log.
    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl std::io::Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn who_signs_in_and_who_is_refused_is_logged_without_names_passwords_and_tokens() {
        let lines = Lines::default();
        let writer = lines.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).finish();
        let peer = Peer { address: Some("203.0.113.7".parse().unwrap()), ..Peer::default() };
        let books = Arc::new(SqliteStore::in_memory().unwrap());
        let sign_in = |password: &str| DoorRequest::SignIn { name: AccountName::unchecked("Åsa"), password: Password::new(password) };
        let requests = [sign_up(), change("wrong horse"), change(RIGHT), DoorRequest::SignOut, sign_in("wrong\nhorse"), sign_in(NEW)];
        // With a single subscriber, another test that logs from the same place first would decide that nobody listens there.
        let _another = tracing::Dispatch::new(tracing_subscriber::registry());
        let told = tracing::subscriber::with_default(subscriber, || {
            tracing::callsite::rebuild_interest_cache();
            answered(books, peer, requests)
        });
        let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
        let from = "connection=1 address=\"203.0.113.7\"";
        let said: Vec<&str> = log.lines().map(|line| line.split_once("task: ").unwrap().1).collect();
        assert_eq!(
            said,
            [
                format!("signed in {from} player=1"),
                format!("refused {from} reason=WrongCredentials"),
                format!("password changed {from}"),
                format!("signed out {from}"),
                format!("refused {from} reason=WrongCredentials"),
                format!("signed in {from} player=1"),
            ]
        );
        assert!(log.lines().all(|line| line.contains("Z  INFO")), "with the time in UTC: {log}");
        let tokens = told.iter().filter_map(|output| match output {
            DoorOutput::Say(DoorMessage::SignedIn { token, .. }) => *token,
            DoorOutput::Say(DoorMessage::PasswordChanged { token }) => Some(*token),
            DoorOutput::Say(_) | DoorOutput::Admit { .. } | DoorOutput::Close(_) => None,
        });
        let secrets = tokens.map(|token| serde_json::to_string(&token).unwrap().trim_matches('"').to_owned());
        for secret in secrets.chain(["horse", "staple", "Åsa", "argon2"].map(str::to_owned)) {
            assert!(!log.contains(&secret), "{secret}");
        }
    }
}
