//! The task of the door: one for all connections. What takes time is done on threads beside it.

use std::collections::BTreeMap;
use std::sync::Arc;

use poker_host::Clock;
use poker_protocol::DoorRequest;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use crate::door::{ConnectionId, Done, Door, DoorOutput, HallPlace, JobId, Peer, Worker};

/// Inputs that may wait for the door.
const INPUTS: usize = 1_024;
/// Answers that may wait for a connection: it asks one thing at a time.
pub(super) const ANSWERS: usize = 8;

/// What a connection tells the door.
#[derive(Debug)]
pub(super) enum DoorInput {
    /// It has come.
    Arrive { connection: ConnectionId, peer: Peer, answers: mpsc::Sender<DoorOutput> },
    /// It asks.
    Ask { connection: ConnectionId, request: DoorRequest },
    /// It is gone.
    Leave { connection: ConnectionId },
}

/// A channel for what connections tell the door.
pub(super) fn inputs() -> (mpsc::Sender<DoorInput>, mpsc::Receiver<DoorInput>) {
    mpsc::channel(INPUTS)
}

pub(super) struct DoorTask {
    door: Door,
    worker: Arc<Worker>,
    clock: Clock,
    inputs: mpsc::Receiver<DoorInput>,
    /// Where the halls are.
    places: watch::Receiver<Vec<HallPlace>>,
    connections: BTreeMap<ConnectionId, mpsc::Sender<DoorOutput>>,
    /// The door itself bounds how many there are.
    jobs: JoinSet<(JobId, Option<Done>)>,
}

impl DoorTask {
    pub(super) fn new(
        door: Door,
        worker: Arc<Worker>,
        clock: Clock,
        inputs: mpsc::Receiver<DoorInput>,
        places: watch::Receiver<Vec<HallPlace>>,
    ) -> Self {
        Self { door, worker, clock, inputs, places, connections: BTreeMap::new(), jobs: JoinSet::new() }
    }

    /// Runs until nobody is left to ask.
    pub(super) async fn run(mut self) {
        loop {
            let wait = self.clock.until(self.door.due());
            tokio::select! {
                input = self.inputs.recv() => match input {
                    Some(input) => self.take_in(input),
                    None => return,
                },
                Some(done) = self.jobs.join_next() => {
                    // A job that has panicked is never answered; its connection runs into its time limit.
                    if let Ok((job, done)) = done {
                        self.door.done(job, done);
                    }
                }
                Ok(()) = self.places.changed() => {
                    let places = self.places.borrow_and_update().clone();
                    self.door.set_halls(places);
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
            // A connection that does not take its answers ends by itself.
            if self.connections.get(&connection).is_some_and(|answers| answers.try_send(output).is_err()) {
                self.connections.remove(&connection);
            }
        }
    }
}
