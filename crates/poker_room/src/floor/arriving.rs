//! A player who takes a seat, as the rest of the room knows the player.

use poker_protocol::{PlanId, PlayerId, PlayerView};
use poker_rules::Chips;

use crate::PlayerKind;

/// A player who takes a seat.
pub(crate) struct Arriving {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub profile: PlayerView,
    pub connected: bool,
    /// The rake plan the player is on.
    pub plan: PlanId,
    pub balance: Chips,
}
