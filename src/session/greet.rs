//! The greeting of a connection, the first time and again.

use poker_protocol::{ClientMsg, Request};

use super::Session;

impl Session {
    /// The first greeting of a room, and what it offers.
    pub(crate) fn greet(&mut self, hello: Request) {
        self.ask(hello);
        self.ask(Request::WatchLobby);
    }

    /// The greeting on a line that has come back: once it is answered, everything without an answer is asked again.
    pub(crate) fn greet_again(&mut self, hello: Request) {
        self.returning = true;
        self.ask(hello);
    }

    /// The room has greeted.
    pub(super) fn welcomed(&mut self) {
        if std::mem::take(&mut self.returning) {
            let again: Vec<ClientMsg> = self.client.reconnected();
            again.into_iter().for_each(|message| self.send(message));
        }
    }

    /// The room has told of every table where the player sits: others are gone.
    pub(super) fn forget_tables(&mut self, now_ms: u64) {
        self.tables.retain(|table, _| self.client.table(*table).is_some());
        if self.front.is_some_and(|front| !self.tables.contains_key(&front)) {
            self.close_front(now_ms);
        }
    }
}
