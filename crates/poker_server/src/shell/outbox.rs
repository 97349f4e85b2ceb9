//! The queue between a hall and one of its connections: bounded in messages and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use poker_protocol::{Closing, Seq};
use tokio::sync::mpsc;

use crate::hall::BatchNumber;

/// Messages that may wait for a client.
const MESSAGES: usize = 512;
/// Their bytes: a client that reads at all is never so far behind.
const BYTES: usize = 512 * 1024;

/// Something for a connection to write, in this order.
#[derive(Debug)]
pub(super) enum Outgoing {
    /// A message of the room, whose text many clients may share.
    Message { after: BatchNumber, seq: Seq, text: Arc<str> },
    /// The hall has ended the connection.
    Cut { after: BatchNumber, why: Closing },
}

impl Outgoing {
    pub(super) fn after(&self) -> BatchNumber {
        match self {
            Self::Message { after, .. } | Self::Cut { after, .. } => *after,
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Message { text, .. } => text.len(),
            Self::Cut { .. } => 0,
        }
    }
}

/// The queue is full, or nobody reads it any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unsent {
    /// The client reads too slowly.
    Full,
    /// The connection is gone.
    Gone,
}

/// The hall's end.
#[derive(Debug)]
pub(super) struct Outbox {
    messages: mpsc::Sender<Outgoing>,
    bytes: Arc<AtomicUsize>,
}

/// The connection's end.
#[derive(Debug)]
pub(super) struct Inbox {
    messages: mpsc::Receiver<Outgoing>,
    bytes: Arc<AtomicUsize>,
}

pub(super) fn outbox() -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let bytes = Arc::new(AtomicUsize::new(0));
    (Outbox { messages: sender, bytes: Arc::clone(&bytes) }, Inbox { messages: receiver, bytes })
}

impl Outbox {
    /// Queues without waiting.
    pub(super) fn send(&self, outgoing: Outgoing) -> Result<(), Unsent> {
        let bytes = outgoing.bytes();
        if self.bytes.load(Ordering::Relaxed).saturating_add(bytes) > BYTES {
            return Err(Unsent::Full);
        }
        // Counted first, so that the reader never takes away what was not yet added.
        self.bytes.fetch_add(bytes, Ordering::Relaxed);
        self.messages.try_send(outgoing).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => Unsent::Full,
            mpsc::error::TrySendError::Closed(_) => Unsent::Gone,
        })
    }
}

impl Inbox {
    /// The next one; none where the hall has let go of this connection. Nothing is lost where the wait is given up.
    pub(super) async fn next(&mut self) -> Option<Outgoing> {
        let outgoing = self.messages.recv().await?;
        self.bytes.fetch_sub(outgoing.bytes(), Ordering::Relaxed);
        Some(outgoing)
    }

    /// The next one, if it is there.
    pub(super) fn ready(&mut self) -> Option<Outgoing> {
        let outgoing = self.messages.try_recv().ok()?;
        self.bytes.fetch_sub(outgoing.bytes(), Ordering::Relaxed);
        Some(outgoing)
    }
}
