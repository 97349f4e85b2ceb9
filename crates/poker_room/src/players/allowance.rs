//! How much a client may ask to be shown.

use poker_protocol::{Refusal, Request};

use crate::Now;

/// The bytes of answers that a player may ask for at once.
const AT_ONCE_BYTES: u32 = 1024 * 1024;
/// The bytes that may be asked for in each millisecond after that: 64 KiB a second.
const BYTES_A_MS: u32 = 64;

/// A player's allowance for requests of few bytes with long answers. It is counted in bytes, so that it holds for every such request, and
/// for a player at many tables as for one at a single table.
#[derive(Debug, Default)]
pub(super) struct Allowance {
    /// When the whole allowance is there again.
    full: Now,
}

impl Allowance {
    /// Refuses if more was shown than the allowance. The answer that goes beyond it is still given.
    pub(super) fn check(&self, now: Now) -> Result<(), Refusal> {
        let owed_ms = self.full.ms_since(now);
        let most_ms = AT_ONCE_BYTES / BYTES_A_MS;
        if owed_ms >= most_ms { Err(Refusal::TooOften { wait_ms: owed_ms - most_ms + 1 }) } else { Ok(()) }
    }

    /// Takes the bytes of an answer from the allowance.
    pub(super) fn spend(&mut self, bytes: u64, now: Now) {
        let ms = u32::try_from(bytes.div_ceil(BYTES_A_MS.into())).unwrap_or(u32::MAX);
        self.full = self.full.max(now).after_ms(ms);
    }
}

/// Whether a request asks only to be shown something, which may be long.
pub(crate) fn asks_to_be_shown(request: &Request) -> bool {
    matches!(
        request,
        Request::Resume { .. }
            | Request::WatchLobby
            | Request::FindPlayer { .. }
            | Request::AskStatement { .. }
            | Request::AskPlans
            | Request::AskRules { .. }
            | Request::AskTickets
            | Request::WatchTournaments { on: true }
            | Request::LookAtTournament { on: true, .. }
            | Request::WatchTable { on: true, .. }
            | Request::AskTournamentPlayers { .. }
            | Request::AskTournamentTables { .. }
            | Request::AskTournamentRank { .. }
    )
}
