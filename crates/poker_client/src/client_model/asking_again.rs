//! How the client sends again what the room has refused with `too_often`.

use poker_protocol::{ClientMsg, Refusal, Request, RequestId};

use super::{ClientModel, only_asks};

impl ClientModel {
    /// The requests to send now that the room has refused with `too_often`, with new ids: their wait is over at `now_ms`.
    pub fn ask_again(&mut self, now_ms: u64) -> Vec<ClientMsg> {
        let due = self.postponed.take_due(now_ms);
        let refused: Vec<_> = due.into_iter().filter_map(|id| self.pending.remove(&id)).collect();
        let wanted = refused.into_iter().filter_map(|request| self.wants(&request).then(|| self.repeat(request)));
        wanted.collect()
    }

    /// When [`Self::ask_again`] next has a request, in the app's milliseconds.
    pub fn next_ask_ms(&self) -> Option<u64> {
        self.postponed.next_ms()
    }

    /// Whether a request that was refused at `now_ms` is sent again later. Then it is not a refusal for the player.
    pub(super) fn postpone(&mut self, id: RequestId, reason: &Refusal, now_ms: u64) -> bool {
        let Refusal::TooOften { wait_ms } = reason else { return false };
        let wanted = self.pending.get(&id).is_some_and(|request| self.wants(request));
        if wanted {
            self.postponed.add(id, now_ms + u64::from(*wait_ms));
        }
        wanted
    }

    /// Whether the client still needs the answer to a request that asks to be shown something.
    fn wants(&self, request: &Request) -> bool {
        match request {
            Request::Resume { .. } => self.resuming,
            Request::WatchLobby => self.watches_lobby,
            Request::WatchTournaments { .. } | Request::LookAtTournament { .. } => self.tournaments.again().contains(request),
            // The player sees the refusal, and may look elsewhere meanwhile.
            Request::WatchTable { .. } => false,
            _ => only_asks(request),
        }
    }

    fn repeat(&mut self, request: Request) -> ClientMsg {
        match request {
            // Other messages may have come since.
            Request::Resume { .. } => self.resume(),
            other => self.ask(other),
        }
    }
}
