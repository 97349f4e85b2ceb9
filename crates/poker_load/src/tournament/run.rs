//! Plays a tournament with many clients, and measures how fast the tables are told of actions.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use poker_host::{Clock, ThinkingTime};
use poker_protocol::{Money, PlayerId, Token};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::client;
use super::deliveries::Deliveries;
use super::terms::{ClientState, Shared};
use super::witness::Witness;
use crate::LoadError;
use crate::tally::{Percentiles, Tally};

/// The options of a tournament's load.
#[derive(Clone, Debug)]
pub struct TournamentLoad {
    /// The addresses of the servers. Clients connect to the first; who loses a connection tries the next.
    pub urls: Vec<String>,
    /// The tournament that the clients enter: the first one with this name. [`super::LOAD_NAME`] is that of [`super::tournament_files`].
    pub name: &'static str,
    pub tokens: Vec<Token>,
    /// How often a connection of a client may fail, the first one too.
    pub outages: u32,
    /// How long a client thinks before each action.
    pub thinking: ThinkingTime,
    /// Notes what the clients are told; `None` for a measurement, because it reads every message.
    pub witness: Option<Arc<Witness>>,
    /// The longest time for the whole tournament.
    pub within: Duration,
}

/// The clients that connect at the same time. The queue of a server's socket is longer.
const HANDSHAKES: usize = 128;

/// What a client was told at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClientResult {
    pub player: PlayerId,
    /// Place and prize; `None` if they were told while the connection was lost.
    pub told: Option<(u32, Money)>,
}

/// What a tournament's load has measured.
#[derive(Clone, Debug)]
pub struct TournamentReport {
    pub results: Vec<ClientResult>,
    pub tally: Tally,
    pub lasted: Duration,
}

/// Lets all clients register and play until each has its place.
///
/// # Errors
/// When a client cannot register, its connection is lost too often, or the tournament takes too long.
pub async fn play_tournament(options: &TournamentLoad) -> Result<TournamentReport, LoadError> {
    let clock = Clock::start();
    let deliveries = Arc::new(Deliveries::new());
    let shared = Shared {
        urls: options.urls.clone().into(),
        name: options.name,
        deliveries: Arc::clone(&deliveries),
        tournament: watch::Sender::new(None),
        thinking: options.thinking,
        witness: options.witness.clone(),
        handshakes: Arc::new(Semaphore::new(HANDSHAKES)),
    };
    let mut clients = JoinSet::new();
    for (token, number) in options.tokens.iter().zip(0_u64..) {
        clients.spawn(client::play(ClientState::new(shared.clone(), *token, number), options.outages));
    }
    let mut results = Vec::new();
    let all = async {
        while let Some(played) = clients.join_next().await {
            let (player, told) = played.map_err(|_| LoadError::Closed { why: None })??;
            results.push(ClientResult { player, told });
        }
        Ok::<(), LoadError>(())
    };
    match timeout(options.within, all).await {
        Ok(played) => played?,
        Err(_) => return Err(LoadError::Unfinished { players: options.tokens.len() - results.len() }),
    }
    Ok(TournamentReport { results, tally: deliveries.tally(), lasted: clock.elapsed() })
}

impl TournamentReport {
    /// Whether the places that were told are different and not more than there are players.
    #[must_use]
    pub fn places_are_sound(&self) -> bool {
        let told: Vec<u32> = self.results.iter().filter_map(|result| Some(result.told?.0)).collect();
        let different: BTreeSet<u32> = told.iter().copied().collect();
        let most = u32::try_from(self.results.len()).unwrap_or(u32::MAX);
        different.len() == told.len() && different.iter().all(|place| (1..=most).contains(place))
    }
}

impl fmt::Display for TournamentReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Percentiles { p50, p95, p99, max } = self.tally.percentiles();
        let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1_000.0);
        writeln!(f, "| players | seconds | actions | deliveries | refused | p50 ms | p95 ms | p99 ms | max ms |")?;
        writeln!(f, "|{}", "---:|".repeat(9))?;
        let (players, seconds) = (self.results.len(), self.lasted.as_secs());
        let Tally { actions, refused, .. } = self.tally;
        let (deliveries, times) = (self.tally.deliveries(), [p50, p95, p99, max].map(ms).join(" | "));
        writeln!(f, "| {players} | {seconds} | {actions} | {deliveries} | {refused} | {times} |")
    }
}
