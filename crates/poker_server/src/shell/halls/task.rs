//! The task of a hall. `run` waits for inputs and due work, and `apply` makes all changes of the hall.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use poker_protocol::{ClientMsg, Closing, HallName, RequestId, Seq};
use poker_room::{ClientId, Letter, Now, Visitor};
use tokio::sync::{mpsc, oneshot, watch};

use super::gauges::Gauges;
use super::hall_clock::HallClock;
use super::message_text::MessageText;
use super::outbox::{Outbox, Outgoing, Unsent};
use crate::door::{ConnectionId, KeptOrder};
use crate::hall::{Batch, BatchNumber, CloseBy, Hall, HallOutput};
use crate::shell::metrics::Metrics;
use crate::store::{StoreError, Writer};

/// The most inputs that wait for a hall.
const INPUTS: usize = 1_024;
/// The most batches that wait for the store.
const MOST_UNKEPT: usize = 2_048;
/// The pause while `MOST_UNKEPT` batches wait.
const STORE_PAUSE: Duration = Duration::from_millis(2);
/// A hall whose oldest batch waits for the store for this long stands still until the store has caught up.
const BUSY_AFTER: Duration = Duration::from_secs(1);
/// The interval at which a hall that stands still looks at its store.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// How long a connection waits to learn why its hall ends.
const LAST_WORD: Duration = Duration::from_secs(2);
/// The most inputs that are applied before due work is checked again.
const AT_ONCE: usize = 64;

/// An input of a hall.
#[derive(Debug)]
pub(in crate::shell) enum HallInput {
    /// A connection enters the hall.
    Arrive { connection: ConnectionId, visitor: Visitor, name: String, outbox: Outbox },
    /// A client requests something.
    Ask { connection: ConnectionId, message: ClientMsg },
    /// A client has sent a frame that is not a valid message.
    Malformed { connection: ConnectionId, request: Option<RequestId> },
    /// A client has received all messages up to this number of its stream.
    Received { connection: ConnectionId, up_to: Seq },
    /// A connection leaves the hall.
    Leave { connection: ConnectionId },
    /// An order of an operator is open.
    Order(Box<KeptOrder>),
    /// Another server has taken the hall over.
    Lost,
}

/// The handle of a running hall.
#[derive(Clone, Debug)]
pub(in crate::shell) struct HallHandle {
    pub name: HallName,
    pub inputs: mpsc::Sender<HallInput>,
    /// The last batch that is written.
    pub kept: watch::Receiver<BatchNumber>,
    /// Whether the hall stands still because its store is busy.
    pub busy: watch::Receiver<bool>,
    /// What the clients are told when the hall has ended.
    pub ended: watch::Receiver<Option<Closing>>,
    pub gauges: Arc<Gauges>,
}

impl HallHandle {
    /// Why the hall has dropped a connection: the client reads too slowly, or the hall has ended.
    pub(in crate::shell) async fn why_dropped(&mut self) -> Closing {
        let running = self.ended.borrow().is_none() && self.ended.has_changed().is_ok() && self.kept.has_changed().is_ok();
        if running && !self.inputs.is_closed() {
            return Closing::TooSlow;
        }
        // The writer of a hall ends a moment before the hall. A hall that ends by a fault of the program does not say why.
        let told = tokio::time::timeout(LAST_WORD, self.ended.wait_for(Option::is_some)).await;
        told.ok().and_then(Result::ok).and_then(|why| why.clone()).unwrap_or(Closing::Unavailable)
    }

    /// The number of waiting inputs.
    pub(in crate::shell) fn waiting(&self) -> usize {
        self.inputs.max_capacity() - self.inputs.capacity()
    }
}

/// What the task of a hall runs with.
pub(in crate::shell) struct HallContext {
    pub clock: HallClock,
    pub busy: watch::Sender<bool>,
    pub ended: watch::Sender<Option<Closing>>,
    pub metrics: Arc<Metrics>,
    pub gauges: Arc<Gauges>,
    pub inputs: mpsc::Receiver<HallInput>,
    pub writer: Writer,
    /// The error that ended the writer.
    pub unwritten: oneshot::Receiver<StoreError>,
    /// Set when the server closes: how long it waits for hands in progress.
    pub closing: watch::Receiver<Option<CloseBy>>,
}

