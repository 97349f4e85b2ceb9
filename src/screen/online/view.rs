//! What the screen for servers shows.

use poker_client::{AddressBook, Connection, LineState, Stage};

/// What the screen shows.
#[derive(Clone, Copy, Debug)]
pub struct OnlineView<'a> {
    /// The servers there are.
    pub book: &'a AddressBook,
    /// The account that the chosen server lets in without a password.
    pub kept: Option<&'a str>,
    /// What is typed for the chosen server can be read on the way.
    pub plain: bool,
    /// How the line stands, or why there is none any more.
    pub connection: &'a Connection,
    /// There is a line, or one is being made.
    pub open: bool,
    /// The server it leads to, as the player calls it.
    pub server: &'a str,
    /// The player's name in practice, for a first account.
    pub name: &'a str,
    /// The app's clock.
    pub now_ms: u64,
}

impl OnlineView<'_> {
    /// A line is being made.
    pub(super) fn is_busy(&self) -> bool {
        self.open && self.connection.stage() != Stage::AtDoor
    }

    /// The line is gone and is tried again by itself.
    pub(super) fn is_tried_again(&self) -> bool {
        let connection = self.connection;
        connection.line() == LineState::Lost && connection.outage().is_some_and(|outage| outage.retry_at_ms.is_some())
    }
}
