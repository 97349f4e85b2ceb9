//! The offer of a seat with the permitted buy-ins.

use serde::{Deserialize, Serialize};

use crate::{BuyInRange, Money, StakeId, TableId};

/// A seat that is kept for one player for a limited time (R-CASH-1, R-RAT-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatOffer {
    pub table: TableId,
    /// The name of the table, the same in every language.
    pub name: String,
    /// The stake that the player asked for.
    pub stake: StakeId,
    /// The id of the rulebook that the player accepts by sitting down (R-INT-8).
    pub rulebook: String,
    /// The permitted buy-ins.
    pub limits: BuyInLimits,
    /// Whether the player may post a big blind instead of waiting for it (R-HAND-8).
    pub may_post: bool,
    /// Whether the table has an automatic top-up (R-CASH-9).
    pub auto_top_up: bool,
    /// The time for which the seat is still kept, in milliseconds.
    pub left_ms: u32,
}

/// The permitted buy-ins of a player at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuyInLimits {
    /// The least and the most buy-in.
    pub range: BuyInRange,
    /// Another buy-in that the player may choose instead (R-BAN-2).
    pub instead: Option<Reset>,
    /// The reason for the range.
    pub why: LimitReason,
}

impl BuyInLimits {
    /// Whether `buy_in` is permitted.
    #[must_use]
    pub fn allow(&self, buy_in: Money) -> bool {
        let BuyInRange { min, max } = self.range;
        (min..=max).contains(&buy_in) || self.instead.is_some_and(|reset| reset.amount == buy_in)
    }
}

/// A new start with the ordinary buy-in instead of the last stack (R-BAN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reset {
    /// The ordinary buy-in.
    pub amount: Money,
    /// The number of new starts left for the day, this one included.
    pub left: u8,
}

/// The reason for a range of buy-ins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LimitReason {
    /// It is the range of the stake.
    Stake,
    /// The player left this table with less than its maximum, and must bring at least that stack (R-RAT-1).
    LastStack {
        /// The stack that the player left with.
        stack: Money,
    },
    /// The player left this table with its maximum or more, and may bring up to that stack (R-RAT-1).
    DeepReturn {
        /// The stack that the player left with.
        stack: Money,
        /// The number of such returns so far today.
        count: u8,
        /// The number of such returns after which the whole stack must be brought.
        most: u8,
    },
    /// After too many such returns today the player must bring the whole stack (R-RAT-1).
    DeepReturnAgain {
        /// The stack that the player left with.
        stack: Money,
    },
    /// In this form of game a player may not return with a smaller stack (R-RAT-6).
    NoRatholing {
        /// The stack that the player left with.
        stack: Money,
    },
    /// All players have the same buy-in (R-BAN-1).
    Banzai,
    /// The player left this stake with more than its buy-in and must return with that stack (R-BAN-2).
    BanzaiResume {
        /// The stack that the player left with.
        stack: Money,
    },
}
