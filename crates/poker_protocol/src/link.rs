//! A link between a client and a room: two bounded channels, one for requests and one for messages.

use std::fmt;
use std::sync::Arc;

use crossbeam_channel::{Receiver, Sender, TryRecvError, unbounded};

use crate::{ClientMsg, ServerMsg};

/// A function that is called after each message, to wake a client that sleeps.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// The error for a link whose other end is dropped or does not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the link is closed")]
pub struct LinkClosed;

/// The client's end of a link.
#[derive(Clone)]
pub struct Link {
    requests: Sender<ClientMsg>,
    messages: Receiver<ServerMsg>,
    capacity: usize,
    room_waker: Option<Waker>,
}

/// The room's end of a link.
#[derive(Clone)]
pub struct RoomEnd {
    pub requests: Receiver<ClientMsg>,
    messages: Sender<ServerMsg>,
    capacity: usize,
    waker: Waker,
}

/// Makes a link. `capacity` is the most messages in each channel; `waker` is called after each message to the client.
pub fn link(capacity: usize, waker: Waker) -> (Link, RoomEnd) {
    make(capacity, waker, None)
}

/// Makes a link for a room that cannot wait on a channel: `room_waker` is called after each request.
pub fn link_waking_both(capacity: usize, waker: Waker, room_waker: Waker) -> (Link, RoomEnd) {
    make(capacity, waker, Some(room_waker))
}

fn make(capacity: usize, waker: Waker, room_waker: Option<Waker>) -> (Link, RoomEnd) {
    // Unbounded channels allocate only what they hold. `send` keeps the bound.
    let (requests, room_requests) = unbounded();
    let (room_messages, messages) = unbounded();
    (Link { requests, messages, capacity, room_waker }, RoomEnd { requests: room_requests, messages: room_messages, capacity, waker })
}

/// Sends a message without blocking. Fails if the channel holds `capacity` messages or its other end is gone.
fn send<T>(channel: &Sender<T>, capacity: usize, message: T) -> Result<(), LinkClosed> {
    if channel.len() >= capacity {
        return Err(LinkClosed);
    }
    channel.send(message).map_err(|_| LinkClosed)
}

impl Link {
    /// Sends a request without blocking.
    pub fn send(&self, request: ClientMsg) -> Result<(), LinkClosed> {
        let sent = send(&self.requests, self.capacity, request);
        if let Some(wake) = &self.room_waker {
            wake();
        }
        sent
    }

    /// The next message; `None` if there is none yet.
    pub fn try_recv(&self) -> Result<Option<ServerMsg>, LinkClosed> {
        match self.messages.try_recv() {
            Ok(message) => Ok(Some(message)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(LinkClosed),
        }
    }

    /// The receiver of messages, for drivers that wait on several links.
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
    /// Whether the channel of messages is full, for a room that waits for a slow client instead of dropping it.
    pub fn is_full(&self) -> bool {
        self.messages.len() >= self.capacity
    }

    /// Sends a message without blocking. After an error the room must drop the client, which reads too slowly or is gone.
    pub fn send(&self, message: ServerMsg) -> Result<(), LinkClosed> {
        let sent = send(&self.messages, self.capacity, message);
        (self.waker)();
        sent
    }
}
