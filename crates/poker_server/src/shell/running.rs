//! A server in this process.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};

use super::opening::OpenError;
use super::server::Server;
use super::tls::TlsError;
use crate::config::{Config, ConfigError};
use crate::door::{AccountsError, HashFailed};
use crate::store::{Store, StoreError};

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The configuration.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// An address cannot be listened on.
    #[error("{address} cannot be listened on: {error}")]
    Listen {
        /// Which.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
    /// Certificate or key.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// The books.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The accounts in them.
    #[error(transparent)]
    Accounts(#[from] AccountsError),
    /// Passwords cannot be hashed at this cost.
    #[error(transparent)]
    Hash(#[from] HashFailed),
    /// A hall does not open.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A hall's room.
    #[error("hall {hall}: {error}")]
    Room {
        /// Which hall.
        hall: String,
        /// What is wrong with its room.
        error: poker_host::RoomsError,
    },
    /// The system gives no threads.
    #[error("no thread could be started: {0}")]
    Thread(std::io::Error),
}

/// A running server. Dropping it ends it at once: what is not kept by then is lost, as in a crash.
pub struct Running {
    runtime: Runtime,
    /// Closed last, and never from within the runtime: a client of PostgreSQL has one of its own.
    _store: Arc<dyn Store>,
    server: Option<Server>,
    finish_hands_ms: u32,
    url: String,
    admin: Option<SocketAddr>,
}

/// Starts a server on threads of its own; it listens when this returns.
///
/// # Errors
/// Where the configuration cannot be, or the system refuses something.
pub fn start(config: &Config) -> Result<Running, StartError> {
    config.check("the configuration")?;
    let store = config.open_store()?;
    let log = store.log_end()?;
    let mut builder = Builder::new_multi_thread();
    if let Some(threads) = config.threads {
        builder.worker_threads(threads.max(1).into());
    }
    let runtime = builder.enable_all().thread_name("cardroom").build().map_err(StartError::Thread)?;
    let server = runtime.block_on(Server::open(config, Arc::clone(&store), log))?;
    let finish_hands_ms = config.finish_hands_s.saturating_mul(1_000);
    let (url, admin) = (server.url.clone(), server.admin);
    Ok(Running { runtime, _store: store, server: Some(server), finish_hands_ms, url, admin })
}

impl Running {
    /// What players type in.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Where `/healthz` and `/metrics` are.
    #[must_use]
    pub fn admin(&self) -> Option<SocketAddr> {
        self.admin
    }

    /// Finishes the hands in progress for as long as the configuration allows, keeps everything, and ends.
    pub fn stop(self) {
        let within = self.finish_hands_ms;
        self.stop_within(within);
    }

    /// The same with another time for the hands in progress, milliseconds.
    pub fn stop_within(mut self, ms: u32) {
        if let Some(server) = self.server.take() {
            let until = server.clock.now().after_ms(ms);
            self.runtime.block_on(server.close(until));
        }
        self.runtime.shutdown_timeout(Duration::from_secs(1));
    }

    /// Runs until the system asks the process to end, then as [`Self::stop`]; a second time it ends at once.
    ///
    /// # Errors
    /// Where the server has ended by itself.
    pub fn run(mut self) -> Result<(), Fault> {
        let Some(mut server) = self.server.take() else { return Ok(()) };
        let ms = self.finish_hands_ms;
        let ended = self.runtime.block_on(async move {
            let tls = server.tls.clone();
            tokio::select! {
                () = server.fault() => return Err(Fault),
                () = super::signals::wait(tls.as_ref()) => {}
            }
            tracing::info!("closing: hands in progress are finished");
            let until = server.clock.now().after_ms(ms);
            tokio::select! {
                () = server.close(until) => tracing::info!("closed"),
                () = super::signals::wait(None) => tracing::warn!("ended at once: hands in progress are void"),
            }
            Ok(())
        });
        self.runtime.shutdown_timeout(Duration::from_secs(1));
        ended
    }
}

/// A hall has ended though nobody has asked it to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a hall has ended by a fault of the program or of its store; what was told to players is kept")]
pub struct Fault;
