//! What a cash table does while no hand is in progress.

use poker_rules::SeatSet;

use crate::Now;

/// Between hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    /// Waits for players.
    Idle,
    /// Until the next hand.
    Until { at: Now, asked: SeatSet },
}

impl Pause {
    pub(super) fn until(at: Now) -> Self {
        Self::Until { at, asked: SeatSet::EMPTY }
    }
}
