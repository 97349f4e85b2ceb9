//! How much a player has asked for, where a driver sets a limit to it.

use poker_protocol::{PlayerId, Refusal, RequestId};

use super::session::{Answer, Known};
use super::{ClientId, Room};

impl Room {
    /// Seats, seats that are kept, and queues of a player.
    #[must_use]
    pub fn engagements(&self, player: PlayerId) -> usize {
        self.sessions.get(&player).map_or(0, |session| session.seats.len() + session.offered.len() + session.waits_for.len())
    }

    /// Refuses a request that the driver does not pass on; false where it was answered before, or the client has not greeted: then the
    /// request itself is to be handled.
    pub fn refuse(&mut self, client: ClientId, request: RequestId, reason: Refusal) -> bool {
        let Some(connection) = self.connections.get(&client).filter(|connection| connection.greeted) else { return false };
        let player = connection.player;
        let Some(session) = self.sessions.get_mut(&player).filter(|session| matches!(session.known(request), Known::New)) else {
            return false;
        };
        session.remember(request, Answer::Refused(reason.clone()));
        self.tell(player, poker_protocol::Message::Refused { request, reason });
        true
    }
}
