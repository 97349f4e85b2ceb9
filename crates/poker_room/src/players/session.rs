//! What stays of a player whose connection is gone: name, stream and answers.

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

/// Where a player's messages go. It stands beside the session, close together with those of others, because every message needs it.
#[derive(Default)]
pub(super) struct Mailbox {
    /// The connection that has greeted, if there is one.
    pub client: Option<ClientId>,
    pub stream: Stream,
}
