//! A server in this process.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use poker_host::Clock;
use tokio::runtime::{Builder, Runtime};

use super::server::Server;
use super::start_error::StartError;
use crate::config::Config;
use crate::hall::CloseBy;
use crate::store::Store;

/// A running server. Dropping it ends it at once, and loses what is not written, as a crash does.
pub struct Running {
    runtime: Runtime,
    /// Dropped last and outside the runtime, because the PostgreSQL client has a runtime of its own.
    _store: Arc<dyn Store>,
    server: Option<Server>,
    finish_hands_ms: Option<u32>,
    url: String,
    admin: Option<SocketAddr>,
}

/// Starts a server on its own threads. It listens when this function returns.
///
/// # Errors
/// When the configuration is invalid, the books cannot be opened, or the system refuses an address or a thread.
pub fn start(config: &Config) -> Result<Running, StartError> {
    start_with_clock(config, Clock::start())
}

/// Starts a server whose halls and accounts go by `clock`.
///
/// # Errors
/// As for [`start`].
pub fn start_with_clock(config: &Config, clock: Clock) -> Result<Running, StartError> {
    config.check("the configuration")?;
    let store = config.open_store()?;
    let log = store.log_end()?;
    let mut builder = Builder::new_multi_thread();
    if let Some(threads) = config.threads {
        builder.worker_threads(threads.max(1).into());
    }
    let runtime = builder.enable_all().thread_name("cardroom").build().map_err(StartError::Thread)?;
    let server = runtime.block_on(Server::open(config, clock, Arc::clone(&store), log))?;
    let finish_hands_ms = config.finish_hands_s.map(|most| most.saturating_mul(1_000));
    let (url, admin) = (server.url.clone(), server.admin);
    Ok(Running { runtime, _store: store, server: Some(server), finish_hands_ms, url, admin })
}

impl Running {
    /// The address that players connect to.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The address of `/healthz` and `/metrics`.
    #[must_use]
    pub fn admin(&self) -> Option<SocketAddr> {
        self.admin
    }

    /// Finishes hands in progress for at most [`Config::finish_hands_s`], writes everything, and ends.
    pub fn stop(self) {
        let most_ms = self.finish_hands_ms;
        self.stop_after(most_ms);
    }

    /// Ends as [`Self::stop`] does, with at most `ms` milliseconds for hands in progress.
    pub fn stop_within(self, ms: u32) {
        self.stop_after(Some(ms));
    }

    fn stop_after(mut self, most_ms: Option<u32>) {
        if let Some(server) = self.server.take() {
            let until = CloseBy::after(server.clock.now(), most_ms);
            self.runtime.block_on(server.close(until));
        }
        self.runtime.shutdown_timeout(Duration::from_secs(1));
    }

    /// Runs until the first signal to end, then ends as [`Self::stop`] does. A second signal ends it at once.
    ///
    /// # Errors
    /// When the server ends without a signal.
    pub fn run(mut self) -> Result<(), Fault> {
        let Some(mut server) = self.server.take() else { return Ok(()) };
        let ms = self.finish_hands_ms;
        let ended = self.runtime.block_on(async move {
            let tls = server.tls.clone();
            tokio::select! {
                () = server.fault() => return Err(Fault),
                () = super::signals::wait(tls.as_ref()) => {}
            }
            tracing::info!(most_ms = ms, "closing: no hand begins any more, and hands in progress are finished");
            let until = CloseBy::after(server.clock.now(), ms);
            tokio::select! {
                () = server.close(until) => tracing::info!("closed"),
                () = super::signals::wait(None) => tracing::warn!("ended at once: at the next start, hands in which nobody can act are ended, and the others are void"),
            }
            Ok(())
        });
        self.runtime.shutdown_timeout(Duration::from_secs(1));
        ended
    }
}

/// The hall supervisor has ended although the server was not told to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a hall has ended by a fault of the program or of its store; what was told to players is kept")]
pub struct Fault;
