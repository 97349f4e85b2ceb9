//! Greets the room, at first and after a lost connection.

use poker_protocol::{ClientMsg, Request};

use super::Session;

impl Session {
    /// Greets a room for the first time and asks for its stakes and tournaments.
    pub(crate) fn greet(&mut self, hello: Request) {
        self.ask(hello);
        self.ask(Request::WatchLobby);
        self.ask(Request::WatchTournaments { on: true });
    }

    /// Greets the room on a new connection after the old one was lost. Once the greeting is answered, all open requests are sent again.
    pub(crate) fn greet_again(&mut self, hello: Request) {
        self.greets_again = true;
        self.ask(hello);
    }

    /// Sends all open requests again if the room has answered a greeting after a lost connection.
    pub(super) fn welcomed(&mut self) {
        if std::mem::take(&mut self.greets_again) {
            let again: Vec<ClientMsg> = self.client.reconnected();
            again.into_iter().for_each(|message| self.send(message));
        }
    }

    /// Sets whether other players may find this one, in a room where players are found.
    pub(crate) fn allow_finding(&mut self, on: bool) {
        if let Some(request) = self.client.allow_finding(on) {
            self.ask(request);
        }
    }

    /// Drops the tables that the room did not list. Called after the room has listed all tables where the player sits.
    pub(super) fn forget_tables(&mut self, now_ms: u64) {
        self.tables.retain(|table, _| self.client.table(*table).is_some());
        if self.front.is_some_and(|front| !self.tables.contains_key(&front)) {
            self.close_front(now_ms);
        }
    }
}
