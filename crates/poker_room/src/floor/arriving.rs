//! What the floor needs to know of a player who takes a seat.

use poker_protocol::{Money, PlanId, PlayerId, PlayerView};

use crate::PlayerKind;

/// A player who takes a seat.
#[derive(Clone)]
pub(crate) struct Arriving {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub profile: PlayerView,
    pub connected: bool,
    /// The rake plan in force for the player.
    pub plan: PlanId,
    pub balance: Money,
}
