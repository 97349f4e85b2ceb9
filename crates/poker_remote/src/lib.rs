//! Connects a client to a server: a room on a server, behind the same link as a room in this process.
//!
//! The link outlives the line. Requests are dropped while there is no line; on [`ConnectionEvent::Entered`] the client must say hello
//! again, with its next request id, and then repeat the requests that have no answer.

mod address;
mod backoff;
mod clock;
mod conversation;
mod driver;
mod error;
mod options;
mod secret;
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
pub use secret::random_secret;

use clock::Clock;
use conversation::Conversation;
use driver::{Client, Control, Driver};
use thread::RemoteThread;
use trust::Trust;

/// The most events in the queue to a client; while it is full, the connection waits.
const EVENTS: usize = 64;
/// The most controls in the queue to a connection; more are dropped.
const CONTROLS: usize = 16;

/// Runs any number of connections on one thread.
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

/// Opens a connection on a thread of its own. The server has answered when [`ConnectionEvent::Greeted`] is reported; `waker` is called
/// after each event and each message.
///
/// # Errors
/// A fault on this machine; everything else is reported as an event.
pub fn open_remote(options: &RemoteOptions, waker: Waker) -> Result<RemoteRoom, RemoteError> {
    Remotes::start()?.open(options, waker)
}

impl Remotes {
    /// Starts the thread; it ends with its last connection.
    ///
    /// # Errors
    /// The system could not start the thread.
    pub fn start() -> Result<Remotes, RemoteError> {
        Ok(Remotes(Arc::new(RemoteThread::start()?)))
    }

    /// Opens one more connection.
    ///
    /// # Errors
    /// A fault on this machine, or the thread has ended.
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
    /// The player's end. Requests on it are dropped before [`ConnectionEvent::Entered`].
    pub fn link(&self) -> &Link {
        &self.link
    }

    /// The next event of the connection, if there is one.
    pub fn poll(&self) -> Option<ConnectionEvent> {
        self.events.try_recv().ok()
    }

    /// The channel that [`Self::poll`] reads, for callers that wait on several connections.
    pub fn events(&self) -> &Receiver<ConnectionEvent> {
        &self.events
    }

    /// Sends a request to the door: to sign in after a refusal, to sign out, to change the password or to enter another hall. The answer is
    /// an event.
    pub fn ask(&self, request: DoorRequest) {
        // This fails where the connection has ended, which it has reported, or where its queue is full.
        drop(self.controls.try_send(Control::Ask(request)));
    }

    /// Connects at once instead of after the pause; replaces a line that is connected.
    pub fn connect_anew(&self) {
        drop(self.controls.try_send(Control::Anew));
    }

    /// Ends the connection after its last requests are sent. Waits for this unless other connections use the thread.
    pub fn close(self) {
        let RemoteRoom { link, events, controls, thread: Remotes(thread) } = self;
        drop((link, events, controls));
        if let Some(thread) = Arc::into_inner(thread) {
            thread.join();
        }
    }
}
