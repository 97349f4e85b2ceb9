//! The data of the screen for servers.

use poker_client::{AddressBook, ConnectionState, ServerConnection, SignInStage};

/// What the screen shows.
#[derive(Clone, Copy, Debug)]
pub struct OnlineView<'a> {
    /// The address book.
    pub book: &'a AddressBook,
    /// The account that can sign in at the chosen server without a password.
    pub kept: Option<&'a str>,
    /// Whether the connection to the chosen server is not encrypted.
    pub plain: bool,
    /// The state of the connection, or why it ended.
    pub connection: &'a ServerConnection,
    /// Whether there is a connection or one is being made.
    pub open: bool,
    /// The player's name for the connected server.
    pub server: &'a str,
    /// The player's name in the settings, to suggest for a first account.
    pub name: &'a str,
    /// The client's clock, in milliseconds.
    pub now_ms: u64,
}

impl OnlineView<'_> {
    /// Whether there is a connection that does not wait for the player to sign in.
    pub(super) fn is_busy(&self) -> bool {
        self.open && self.connection.stage() != SignInStage::AtDoor
    }

    /// Whether the connection is lost and the client tries again by itself.
    pub(super) fn is_tried_again(&self) -> bool {
        let connection = self.connection;
        connection.state() == ConnectionState::Lost && connection.outage().is_some_and(|outage| outage.retry_at_ms.is_some())
    }
}
