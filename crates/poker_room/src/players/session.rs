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
    /// The connection that has greeted, if there is one.
    pub client: Option<ClientId>,
    pub stream: Stream,
    pub answers: Answers,
}

impl Session {
    pub(super) fn new(kind: PlayerKind, profile: PlayerView) -> Self {
        Self { kind, profile, client: None, stream: Stream::default(), answers: Answers::default() }
    }
}
