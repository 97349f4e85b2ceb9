//! What is kept of a player without a connection: name, stream and answers.

use poker_protocol::PlayerView;

use super::answers::Answers;
use super::connection::ClientId;
use super::stream::Stream;
use crate::PlayerKind;

/// A player who has greeted, connected or not.
pub(super) struct Session {
    pub kind: PlayerKind,
    pub profile: PlayerView,
    pub answers: Answers,
}

/// Where a player's messages go. Mailboxes are stored apart from sessions and close together, because every message needs one.
#[derive(Default)]
pub(super) struct Mailbox {
    /// The connection that has greeted, if there is one.
    pub client: Option<ClientId>,
    pub stream: Stream,
}
