//! The rule of coming back, as a rulebook has it for tables of one form. Big blinds are those of the table.

use poker_protocol::{LimitReason, Money};
use serde::{Deserialize, Serialize};

/// What holds for one who comes back to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReturnRule {
    /// Nothing: everybody sits down within the ordinary range (R-RAT-7).
    None,
    /// Ordinary tables, R-RAT-1.
    Ratholing(Ratholing),
    /// Deepstack and Shortstack, R-RAT-6: back at the same table with no smaller stack. The counter counts all the same.
    NoSmallerStack {
        /// So long after leaving, seconds.
        window_s: u32,
        /// A return counts after leaving with at least so many big blinds, R-RAT-2.
        counts_from: u32,
    },
    /// R-BAN-2.
    Banzai(BanzaiReturn),
}

/// The ratholing table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratholing {
    /// So long after leaving, seconds.
    pub window_s: u32,
    /// A return counts after leaving with at least so many big blinds, R-RAT-2.
    pub counts_from: u32,
    /// The first row that fits holds.
    pub rows: Vec<RatholingRow>,
}

/// A row of the ratholing table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatholingRow {
    /// What the player left with.
    pub left: LeftWith,
    /// How often one has come back today; none where that is not checked (R-RAT-4).
    pub counted: Option<Counted>,
    /// Least to sit down with.
    pub min: Bound,
    /// Most to sit down with.
    pub max: Bound,
}

/// A stack in big blinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeftWith {
    /// So many or fewer.
    UpTo(u32),
    /// More than the first, fewer than the second.
    Between(u32, u32),
    /// So many or more.
    From(u32),
}

/// A value of the counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counted {
    /// So many or fewer.
    UpTo(u8),
    /// So many or more.
    From(u8),
}

/// An end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bound {
    BigBlinds(u32),
    /// What the player left with.
    LastStack,
}

/// What is different at Banzai tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BanzaiReturn {
    /// Chips are added up to so many big blinds, R-BAN-1.
    pub top_up_to: u32,
    /// Who leaves with more than so many big blinds comes back with the same stack, R-BAN-2.
    pub resume_over: u32,
    /// Tables of one stake that a player may sit at, R-BAN-1.
    pub tables_a_stake: u8,
    /// So long after leaving, seconds.
    pub window_s: u32,
    /// How often a day one may sit down with the ordinary buy-in instead.
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

    /// From how many returns on the row holds no more.
    fn most(&self) -> u8 {
        match self.counted {
            Some(Counted::UpTo(last)) => last.saturating_add(1),
            Some(Counted::From(_)) | None => u8::MAX,
        }
    }
}

impl LeftWith {
    /// Compares amounts of money, R-RAT-3: nothing is rounded.
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
    /// What a stack is after chips were added to it.
    #[must_use]
    pub fn full_stack(&self, big_blind: Money) -> Money {
        times(big_blind, self.top_up_to)
    }
}

/// An amount in big blinds; a sum that no number holds is more than any stack.
pub(crate) fn times(big_blind: Money, count: u32) -> Money {
    big_blind.times(count).unwrap_or(Money::new(u64::MAX))
}
