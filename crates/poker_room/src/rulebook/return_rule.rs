//! The rule for players who come back to tables of one form. Big blinds are those of the table.

use poker_protocol::{LimitReason, Money};
use serde::{Deserialize, Serialize};

/// The rule for a player who comes back to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReturnRule {
    /// No rule: all players sit down within the ordinary range (R-RAT-7).
    None,
    /// Ordinary tables (R-RAT-1).
    Ratholing(Ratholing),
    /// Deepstack and Shortstack (R-RAT-6): a player comes back to the same table with no smaller stack. Returns are counted too.
    NoSmallerStack {
        /// The rule applies for this many seconds after the player left.
        window_s: u32,
        /// A return counts if the player left with at least this number of big blinds (R-RAT-2).
        counts_from: u32,
    },
    /// Banzai tables (R-BAN-2).
    Banzai(BanzaiReturn),
}

/// The table of limits against ratholing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratholing {
    /// The limits apply for this many seconds after the player left.
    pub window_s: u32,
    /// A return counts if the player left with at least this number of big blinds (R-RAT-2).
    pub counts_from: u32,
    /// The first row that fits applies.
    pub rows: Vec<RatholingRow>,
}

/// A row of the table of limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatholingRow {
    /// The stack with which the player left.
    pub left: LeftWith,
    /// How often the player has come back today; `None` if that does not matter (R-RAT-4).
    pub counted: Option<Counted>,
    /// The smallest buy-in.
    pub min: Bound,
    /// The largest buy-in.
    pub max: Bound,
}

/// A range of stacks, big blinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeftWith {
    /// This number or fewer.
    UpTo(u32),
    /// More than the first and fewer than the second.
    Between(u32, u32),
    /// This number or more.
    From(u32),
}

/// A range of the counter of returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counted {
    /// This number or fewer.
    UpTo(u8),
    /// This number or more.
    From(u8),
}

/// An end of a buy-in range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bound {
    BigBlinds(u32),
    /// The stack with which the player left.
    LastStack,
}

/// The rules of Banzai tables for buy-ins, top-ups and the number of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BanzaiReturn {
    /// The stack up to which chips may be added, big blinds (R-BAN-1).
    pub top_up_to: u32,
    /// A player who leaves with more than this number of big blinds comes back with the same stack (R-BAN-2).
    pub resume_over: u32,
    /// The most tables of one stake at which a player may sit (R-BAN-1).
    pub tables_a_stake: u8,
    /// The rule applies for this many seconds after the player left.
    pub window_s: u32,
    /// The number of times per day that a player may sit down with the ordinary buy-in instead.
    pub resets_a_day: u8,
}

impl Ratholing {
    pub(crate) fn row(&self, left: Money, counted: u8, big_blind: Money) -> Option<&RatholingRow> {
        self.rows.iter().find(|row| row.left.fits(left, big_blind) && row.counted.is_none_or(|range| range.fits(counted)))
    }
}

impl RatholingRow {
    pub(crate) fn reason(&self, stack: Money, count: u8) -> LimitReason {
        match (self.min, self.max) {
            (Bound::BigBlinds(_), Bound::BigBlinds(_)) => LimitReason::Stake,
            (Bound::LastStack, Bound::BigBlinds(_)) => LimitReason::LastStack { stack },
            (Bound::BigBlinds(_), Bound::LastStack) => LimitReason::DeepReturn { stack, count, most: self.most() },
            (Bound::LastStack, Bound::LastStack) => LimitReason::DeepReturnAgain { stack },
        }
    }

    /// The number of returns from which the row no longer applies.
    fn most(&self) -> u8 {
        match self.counted {
            Some(Counted::UpTo(last)) => last.saturating_add(1),
            Some(Counted::From(_)) | None => u8::MAX,
        }
    }
}

impl LeftWith {
    /// Compares amounts of money, so nothing is rounded (R-RAT-3).
    fn fits(self, left: Money, big_blind: Money) -> bool {
        match self {
            Self::UpTo(most) => left <= times(big_blind, most),
            Self::Between(over, below) => left > times(big_blind, over) && left < times(big_blind, below),
            Self::From(least) => left >= times(big_blind, least),
        }
    }
}

impl Counted {
    fn fits(self, counted: u8) -> bool {
        match self {
            Self::UpTo(most) => counted <= most,
            Self::From(least) => counted >= least,
        }
    }
}

impl Bound {
    pub(crate) fn of(self, left: Money, big_blind: Money) -> Money {
        match self {
            Self::BigBlinds(count) => times(big_blind, count),
            Self::LastStack => left,
        }
    }
}

impl BanzaiReturn {
    /// The stack up to which chips may be added.
    #[must_use]
    pub fn full_stack(&self, big_blind: Money) -> Money {
        times(big_blind, self.top_up_to)
    }
}

/// `count` big blinds; the largest amount if the product is too large.
pub(crate) fn times(big_blind: Money, count: u32) -> Money {
    big_blind.times(count).unwrap_or(Money::new(u64::MAX))
}
