//! State that all connections of a server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use poker_host::Clock;
use poker_protocol::Greeting;
use tokio::sync::{mpsc, watch};

use crate::config::Limits;
use crate::door::ConnectionId;
use crate::hall::CloseBy;
use crate::shell::door::DoorInput;
use crate::shell::halls::Halls;
use crate::shell::metrics::Metrics;

pub(in crate::shell) struct Shared {
    pub clock: Clock,
    pub greeting: Greeting,
    pub limits: Limits,
    /// A client whose hall has stood still for this long is let go, because another server may have taken the hall over. `None` if no other
    /// server can.
    pub let_go_after: Option<Duration>,
    pub metrics: Arc<Metrics>,
    pub door: mpsc::Sender<DoorInput>,
    pub halls: Arc<Halls>,
    /// Set when the server closes: how long it waits for hands in progress.
    pub closing: watch::Receiver<Option<CloseBy>>,
    pub last_connection: AtomicU64,
}

impl Shared {
    pub(in crate::shell) fn number_connection(&self) -> ConnectionId {
        ConnectionId(self.last_connection.fetch_add(1, Ordering::Relaxed).saturating_add(1))
    }
}