/// The channel for inputs of a hall.
pub(in crate::shell) fn inputs() -> (mpsc::Sender<HallInput>, mpsc::Receiver<HallInput>) {
    mpsc::channel(INPUTS)
}

struct Client {
    connection: ConnectionId,
    outbox: Outbox,
}

pub(in crate::shell) struct HallTask {
    hall: Hall,
    context: HallContext,
    clients: BTreeMap<ClientId, Client>,
    connections: BTreeMap<ConnectionId, ClientId>,
    /// The text of the last message, so that a message for many clients is serialised once.
    text: Option<Arc<MessageText>>,
    /// Batches that are not yet queued for the store.
    batches: VecDeque<Batch>,
    ended: Option<End>,
}

/// How the task of a hall has ended.
#[derive(Debug)]
pub(in crate::shell) enum End {
    /// The hall was closed and everything is written.
    Closed,
    /// Another server owns the hall.
    Lost,
    /// The books could not be written. No player was told anything that is not written.
    Unwritten(StoreError),
}

impl End {
    fn of(error: StoreError) -> Self {
        match error {
            StoreError::Stale(_) => Self::Lost,
            error => Self::Unwritten(error),
        }
    }

    /// What the clients are told.
    fn closing(&self) -> Closing {
        match self {
            Self::Closed => Closing::ShuttingDown,
            Self::Lost => Closing::Moved,
            Self::Unwritten(_) => Closing::Unavailable,
        }
    }
}

impl HallTask {
    pub(in crate::shell) fn new(hall: Hall, context: HallContext) -> Self {
        let (clients, connections) = (BTreeMap::new(), BTreeMap::new());
        Self { hall, context, clients, connections, text: None, batches: VecDeque::new(), ended: None }
    }

    /// Runs until the hall is closed or cannot run at this server.
    pub(in crate::shell) async fn run(mut self) -> End {
        let mut inputs = Vec::with_capacity(AT_ONCE);
        self.deliver();
        let end = loop {
            if let Some(end) = self.keep().await {
                break end;
            }
            if let Some(end) = self.ended.take() {
                break end;
            }
            if self.is_behind()
                && let Some(end) = self.stand_still(&mut inputs).await
            {
                break end;
            }
            let wait = self.hall.due().map(|due| self.context.clock.until(due));
            // A batch that the store does not write is noticed also if nothing else happens.
            let late = self.context.gauges.oldest_unkept().map(|_| BUSY_AFTER);
            let wait = [wait, late].into_iter().flatten().min();
            tokio::select! {
                biased;
                Ok(error) = &mut self.context.unwritten => break End::of(error),
                Ok(()) = self.context.closing.changed() => {}
                () = sleep(wait) => {}
                _ = self.context.inputs.recv_many(&mut inputs, AT_ONCE) => {}
            }
            self.apply(&mut inputs);
        };
        // The connections look at this when their queues close.
        self.context.ended.send_replace(Some(end.closing()));
        // Dropping the writer writes all queued batches before another task may open the hall. It blocks, so another thread does it.
        let writer = self.context.writer;
        drop(tokio::task::spawn_blocking(move || drop(writer)).await);
        end
    }

    fn is_behind(&self) -> bool {
        let waits = |since: Duration| self.context.clock.elapsed().saturating_sub(since) > BUSY_AFTER;
        self.context.gauges.oldest_unkept().is_some_and(waits)
    }

    /// Waits until the store has written everything. Meanwhile the hall's clocks stand still and no input is applied, so that nobody loses
    /// time or a hand because the store is busy, and no client's queue grows.
    async fn stand_still(&mut self, inputs: &mut Vec<HallInput>) -> Option<End> {
        let since = self.context.clock.elapsed();
        self.context.busy.send_replace(true);
        let end = loop {
            if self.context.gauges.unkept() == 0 {
                break None;
            }
            let closed = *self.context.closing.borrow();
            let until = closed.and_then(CloseBy::moment);
            if until.is_some_and(|until| self.context.clock.of_real(until) <= self.context.clock.now()) {
                break Some(End::Unwritten(StoreError::Unavailable("the server was told to end".into())));
            }
            if inputs.iter().any(|input| matches!(input, HallInput::Lost)) {
                break Some(End::Lost);
            }
            let room = AT_ONCE.saturating_sub(inputs.len());
            tokio::select! {
                biased;
                Ok(error) = &mut self.context.unwritten => break Some(End::of(error)),
                () = tokio::time::sleep(LOOK_EVERY) => {}
                _ = self.context.inputs.recv_many(inputs, room), if room > 0 => {}
            }
        };
        self.context.clock.stand_still(self.context.clock.elapsed().saturating_sub(since));
        self.context.busy.send_replace(false);
        end
    }

