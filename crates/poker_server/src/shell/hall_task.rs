//! The task of a hall: it awaits everything in one place, and decides in one.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use poker_host::Clock;
use poker_protocol::{ClientMsg, Closing, HallName, Message, RequestId};
use poker_room::{ClientId, Now, Visitor};
use tokio::sync::{mpsc, oneshot, watch};

use super::gauges::Gauges;
use super::metrics::Metrics;
use super::outbox::{Outbox, Outgoing, Unsent};
use crate::door::ConnectionId;
use crate::door::KeptOrder;
use crate::hall::{Batch, BatchNumber, Hall, HallOutput};
use crate::store::{StoreError, Writer};

/// Inputs that may wait for a hall.
const INPUTS: usize = 1_024;
/// Batches that may wait for the store.
const MOST_UNKEPT: usize = 2_048;
/// How long the hall waits where so many do.
const STORE_PAUSE: Duration = Duration::from_millis(2);
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
    /// The operator orders something.
    Order(Box<KeptOrder>),
    /// Another server has taken the hall over.
    Lost,
}

/// The way to a hall.
#[derive(Clone, Debug)]
pub(super) struct HallHandle {
    pub name: HallName,
    pub inputs: mpsc::Sender<HallInput>,
    /// The last batch that is kept.
    pub kept: watch::Receiver<BatchNumber>,
    pub gauges: Arc<Gauges>,
}

impl HallHandle {
    /// Inputs that wait.
    pub(super) fn waiting(&self) -> usize {
        self.inputs.max_capacity() - self.inputs.capacity()
    }
}

/// What a hall is given to run with.
pub(super) struct Surroundings {
    pub clock: Clock,
    pub metrics: Arc<Metrics>,
    pub gauges: Arc<Gauges>,
    pub inputs: mpsc::Receiver<HallInput>,
    pub writer: Writer,
    /// What has ended the writer.
    pub unwritten: oneshot::Receiver<StoreError>,
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
    batches: VecDeque<Batch>,
    ended: Option<End>,
}

/// How a hall's task has ended.
#[derive(Debug)]
pub(super) enum End {
    /// It was asked to: everything is kept.
    Closed,
    /// The hall is another server's.
    Lost,
    /// The books could not be written: what was kept is good, what was not was told to nobody.
    Unwritten(StoreError),
}

impl End {
    fn of(error: StoreError) -> Self {
        match error {
            StoreError::Stale(_) => Self::Lost,
            error => Self::Unwritten(error),
        }
    }
}

impl HallTask {
    pub(super) fn new(hall: Hall, around: Surroundings) -> Self {
        let (clients, connections) = (BTreeMap::new(), BTreeMap::new());
        Self { hall, around, clients, connections, written: None, batches: VecDeque::new(), ended: None }
    }

    /// Runs until the hall has been closed, or cannot go on here.
    pub(super) async fn run(mut self) -> End {
        let mut inputs = Vec::with_capacity(AT_ONCE);
        self.deliver();
        let end = loop {
            if let Some(end) = self.keep().await {
                break end;
            }
            if let Some(end) = self.ended.take() {
                break end;
            }
            let wait = self.hall.due().map(|due| self.around.clock.until(due));
            tokio::select! {
                biased;
                Ok(error) = &mut self.around.unwritten => break End::of(error),
                Ok(()) = self.around.closing.changed() => {}
                () = sleep(wait) => {}
                _ = self.around.inputs.recv_many(&mut inputs, AT_ONCE) => {}
            }
            self.apply(&mut inputs);
        };
        // What waits is kept before anybody else opens the hall; the thread that keeps it is waited for elsewhere.
        let writer = self.around.writer;
        drop(tokio::task::spawn_blocking(move || drop(writer)).await);
        end
    }

    /// Hands batches over. A store that falls behind holds the hall up, and with it everybody who asks something of it.
    async fn keep(&mut self) -> Option<End> {
        while let Some(batch) = self.batches.pop_front() {
            self.around.gauges.sent(batch.number, &batch.changes, self.around.clock.elapsed());
            while self.around.writer.waiting() >= MOST_UNKEPT {
                tokio::time::sleep(STORE_PAUSE).await;
            }
            if self.around.writer.send(batch).is_err() {
                return Some((&mut self.around.unwritten).await.map_or(End::Lost, End::of));
            }
        }
        None
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
            HallInput::Order(order) => self.hall.order(&order, now),
            HallInput::Lost => self.ended = Some(End::Lost),
        }
    }

    fn deliver(&mut self) {
        while let Some(output) = self.hall.poll() {
            match output {
                HallOutput::Commit(batch) => {
                    self.around.metrics.batch(&batch.changes);
                    self.batches.push_back(*batch);
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
                HallOutput::Ended => self.ended = Some(End::Closed),
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
pub(super) async fn sleep(wait: Option<Duration>) {
    match wait {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}
