//! Opens everything a server has, and closes it again in order.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::thread::JoinHandle;
use std::time::Duration;

use poker_host::{Clock, dealer};
use poker_protocol::{Greeting, HallName, PROTOCOL_VERSION};
use poker_room::{Now, Room};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::gate::OpenGate;
use super::hall_task::{HallHandle, HallTask, Surroundings};
use super::listener::Listener;
use super::metrics::Metrics;
use super::peer::Digester;
use super::running::StartError;
use super::shared::Shared;
use super::tls::Tls;
use super::{admin, files, gate_task, hall_task, store_thread};
use crate::config::{Config, HallConfig, PROGRAM};
use crate::hall::{BatchNumber, Hall};

/// Time for the last words of all connections.
const LAST_WORDS: Duration = Duration::from_secs(3);
/// How often it is looked whether they are said.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// Everything that runs.
pub(super) struct Server {
    pub clock: Clock,
    pub url: String,
    pub admin: Option<SocketAddr>,
    pub closing: watch::Sender<Option<Now>>,
    pub tls: Option<Tls>,
    metrics: Arc<Metrics>,
    /// Stop when they are dropped.
    listening: JoinSet<()>,
    halls: JoinSet<()>,
    stores: Vec<JoinHandle<()>>,
}

impl Server {
    pub(super) async fn open(config: &Config) -> Result<Self, StartError> {
        config.check("the configuration")?;
        files::raise_limit(&config.limits);
        let tls = config.tls.as_ref().map(Tls::open).transpose()?;
        let socket = bind(config.listen).await?;
        let address = socket.local_addr().map_err(|error| StartError::Listen { address: config.listen, error })?;
        let (closing, closed) = watch::channel(None);
        let (clock, metrics) = (Clock::start(), Arc::new(Metrics::default()));
        let (gate, asked) = gate_task::inputs();
        let names = config.halls.iter().map(|hall| HallName(hall.name.clone())).collect();
        let mut server = Self {
            clock,
            url: config.public_url.clone().unwrap_or_else(|| url(address, tls.is_some())),
            admin: None,
            closing,
            tls: tls.clone(),
            metrics: Arc::clone(&metrics),
            listening: JoinSet::new(),
            halls: JoinSet::new(),
            stores: Vec::new(),
        };
        let mut halls = BTreeMap::new();
        for (hall, number) in config.halls.iter().zip(0..) {
            let handle = server.open_hall(config, hall, number, closed.clone())?;
            halls.insert(handle.name.clone(), handle);
        }
        server.listening.spawn(gate_task::run(Box::new(OpenGate::new(names)), asked, clock));
        let greeting = Greeting {
            server: PROGRAM.to_owned(),
            protocol: PROTOCOL_VERSION,
            oldest_client: config.oldest_client.clone(),
            recommended_client: config.recommended_client.clone(),
            sign_up: config.sign_up,
        };
        let (limits, last_connection) = (config.limits.clone(), AtomicU64::new(0));
        let shared = Arc::new(Shared { clock, greeting, limits, metrics, gate, halls, closing: closed, last_connection });
        if let Some(address) = config.admin_listen {
            let socket = bind(address).await?;
            server.admin = socket.local_addr().ok();
            server.listening.spawn(admin::run(socket, Arc::clone(&shared)));
        }
        let digester = Digester { key: rand::random() };
        let behind_proxy = config.behind_proxy;
        server.listening.spawn(Listener { socket, tls, digester, behind_proxy, shared }.run());
        Ok(server)
    }

    fn open_hall(
        &mut self,
        config: &Config,
        hall: &HallConfig,
        number: u64,
        closing: watch::Receiver<Option<Now>>,
    ) -> Result<HallHandle, StartError> {
        let room = hall.room_config(config.rulebooks.as_deref()).map_err(|error| StartError::Room { hall: hall.name.clone(), error })?;
        let seed = config.seed.map(|seed| seed.wrapping_add(number));
        let room = Room::new(room, dealer(seed))?;
        let (inputs, asked) = hall_task::inputs();
        let (batches, wanted) = store_thread::batches();
        let (keeping, kept) = watch::channel(BatchNumber::default());
        let (clock, metrics) = (self.clock, Arc::clone(&self.metrics));
        let thread = std::thread::Builder::new().name(format!("store {}", hall.name));
        let store = thread.spawn(move || store_thread::run(wanted, &keeping, &metrics, clock)).map_err(StartError::Thread)?;
        self.stores.push(store);
        let around = Surroundings { clock, metrics: Arc::clone(&self.metrics), inputs: asked, batches, closing };
        self.halls.spawn(HallTask::new(Hall::new(room), around).run());
        Ok(HallHandle { name: HallName(hall.name.clone()), inputs, kept })
    }

    /// Ends when a hall has ended by itself: that is a fault.
    pub(super) async fn fault(&mut self) {
        self.halls.join_next().await;
    }

    /// Finishes hands until that moment, keeps everything, says good-bye.
    pub(super) async fn close(mut self, until: Now) {
        self.closing.send_replace(Some(until));
        while self.halls.join_next().await.is_some() {}
        let wait_for_connections = async {
            while self.metrics.open_connections() > 0 {
                tokio::time::sleep(LOOK_EVERY).await;
            }
        };
        // Whoever has not gone by then is left behind.
        drop(tokio::time::timeout(LAST_WORDS, wait_for_connections).await);
        self.listening.abort_all();
        for store in self.stores {
            // Its thread ends when the last batch is kept; a panic there was told on the error stream.
            drop(tokio::task::spawn_blocking(move || store.join()).await);
        }
    }
}

async fn bind(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|error| StartError::Listen { address, error })
}

fn url(address: SocketAddr, tls: bool) -> String {
    format!("{}://{address}/", if tls { "wss" } else { "ws" })
}
