//! The task that runs the door for all connections. Jobs run on other threads.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use poker_host::Clock;
use poker_protocol::DoorRequest;
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

pub(in crate::shell) struct DoorTask {
    door: Door,
    worker: Arc<Worker>,
    clock: Clock,
    inputs: mpsc::Receiver<DoorInput>,
    /// The locations of the halls.
    locations: watch::Receiver<Vec<LocatedHall>>,
    connections: BTreeMap<ConnectionId, mpsc::Sender<DoorOutput>>,
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
                self.connections.insert(connection, answers);
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
            // A connection whose queue of answers is full is dropped, and ends.
            if self.connections.get(&connection).is_some_and(|answers| answers.try_send(output).is_err()) {
                self.connections.remove(&connection);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use poker_protocol::{AccountName, DoorMessage, DoorRefusal, Password};

    use super::*;
    use crate::door::tests::hooked_accounts::HookedAccounts;
    use crate::door::{AuditId, DoorTerms, HashCost};
    use crate::store::SqliteStore;

    #[test]
    fn a_job_that_panics_is_answered_and_the_next_ones_run() {
        let books = Arc::new(SqliteStore::in_memory().unwrap());
        let terms = DoorTerms { passwords_at_once: 1, ..DoorTerms::default() };
        let hooked = HookedAccounts::new(Arc::clone(&books), |_| panic!("on purpose"));
        let cost = HashCost { memory_kib: 8, passes: 1, lanes: 1 };
        let worker = Arc::new(Worker::new(Arc::new(hooked), terms.clone(), cost).unwrap());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let answered = runtime.block_on(async {
            let (asked, received) = inputs();
            let (_places, locations) = watch::channel(Vec::new());
            let door = Door::new(terms, true, AuditId(0), [1; 32]);
            let task = tokio::spawn(DoorTask::new(door, worker, Clock::start(), received, locations).run());
            let (answers, mut told) = mpsc::channel(ANSWERS);
            let connection = ConnectionId(1);
            let peer = Peer::default();
            asked.send(DoorInput::Arrive { connection, peer, answers }).await.unwrap();
            let right = || Password::new("correct horse");
            let change = || DoorRequest::ChangePassword { old: right(), new: Password::new("battery staple") };
            let sign_up = DoorRequest::SignUp { name: AccountName::unchecked("Åsa"), password: right() };
            let mut answered = Vec::new();
            for request in [sign_up, change(), change()] {
                asked.send(DoorInput::Ask { connection, request }).await.unwrap();
                answered.push(told.recv().await.unwrap());
            }
            task.abort();
            answered
        });
        let unavailable = DoorOutput::Say(DoorMessage::Refused { reason: DoorRefusal::Unavailable });
        assert!(matches!(answered[0], DoorOutput::Say(DoorMessage::SignedIn { .. })), "{answered:?}");
        assert_eq!(answered[1], unavailable);
        assert!(matches!(answered[2], DoorOutput::Say(DoorMessage::PasswordChanged { .. })), "{answered:?}");
    }
}
