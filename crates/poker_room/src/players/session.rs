//! What is kept of a player when the connection is lost: kind, profile and answers.

use poker_protocol::PlayerView;

use super::allowance::Allowance;
use super::answers::Answers;
use crate::{Now, PlayerKind};

/// A player whom the room knows, connected or not.
pub(super) struct Session {
    pub kind: PlayerKind,
    pub profile: PlayerView,
    pub answers: Answers,
    pub allowance: Allowance,
    /// When the connection was lost, until there is another one or what was kept for it is freed.
    pub left: Option<Now>,
}
