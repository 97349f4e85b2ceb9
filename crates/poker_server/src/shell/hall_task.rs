//! The task of a hall: it awaits everything in one place, and decides in one.

use std::collections::BTreeMap;
use std::sync::Arc;

use poker_host::Clock;
use poker_protocol::{ClientMsg, Closing, HallName, Message, RequestId};
use poker_room::{ClientId, Now, Visitor};
use tokio::sync::{mpsc, watch};

use super::gate::ConnectionId;
use super::metrics::Metrics;
use super::outbox::{Outbox, Outgoing, Unsent};
use crate::hall::{Batch, BatchNumber, Hall, HallOutput};

/// Inputs that may wait for a hall.
const INPUTS: usize = 1_024;
/// Inputs that are taken in before what is due is looked at again.
const AT_ONCE: usize = 64;

/// What a connection tells a hall.
#[derive(Debug)]
pub(super) enum HallInput {
    /// A connection has passed the door.
    Arrive { connection: ConnectionId, visitor: Visitor, name: String, outbox: Outbox },
    /// A request.
    Ask { connection: ConnectionId, message: ClientMsg },
    /// A frame that was no message.
    Malformed { connection: ConnectionId, request: Option<RequestId> },
    /// The connection is gone.
    Leave { connection: ConnectionId },
}

/// The way to a hall.
#[derive(Clone, Debug)]
pub(super) struct HallHandle {
    pub name: HallName,
    pub inputs: mpsc::Sender<HallInput>,
    /// The last batch that is kept.
    pub kept: watch::Receiver<BatchNumber>,
}

/// What a hall is given to run with.
pub(super) struct Surroundings {
    pub clock: Clock,
    pub metrics: Arc<Metrics>,
    pub inputs: mpsc::Receiver<HallInput>,
    pub batches: mpsc::Sender<Batch>,
    /// Set to the moment at which hands in progress are voided.
    pub closing: watch::Receiver<Option<Now>>,
}

/// A channel for what connections tell a hall.
pub(super) fn inputs() -> (mpsc::Sender<HallInput>, mpsc::Receiver<HallInput>) {
    mpsc::channel(INPUTS)
}

struct Client {
    connection: ConnectionId,
    outbox: Outbox,
}

pub(super) struct HallTask {
    hall: Hall,
    around: Surroundings,
    clients: BTreeMap<ClientId, Client>,
    connections: BTreeMap<ConnectionId, ClientId>,
    /// What many are told is written once: the last message and its text.
    written: Option<(Arc<Message>, Arc<str>)>,
    /// Batches on their way to the store.
    batches: Vec<Batch>,
    ended: bool,
}

impl HallTask {
    pub(super) fn new(hall: Hall, around: Surroundings) -> Self {
        let (clients, connections) = (BTreeMap::new(), BTreeMap::new());
        Self { hall, around, clients, connections, written: None, batches: Vec::new(), ended: false }
    }

    /// Runs until the hall has been closed, or the store is gone.
    pub(super) async fn run(mut self) {
        let mut inputs = Vec::with_capacity(AT_ONCE);
        self.deliver();
        loop {
            for batch in std::mem::take(&mut self.batches) {
                // A store that falls behind holds the hall up, and with it everybody who asks something of it.
                if self.around.batches.send(batch).await.is_err() {
                    return;
                }
            }
            if self.ended {
                return;
            }
            let wait = self.hall.due().map(|due| self.around.clock.until(due));
            tokio::select! {
                biased;
                Ok(()) = self.around.closing.changed() => {}
                () = sleep(wait) => {}
                taken = self.around.inputs.recv_many(&mut inputs, AT_ONCE) => if taken == 0 { return },
            }
            self.apply(&mut inputs);
        }
    }

    /// Everything that is decided is decided here, without waiting for anything.
    fn apply(&mut self, inputs: &mut Vec<HallInput>) {
        let now = self.around.clock.now();
        if let Some(until) = *self.around.closing.borrow_and_update() {
            self.hall.close(until, now);
        }
        self.hall.tick(now);
        self.deliver();
        for input in inputs.drain(..) {
            self.take_in(input, now);
            self.deliver();
        }
    }

    fn take_in(&mut self, input: HallInput, now: Now) {
        match input {
            HallInput::Arrive { connection, visitor, name, outbox } => {
                let client = self.hall.connect(visitor, name, now);
                self.clients.insert(client, Client { connection, outbox });
                self.connections.insert(connection, client);
            }
            HallInput::Ask { connection, message } => {
                if let Some(&client) = self.connections.get(&connection) {
                    self.around.metrics.asked(&message.request);
                    self.hall.request(client, message, now);
                }
            }
            HallInput::Malformed { connection, request } => {
                if let Some(&client) = self.connections.get(&connection) {
                    self.hall.malformed(client, request);
                }
            }
            HallInput::Leave { connection } => {
                if let Some(client) = self.connections.remove(&connection) {
                    self.clients.remove(&client);
                    self.hall.disconnect(client, now);
                }
            }
        }
    }

    fn deliver(&mut self) {
        while let Some(output) = self.hall.poll() {
            match output {
                HallOutput::Commit(batch) => {
                    self.around.metrics.batch(&batch.changes);
                    self.batches.push(batch);
                }
                HallOutput::Send { client, after, seq, message } => {
                    if let Some(text) = self.write(&message) {
                        self.send(client, Outgoing::Message { after, seq, text });
                    }
                }
                HallOutput::Cut { client, after, why } => {
                    self.send(client, Outgoing::Cut { after, why });
                    self.forget(client);
                }
                HallOutput::Ended => self.ended = true,
            }
        }
    }

    /// The text of a message; none of our messages cannot be written.
    fn write(&mut self, message: &Arc<Message>) -> Option<Arc<str>> {
        if let Some((last, text)) = &self.written
            && Arc::ptr_eq(last, message)
        {
            return Some(Arc::clone(text));
        }
        let text: Arc<str> = serde_json::to_string(&**message).ok()?.into();
        self.written = Some((Arc::clone(message), Arc::clone(&text)));
        Some(text)
    }

    /// Whoever reads too slowly is let go: the connection finds out by itself, and may come back.
    fn send(&mut self, client: ClientId, outgoing: Outgoing) {
        let Some(Client { outbox, .. }) = self.clients.get(&client) else { return };
        match outbox.send(outgoing) {
            Ok(()) => {}
            Err(Unsent::Full) => {
                self.around.metrics.closed(&Closing::TooSlow);
                self.drop_client(client);
            }
            Err(Unsent::Gone) => self.drop_client(client),
        }
    }

    fn drop_client(&mut self, client: ClientId) {
        self.forget(client);
        self.hall.disconnect(client, self.around.clock.now());
    }

    fn forget(&mut self, client: ClientId) {
        if let Some(Client { connection, .. }) = self.clients.remove(&client) {
            self.connections.remove(&connection);
        }
    }
}

/// For so long, or for ever.
pub(super) async fn sleep(wait: Option<std::time::Duration>) {
    match wait {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}
