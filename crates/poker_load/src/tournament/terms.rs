//! What the clients of a tournament share, and what each keeps when its connection is lost.

use std::sync::Arc;

use poker_host::ThinkingTime;
use poker_protocol::{Money, PlayerId, Token, TournamentId};
use tokio::sync::{Semaphore, watch};

use super::deliveries::Deliveries;
use super::witness::Witness;

/// The place that a client was told, and its prize.
pub(super) type Told = Option<(u32, Money)>;

/// What all clients of a tournament share.
#[derive(Clone)]
pub(super) struct Shared {
    /// The addresses of the servers.
    pub urls: Arc<[String]>,
    /// The name of the tournament.
    pub name: &'static str,
    pub deliveries: Arc<Deliveries>,
    /// The tournament, once one client has found it in the lobby.
    pub tournament: watch::Sender<Option<TournamentId>>,
    pub thinking: ThinkingTime,
    pub witness: Option<Arc<Witness>>,
    /// The handshakes that may run at the same time.
    pub handshakes: Arc<Semaphore>,
}

/// What a client keeps when its connection is lost.
pub(super) struct ClientState {
    pub shared: Shared,
    pub token: Token,
    pub number: u64,
    pub player: Option<PlayerId>,
    /// Whether the server has told an entry of the client.
    pub registered: bool,
    pub actions: u64,
    pub last_request: u64,
}

impl ClientState {
    pub(super) fn new(shared: Shared, token: Token, number: u64) -> Self {
        // Clients do not all raise at the same turns.
        let actions = number * 7;
        Self { shared, token, number, player: None, registered: false, actions, last_request: 0 }
    }
}
