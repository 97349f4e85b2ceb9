//! The time between two hands of a cash table.

use poker_rules::SeatSet;

use crate::Now;

/// What the table waits for between hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    /// Waits for players; no deadline.
    Idle,
    /// Waits until `at`, then deals the next hand. The `asked` seats have asked to go on.
    Until { at: Now, asked: SeatSet },
}

impl Pause {
    pub(super) fn until(at: Now) -> Self {
        Self::Until { at, asked: SeatSet::EMPTY }
    }
}
