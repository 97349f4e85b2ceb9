//! The data of a tournament's lobby.

use poker_client::{LookedAt, OwnEntries};
use poker_protocol::TournamentId;

/// What the lobby of a tournament shows.
#[derive(Clone, Copy, Debug)]
pub struct TournamentView<'a> {
    pub tournament: TournamentId,
    pub looked_at: Option<&'a LookedAt>,
    pub own: &'a OwnEntries,
    /// Whether the room has yet to answer a request for players or tables.
    pub waits: bool,
    /// The client's clock, in milliseconds.
    pub now_ms: u64,
}
