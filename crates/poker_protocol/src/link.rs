//! A link is two bounded channels: requests one way, messages the other.

use std::sync::Arc;

use crossbeam_channel::{Receiver, Sender, TryRecvError, bounded};

use crate::{ClientMsg, ServerMsg};

/// Called after each message, so that a sleeping client looks at its link.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// The other end is gone, or has stopped reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the link is closed")]
pub struct LinkClosed;

/// The client's end.
#[derive(Clone, Debug)]
pub struct Link {
    requests: Sender<ClientMsg>,
    messages: Receiver<ServerMsg>,
}

/// The room's end.
#[derive(Clone)]
pub struct RoomEnd {
    /// Requests of this client.
    pub requests: Receiver<ClientMsg>,
    messages: Sender<ServerMsg>,
    waker: Waker,
}

/// Makes a link; `capacity` bounds each direction, `waker` is called after each message.
pub fn link(capacity: usize, waker: Waker) -> (Link, RoomEnd) {
    let (requests, room_requests) = bounded(capacity);
    let (room_messages, messages) = bounded(capacity);
    (Link { requests, messages }, RoomEnd { requests: room_requests, messages: room_messages, waker })
}

impl Link {
    /// Sends a request without waiting.
    pub fn send(&self, request: ClientMsg) -> Result<(), LinkClosed> {
        self.requests.try_send(request).map_err(|_| LinkClosed)
    }

    /// The next message, if one is there.
    pub fn try_recv(&self) -> Result<Option<ServerMsg>, LinkClosed> {
        match self.messages.try_recv() {
            Ok(message) => Ok(Some(message)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(LinkClosed),
        }
    }

    /// The receiving half, for drivers that wait on several links.
    pub fn messages(&self) -> &Receiver<ServerMsg> {
        &self.messages
    }
}

impl RoomEnd {
    /// Sends a message without waiting; an error means that this client reads too slowly or is gone, and is to be dropped.
    pub fn send(&self, message: ServerMsg) -> Result<(), LinkClosed> {
        let sent = self.messages.try_send(message).map_err(|_| LinkClosed);
        (self.waker)();
        sent
    }
}
