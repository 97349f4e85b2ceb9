//! Opens the parts of a server, and closes them in order.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use poker_host::Clock;
use poker_protocol::{Greeting, HallName, PROTOCOL_VERSION};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};

use super::connection::Shared;
use super::door::{self, DoorTask};
use super::halls::{CandidateHall, HallSupervisor, Halls, Opener};
use super::listener::Listener;
use super::metrics::Metrics;
use super::peer::Digester;
use super::start_error::StartError;
use super::tls::Tls;
use super::{admin, files};
use crate::config::{Config, PROGRAM};
use crate::door::{AuditId, Door, Worker};
use crate::hall::CloseBy;
use crate::store::{Owner, Store};

/// The longest time for telling all connections that the server closes.
const LAST_WORDS: Duration = Duration::from_secs(3);
/// The interval at which the number of open connections is checked.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// The running parts of a server.
pub(super) struct Server {
    pub clock: Clock,
    pub url: String,
    pub admin: Option<SocketAddr>,
    pub closing: watch::Sender<Option<CloseBy>>,
    pub tls: Option<Tls>,
    metrics: Arc<Metrics>,
    /// Tasks that stop when they are dropped.
    listening: JoinSet<()>,
    /// Ends when all halls have ended.
    supervisor: JoinHandle<()>,
}

impl Server {
    /// Opens a server. `log` is the end of the audit log.
    pub(super) async fn open(config: &Config, clock: Clock, store: Arc<dyn Store>, log: AuditId) -> Result<Self, StartError> {
        for warning in config.warnings() {
            tracing::warn!("{warning}");
        }
        files::raise_limit(&config.limits);
        let tls = config.tls.as_ref().map(Tls::open).transpose()?;
        let candidates = candidate_halls(config)?;
        let socket = bind(config.listen).await?;
        let address = socket.local_addr().map_err(|error| StartError::Listen { address: config.listen, error })?;
        let url = config.public_url.clone().unwrap_or_else(|| url(address, tls.is_some()));
        let (closing, closed) = watch::channel(None);
        let (metrics, halls) = (Arc::new(Metrics::default()), Arc::new(Halls::default()));

        let owner = Owner { name: format!("{:016x}", rand::random::<u64>()), url: url.clone() };
        let opener = Opener {
            store: Arc::clone(&store),
            engagements: config.limits.engagements,
            lease_ms: config.lease_s.saturating_mul(1_000),
            clock,
            metrics: Arc::clone(&metrics),
            closing: closed.clone(),
        };
        let (telling, locations) = watch::channel(Vec::new());
        let mut supervisor = HallSupervisor::new(opener, owner, candidates, Arc::clone(&halls), telling, closed.clone());
        supervisor.open_all().await?;

        let mut listening = JoinSet::new();
        let (door_inputs, asked) = door::inputs();
        let mut machine = Door::new(config.accounts.clone(), config.sign_up, log, rand::random());
        machine.set_halls(locations.borrow().clone());
        let worker = Arc::new(Worker::new(store, config.accounts.clone(), config.hash_cost)?);
        listening.spawn(DoorTask::new(machine, worker, clock, asked, locations).run());
        let greeting = Greeting {
            server: PROGRAM.to_owned(),
            protocol: PROTOCOL_VERSION,
            oldest_client: config.oldest_client.clone(),
            recommended_client: config.recommended_client.clone(),
            sign_up: config.sign_up,
        };
        let (limits, last_connection) = (config.limits.clone(), AtomicU64::new(0));
        let shared = Arc::new(Shared {
            clock,
            greeting,
            limits,
            let_go_after: config.is_shared().then(|| Duration::from_secs(config.lease_s.into())),
            metrics: Arc::clone(&metrics),
            door: door_inputs,
            halls,
            closing: closed,
            last_connection,
        });
        let mut admin = None;
        if let Some(address) = config.admin_listen {
            let socket = bind(address).await?;
            admin = socket.local_addr().ok();
            listening.spawn(admin::run(socket, Arc::clone(&shared)));
        }
        let behind_proxy = config.behind_proxy;
        let counts_this_machine = behind_proxy || config.limits.count_this_machine;
        let digester = Digester { key: rand::random(), counts_this_machine };
        listening.spawn(Listener { socket, tls: tls.clone(), digester, behind_proxy, shared }.run());
        Ok(Self { clock, url, admin, closing, tls, metrics, listening, supervisor: tokio::spawn(supervisor.run()) })
    }

    /// Returns when the hall supervisor has ended, without which the server cannot run.
    pub(super) async fn fault(&mut self) {
        // The reason is in the log of the process.
        drop((&mut self.supervisor).await);
    }

    /// Finishes hands, writes everything, and ends all connections.
    pub(super) async fn close(mut self, until: CloseBy) {
        self.closing.send_replace(Some(until));
        // A panic there is in the log of the process.
        drop(self.supervisor.await);
        let wait_for_connections = async {
            while self.metrics.open_connections() > 0 {
                tokio::time::sleep(LOOK_EVERY).await;
            }
        };
        // Connections that are still open after that time are dropped.
        drop(tokio::time::timeout(LAST_WORDS, wait_for_connections).await);
        self.listening.shutdown().await;
    }
}

fn candidate_halls(config: &Config) -> Result<Vec<CandidateHall>, StartError> {
    let candidates = config.halls.iter().zip(0_u64..).map(|(hall, number)| {
        let room = hall.room_config(config.rulebooks.as_deref()).map_err(|error| StartError::Room { hall: hall.name.clone(), error })?;
        let (name, seed) = (HallName(hall.name.clone()), config.seed.map(|seed| seed.wrapping_add(number)));
        Ok(CandidateHall { name, room, standby: hall.standby, seed })
    });
    candidates.collect()
}

async fn bind(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|error| StartError::Listen { address, error })
}

fn url(address: SocketAddr, tls: bool) -> String {
    format!("{}://{address}/", if tls { "wss" } else { "ws" })
}
