//! What stays of a player whose connection is gone: name and answers.

use poker_protocol::PlayerView;

use super::answers::Answers;
use crate::PlayerKind;

/// A player who has greeted, connected or not.
pub(super) struct Session {
    pub kind: PlayerKind,
    pub profile: PlayerView,
    pub answers: Answers,
}
