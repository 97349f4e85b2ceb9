//! What all connections of a server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use poker_host::Clock;
use poker_protocol::Greeting;
use poker_room::Now;
use tokio::sync::{mpsc, watch};

use super::door_task::DoorInput;
use super::halls::Halls;
use super::metrics::Metrics;
use crate::config::Limits;
use crate::door::ConnectionId;

pub(super) struct Shared {
    pub clock: Clock,
    pub greeting: Greeting,
    pub limits: Limits,
    pub metrics: Arc<Metrics>,
    pub door: mpsc::Sender<DoorInput>,
    pub halls: Arc<Halls>,
    /// The server ends; hands in progress have until then.
    pub closing: watch::Receiver<Option<Now>>,
    pub last_connection: AtomicU64,
}

impl Shared {
    pub(super) fn number_connection(&self) -> ConnectionId {
        ConnectionId(self.last_connection.fetch_add(1, Ordering::Relaxed).saturating_add(1))
    }
}
