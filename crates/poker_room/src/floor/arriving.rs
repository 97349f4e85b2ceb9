//! A player who takes a seat, as the rest of the room knows the player.

use poker_protocol::{Money, PlanId, PlayerId, PlayerView};

use crate::PlayerKind;

/// A player who takes a seat.
pub(crate) struct Arriving {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub profile: PlayerView,
    pub connected: bool,
    /// The rake plan the player is on.
    pub plan: PlanId,
    pub balance: Money,
}
