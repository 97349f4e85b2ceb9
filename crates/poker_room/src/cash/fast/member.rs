//! A player of a pool.

use poker_rules::{Chips, Seat};

use crate::cash::CashSeated;

/// Which of a pool's tables, rising.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct HandKey(pub u64);

/// Where a player of a pool is.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// Waits for the next hand, or sits out.
    Between(Box<CashSeated>),
    /// At one of the tables, in this seat.
    At(HandKey, Seat),
}

/// A player of a pool.
#[derive(Clone, Debug)]
pub(super) struct Member {
    pub place: Place,
    /// Hands since the last big blind (R-FAST-3).
    pub since_big_blind: u32,
    /// Chips of a void hand that come back once the hand in progress is over.
    pub refund: Chips,
    /// Plays no other hand before the room has added the chips that were asked for, or has none to add.
    pub awaits_top_up: bool,
    /// Was told that there are too few players for a hand, and has played none since.
    pub told_waiting: bool,
}

impl Member {
    pub(super) fn new(seated: CashSeated) -> Self {
        Self { place: Place::Between(Box::new(seated)), since_big_blind: 0, refund: Chips::ZERO, awaits_top_up: false, told_waiting: false }
    }
}
