//! The queue from a hall to one of its connections, bounded in messages and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use poker_protocol::{Closing, Seq};
use tokio::sync::mpsc;

use super::message_text::MessageText;
use crate::hall::BatchNumber;

/// The most messages that wait for a client.
const MESSAGES: usize = 512;
/// The most bytes that wait for a client. A client that reads has fewer.
const BYTES: usize = 512 * 1024;

/// An output for a connection. Outputs are written in order.
#[derive(Debug)]
pub(in crate::shell) enum Outgoing {
    /// A message of the room. Several clients may share its text.
    Message {
        after: BatchNumber,
        seq: Seq,
        text: Arc<MessageText>,
        /// Whether the hall is told when the client has received it.
        wants_receipt: bool,
    },
    /// The hall has ended the connection.
    Cut { after: BatchNumber, why: Closing },
}

impl Outgoing {
    pub(in crate::shell) fn after(&self) -> BatchNumber {
        match self {
            Self::Message { after, .. } | Self::Cut { after, .. } => *after,
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Message { text, .. } => text.bytes(),
            Self::Cut { .. } => 0,
        }
    }
}

/// Why an output was not queued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::shell) enum Unsent {
    /// The client reads too slowly.
    Full,
    /// The connection is gone.
    Gone,
}

/// The sender, which the hall holds.
#[derive(Debug)]
pub(in crate::shell) struct Outbox {
    messages: mpsc::Sender<Outgoing>,
    bytes: Arc<AtomicUsize>,
}

/// The receiver, which the connection holds.
#[derive(Debug)]
pub(in crate::shell) struct Inbox {
    messages: mpsc::Receiver<Outgoing>,
    bytes: Arc<AtomicUsize>,
}

pub(in crate::shell) fn outbox() -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let bytes = Arc::new(AtomicUsize::new(0));
    (Outbox { messages: sender, bytes: Arc::clone(&bytes) }, Inbox { messages: receiver, bytes })
}

impl Outbox {
    /// Queues an output without waiting.
    pub(in crate::shell) fn send(&self, outgoing: Outgoing) -> Result<(), Unsent> {
        let bytes = outgoing.bytes();
        if self.bytes.load(Ordering::Relaxed).saturating_add(bytes) > BYTES {
            return Err(Unsent::Full);
        }
        // The bytes are added before the output is sent. Otherwise the receiver could subtract them first, and the counter would go below
        // 0.
        self.bytes.fetch_add(bytes, Ordering::Relaxed);
        self.messages.try_send(outgoing).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => Unsent::Full,
            mpsc::error::TrySendError::Closed(_) => Unsent::Gone,
        })
    }
}

impl Inbox {
    /// Waits for the next output. Returns `None` if the hall has dropped the connection. Cancelling this future loses nothing.
    pub(in crate::shell) async fn next(&mut self) -> Option<Outgoing> {
        let outgoing = self.messages.recv().await?;
        self.bytes.fetch_sub(outgoing.bytes(), Ordering::Relaxed);
        Some(outgoing)
    }

    /// The next output, if one is queued.
    pub(in crate::shell) fn ready(&mut self) -> Option<Outgoing> {
        let outgoing = self.messages.try_recv().ok()?;
        self.bytes.fetch_sub(outgoing.bytes(), Ordering::Relaxed);
        Some(outgoing)
    }
}
