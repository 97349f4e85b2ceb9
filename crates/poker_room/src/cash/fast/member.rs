//! A player of a pool.

use poker_rules::{Chips, Seat};

use crate::cash::CashSeated;

/// Identifies a table of a pool; keys rise in the order of dealing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct HandKey(pub u64);

/// Where a player of a pool is.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// Waits for the next hand, or sits out; at no table.
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
    /// Chips of a void hand, added to the stack at the end of the hand in progress.
    pub refund: Chips,
    /// Whether the player waits for a top-up. No hand is dealt to the player until the room has added the chips or has refused to.
    pub awaits_top_up: bool,
    /// Whether the player was told that there are too few players for a hand, and has been sent no snapshot since.
    pub told_waiting: bool,
}

impl Member {
    pub(super) fn new(seated: CashSeated) -> Self {
        Self { place: Place::Between(Box::new(seated)), since_big_blind: 0, refund: Chips::ZERO, awaits_top_up: false, told_waiting: false }
    }
}
