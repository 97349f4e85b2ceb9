//! What a player was last told of a seat, so that only changes are told.

use poker_protocol::{OutClock, YourSeat};

use crate::Now;

/// Until when a seat is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeptUntil {
    pub at: Now,
    /// Whether this holds for all of the player's tables together.
    pub everywhere: bool,
}

impl KeptUntil {
    pub(super) fn clock(self, now: Now) -> OutClock {
        OutClock { left_ms: self.at.ms_since(now), everywhere: self.everywhere }
    }
}

/// What a player was told of their own seat, without the time left, which the client counts down itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToldSeat {
    pub you: YourSeat,
    pub kept: Option<KeptUntil>,
}
