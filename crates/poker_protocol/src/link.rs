//! A link is two bounded channels: requests one way, messages the other.

use std::fmt;
use std::sync::Arc;

use crossbeam_channel::{Receiver, Sender, TryRecvError, bounded};

use crate::{ClientMsg, ServerMsg};

/// Called after each message, so that a sleeping client looks at its link.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// The other end is dropped, or does not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the link is closed")]
pub struct LinkClosed;

/// The client's end.
#[derive(Clone)]
pub struct Link {
    requests: Sender<ClientMsg>,
    messages: Receiver<ServerMsg>,
    room_waker: Option<Waker>,
}

/// The room's end.
#[derive(Clone)]
pub struct RoomEnd {
    pub requests: Receiver<ClientMsg>,
    messages: Sender<ServerMsg>,
    waker: Waker,
}

/// Makes a link; `capacity` bounds each direction, `waker` is called after each message.
pub fn link(capacity: usize, waker: Waker) -> (Link, RoomEnd) {
    make(capacity, waker, None)
}

/// Like [`link`], for a room that cannot wait on a channel: `room_waker` is called after each request.
pub fn link_waking_both(capacity: usize, waker: Waker, room_waker: Waker) -> (Link, RoomEnd) {
    make(capacity, waker, Some(room_waker))
}

fn make(capacity: usize, waker: Waker, room_waker: Option<Waker>) -> (Link, RoomEnd) {
    let (requests, room_requests) = bounded(capacity);
    let (room_messages, messages) = bounded(capacity);
    (Link { requests, messages, room_waker }, RoomEnd { requests: room_requests, messages: room_messages, waker })
}

impl Link {
    /// Sends a request without waiting.
    pub fn send(&self, request: ClientMsg) -> Result<(), LinkClosed> {
        let sent = self.requests.try_send(request).map_err(|_| LinkClosed);
        if let Some(wake) = &self.room_waker {
            wake();
        }
        sent
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

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Link").field("requests", &self.requests).field("messages", &self.messages).finish_non_exhaustive()
    }
}

impl RoomEnd {
    /// Whether the channel is full, for a room that waits instead of dropping a slow client.
    pub fn is_full(&self) -> bool {
        self.messages.is_full()
    }

    /// Sends a message without waiting. After an error the client is to be dropped: it reads too slowly or is gone.
    pub fn send(&self, message: ServerMsg) -> Result<(), LinkClosed> {
        let sent = self.messages.try_send(message).map_err(|_| LinkClosed);
        (self.waker)();
        sent
    }
}
