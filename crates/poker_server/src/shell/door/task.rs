//! The task that runs the door for all connections. Jobs run on other threads.

use std::collections::BTreeMap;
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
                    // A job that panicked gives no result. Its connection gets no answer, and stays until the client ends it.
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
                let done = worker.run(&job, clock.now());
                (id, done.inspect_err(|error| tracing::error!(%error, "accounts")).ok())
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
