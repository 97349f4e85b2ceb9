//! The client's link to a server: a room on a server, behind the same link as a room of this process.
//!
//! The link goes on when the line does not: what is asked of it meanwhile comes to nothing, and on [`ConnectionEvent::Entered`] the client
//! says hello again, with the next id of those it has used, and then sends anew what has no answer.

mod address;
mod backoff;
mod clock;
mod conversation;
mod driver;
mod error;
mod options;
mod silence;
mod socket;
mod thread;
mod trust;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use crossbeam_channel::{Receiver, bounded};
use poker_protocol::{ConnectionEvent, DoorRequest, Link, Waker, link_waking_both};
use tokio::sync::Notify;
use tokio::sync::mpsc::{Sender, channel};

pub use address::{Address, BadAddress};
pub use error::RemoteError;
pub use options::{Credentials, RemoteOptions};

use clock::Clock;
use conversation::Conversation;
use driver::{Client, Control, Driver};
use thread::RemoteThread;
use trust::Trust;

/// Events that may wait for a client; after that its connection waits too.
const EVENTS: usize = 64;
/// What a client may want of its connection at one moment.
const CONTROLS: usize = 16;

/// Carries any number of connections on one thread.
#[derive(Clone, Debug)]
pub struct Remotes(Arc<RemoteThread>);

/// A client's connection to a server. Dropping it ends the connection.
#[derive(Debug)]
pub struct RemoteRoom {
    link: Link,
    events: Receiver<ConnectionEvent>,
    controls: Sender<Control>,
    thread: Remotes,
}

/// Opens a connection on a thread of its own. It stands when [`ConnectionEvent::Greeted`] is told; `waker` is called after each event and
/// each message.
///
/// # Errors
/// What is wrong on this machine; all else is told as an event.
pub fn open_remote(options: &RemoteOptions, waker: Waker) -> Result<RemoteRoom, RemoteError> {
    Remotes::start()?.open(options, waker)
}

impl Remotes {
    /// Starts the thread; it ends with its last connection.
    ///
    /// # Errors
    /// Where the system gives none.
    pub fn start() -> Result<Remotes, RemoteError> {
        Ok(Remotes(Arc::new(RemoteThread::start()?)))
    }

    /// Opens one more connection.
    ///
    /// # Errors
    /// What is wrong on this machine.
    pub fn open(&self, options: &RemoteOptions, waker: Waker) -> Result<RemoteRoom, RemoteError> {
        let trust = Arc::new(Trust::new(options.authority.as_deref())?);
        let asked = Arc::new(Notify::new());
        let notify = Arc::clone(&asked);
        let (link, end) = link_waking_both(options.capacity, Arc::clone(&waker), Arc::new(move || notify.notify_one()));
        let (event_sender, events) = bounded(EVENTS);
        let (controls, control_inbox) = channel(CONTROLS);
        let clock = Clock::start();
        let conversation = Conversation::new(options, Box::new(rand::random), clock.now_ms());
        let client = Client { end, events: event_sender, waker, asked, controls: control_inbox };
        let driver = Driver { conversation, client, trust, clock };
        if !self.0.spawn(Box::pin(driver.run())) {
            return Err(RemoteError::Ended);
        }
        Ok(RemoteRoom { link, events, controls, thread: self.clone() })
    }
}

impl RemoteRoom {
    /// The player's end. Nothing is to be said on it before [`ConnectionEvent::Entered`].
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// What has happened to the connection since the last call, one at a time.
    pub fn poll(&self) -> Option<ConnectionEvent> {
        self.events.try_recv().ok()
    }

    /// The same, for drivers that wait on several connections.
    pub fn events(&self) -> &Receiver<ConnectionEvent> {
        &self.events
    }

    /// Asks at the door: to sign in after a refusal, to sign out, for another password or hall. The answer is an event.
    pub fn ask(&self, request: DoorRequest) {
        // A connection that has ended has told so; one that is asked as much at one moment need not do all of it.
        drop(self.controls.try_send(Control::Ask(request)));
    }

    /// Tries now rather than after the pause; a line that stands is replaced.
    pub fn connect_anew(&self) {
        drop(self.controls.try_send(Control::Anew));
    }

    /// Ends the connection after what was asked last, and waits for that where no other connection has its thread.
    pub fn close(self) {
        let RemoteRoom { link, events, controls, thread: Remotes(thread) } = self;
        drop((link, events, controls));
        if let Some(thread) = Arc::into_inner(thread) {
            thread.join();
        }
    }
}
