//! What all connections of a server share.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use poker_host::Clock;
use poker_protocol::{Greeting, HallName};
use poker_room::Now;
use tokio::sync::{mpsc, watch};

use super::gate::ConnectionId;
use super::gate_task::GateInput;
use super::hall_task::HallHandle;
use super::metrics::Metrics;
use crate::config::Limits;

pub(super) struct Shared {
    pub clock: Clock,
    pub greeting: Greeting,
    pub limits: Limits,
    pub metrics: Arc<Metrics>,
    pub gate: mpsc::Sender<GateInput>,
    pub halls: BTreeMap<HallName, HallHandle>,
    /// The server ends; hands in progress have until then.
    pub closing: watch::Receiver<Option<Now>>,
    pub last_connection: AtomicU64,
}

impl Shared {
    pub(super) fn number_connection(&self) -> ConnectionId {
        ConnectionId(self.last_connection.fetch_add(1, Ordering::Relaxed).saturating_add(1))
    }
}
