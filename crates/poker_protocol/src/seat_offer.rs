//! A seat the room has picked for a player, and what may be brought to it.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use crate::{BuyInRange, StakeId, TableId};

/// A seat kept free for one player for a while (R-CASH-1, R-RAT-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOffer {
    pub table: TableId,
    /// Its name: the same in every language.
    pub name: String,
    /// The stake asked for.
    pub stake: StakeId,
    /// The rulebook that a player accepts by sitting down (R-INT-8).
    pub rulebook: String,
    /// The permitted buy-ins and their reason.
    pub limits: BuyInLimits,
    /// A big blind may be posted instead of waiting for it (R-HAND-8).
    pub may_post: bool,
    /// The stack can be restored after each hand (R-CASH-9).
    pub auto_top_up: bool,
    /// Milliseconds until somebody else gets the seat.
    pub left_ms: u32,
}

/// What a player may sit down with at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuyInLimits {
    /// Least and most.
    pub range: BuyInRange,
    /// Another amount that may be chosen instead (R-BAN-2).
    pub instead: Option<Reset>,
    /// Why it is this range.
    pub why: LimitReason,
}

impl BuyInLimits {
    /// Whether `buy_in` is within the limits.
    #[must_use]
    pub fn allow(&self, buy_in: Chips) -> bool {
        let BuyInRange { min, max } = self.range;
        (min..=max).contains(&buy_in) || self.instead.is_some_and(|reset| reset.amount == buy_in)
    }
}

/// Starting over with the ordinary buy-in instead of the stack left with (R-BAN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reset {
    /// The ordinary buy-in.
    pub amount: Chips,
    /// How many resets of the day are left, this one included.
    pub left: u8,
}

/// The reason for a range of buy-ins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LimitReason {
    /// The range of the stake.
    Stake,
    /// Back at the same table after leaving with less than its maximum: at least that stack (R-RAT-1).
    LastStack {
        /// The stack left with.
        stack: Chips,
    },
    /// Back at the same table after leaving with its maximum or more: up to that stack (R-RAT-1).
    DeepReturn {
        /// The stack left with.
        stack: Chips,
        /// How often today already.
        count: u8,
        /// The number of returns after which the whole stack must be brought.
        most: u8,
    },
    /// Too many such returns today: the whole stack must be brought (R-RAT-1).
    DeepReturnAgain {
        /// The stack left with.
        stack: Chips,
    },
    /// A form of game in which a returning stack may not be smaller (R-RAT-6).
    NoRatholing {
        /// The stack left with.
        stack: Chips,
    },
    /// One amount for everybody (R-BAN-1).
    Banzai,
    /// Back at a stake left with more than its buy-in (R-BAN-2).
    BanzaiResume {
        /// The stack left with.
        stack: Chips,
    },
}