    /// Queues batches for the store. A store that falls behind slows the hall and its clients down.
    async fn keep(&mut self) -> Option<End> {
        while let Some(batch) = self.batches.pop_front() {
            self.context.gauges.sent(batch.number, &batch.changes, self.context.clock.elapsed());
            while self.context.writer.waiting() >= MOST_UNKEPT {
                tokio::time::sleep(STORE_PAUSE).await;
            }
            if self.context.writer.send(batch).is_err() {
                return Some((&mut self.context.unwritten).await.map_or(End::Lost, End::of));
            }
        }
        None
    }

    /// Applies inputs and due work to the hall, without waiting.
    fn apply(&mut self, inputs: &mut Vec<HallInput>) {
        let now = self.context.clock.now();
        if self.context.closing.has_changed().unwrap_or_default() {
            let (hands, longest_decision_ms) = (self.hall.room().hands_in_progress(), self.hall.room().longest_decision_ms());
            tracing::info!(hands, longest_decision_ms, "the hall closes when its hands in progress are over");
        }
        if let Some(until) = *self.context.closing.borrow_and_update() {
            self.hall.close(until.on_clock(|until| self.context.clock.of_real(until)), now);
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
                    self.context.metrics.asked(&message.request);
                    self.hall.request(client, message, now);
                }
            }
            HallInput::Malformed { connection, request } => {
                if let Some(&client) = self.connections.get(&connection) {
                    self.hall.malformed(client, request);
                }
            }
            HallInput::Received { connection, up_to } => {
                if let Some(&client) = self.connections.get(&connection) {
                    self.hall.received(client, up_to);
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
                    self.context.metrics.batch(&batch.changes);
                    self.batches.push_back(*batch);
                }
                HallOutput::Send { client, after, seq, message } => {
                    let wants_receipt = message.wants_receipt();
                    let text = self.text_of(message);
                    self.send(client, Outgoing::Message { after, seq, text, wants_receipt });
                }
                HallOutput::Cut { client, after, why } => {
                    self.send(client, Outgoing::Cut { after, why });
                    self.forget(client);
                }
                HallOutput::Ended => self.ended = Some(End::Closed),
            }
        }
    }

    /// The text of a message, shared with the clients that were sent the same one before.
    fn text_of(&mut self, letter: Arc<Letter>) -> Arc<MessageText> {
        if let Some(text) = self.text.as_ref().filter(|text| text.is_of(&letter)) {
            return Arc::clone(text);
        }
        let text = Arc::new(MessageText::of(letter));
        self.text = Some(Arc::clone(&text));
        text
    }

    /// Queues an output. A client that reads too slowly is dropped; its connection notices that, and the client may come back.
    fn send(&mut self, client: ClientId, outgoing: Outgoing) {
        let Some(Client { outbox, .. }) = self.clients.get(&client) else { return };
        match outbox.send(outgoing) {
            Ok(()) => {}
            Err(Unsent::Full) => {
                self.context.metrics.closed(&Closing::TooSlow);
                self.drop_client(client);
            }
            Err(Unsent::Gone) => self.drop_client(client),
        }
    }

    fn drop_client(&mut self, client: ClientId) {
        self.forget(client);
        self.hall.disconnect(client, self.context.clock.now());
    }

    fn forget(&mut self, client: ClientId) {
        if let Some(Client { connection, .. }) = self.clients.remove(&client) {
            self.connections.remove(&connection);
        }
    }
}

/// Sleeps for `wait`, or for ever without one.
pub(in crate::shell) async fn sleep(wait: Option<Duration>) {
    match wait {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}
