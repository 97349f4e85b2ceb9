//! The task of the gate: one for all connections.

use std::collections::BTreeMap;

use poker_host::Clock;
use poker_protocol::DoorRequest;
use tokio::sync::mpsc;

use super::gate::{ConnectionId, Gate, GateOutput};
use super::peer::Peer;

/// Inputs that may wait for the gate.
const INPUTS: usize = 1_024;
/// Answers that may wait for a connection: it asks one thing at a time.
pub(super) const ANSWERS: usize = 8;

/// What a connection tells the gate.
#[derive(Debug)]
pub(super) enum GateInput {
    /// It has come.
    Arrive { connection: ConnectionId, peer: Peer, answers: mpsc::Sender<GateOutput> },
    /// It asks.
    Ask { connection: ConnectionId, request: DoorRequest },
    /// It is gone.
    Leave { connection: ConnectionId },
}

/// A channel for what connections tell the gate.
pub(super) fn inputs() -> (mpsc::Sender<GateInput>, mpsc::Receiver<GateInput>) {
    mpsc::channel(INPUTS)
}

/// Runs until nobody is left to ask.
pub(super) async fn run(mut gate: Box<dyn Gate>, mut inputs: mpsc::Receiver<GateInput>, clock: Clock) {
    let mut connections: BTreeMap<ConnectionId, mpsc::Sender<GateOutput>> = BTreeMap::new();
    loop {
        let wait = gate.due().map(|due| clock.until(due));
        let input = tokio::select! {
            input = inputs.recv() => match input {
                Some(input) => Some(input),
                None => return,
            },
            () = super::hall_task::sleep(wait) => None,
        };
        let now = clock.now();
        gate.tick(now);
        match input {
            Some(GateInput::Arrive { connection, peer, answers }) => {
                connections.insert(connection, answers);
                gate.arrive(connection, peer, now);
            }
            Some(GateInput::Ask { connection, request }) => gate.ask(connection, request, now),
            Some(GateInput::Leave { connection }) => {
                connections.remove(&connection);
                gate.leave(connection, now);
            }
            None => {}
        }
        while let Some((connection, output)) = gate.poll() {
            // A connection that does not take its answers ends by itself.
            if connections.get(&connection).is_some_and(|answers| answers.try_send(output).is_err()) {
                connections.remove(&connection);
            }
        }
    }
}
