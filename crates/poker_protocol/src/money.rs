//! Amounts of money.

use core::{fmt, iter::Sum};

use serde::{Deserialize, Serialize};

/// An amount in hundredths of a room's currency: balances, buy-ins, prices, jackpots.
///
/// Chips on a table are [`poker_rules::Chips`]. There is no conversion between the two types here, because chips of a tournament have no
/// cash value: only a cash game exchanges one for the other.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Money(u64);

impl Money {
    pub const ZERO: Money = Money(0);

    /// The largest amount that anybody may name: an operator's order, a figure of a configuration. Ten thousand million units.
    pub const MOST: Money = Money(1_000_000_000_000);

    /// The most money that may be in a book. It is below 2^53, so that also a client that reads numbers as floating point reads every
    /// amount exactly.
    pub const MOST_IN_A_BOOK: Money = Money(9_000_000_000_000_000);

    /// An amount of `hundredths`.
    pub const fn new(hundredths: u64) -> Money {
        Money(hundredths)
    }

    /// The amount in hundredths. Its name differs from [`poker_rules::Chips::get`], so that every conversion between the types is visible.
    pub const fn hundredths(self) -> u64 {
        self.0
    }

    /// Whether the amount is zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum; `None` if it overflows.
    pub const fn checked_add(self, other: Money) -> Option<Money> {
        match self.0.checked_add(other.0) {
            Some(hundredths) => Some(Money(hundredths)),
            None => None,
        }
    }

    /// The difference; `None` if `other` is more.
    pub const fn checked_sub(self, other: Money) -> Option<Money> {
        match self.0.checked_sub(other.0) {
            Some(hundredths) => Some(Money(hundredths)),
            None => None,
        }
    }

    /// The difference; zero if `other` is more.
    pub const fn saturating_sub(self, other: Money) -> Money {
        Money(self.0.saturating_sub(other.0))
    }

    /// The amount times `n`; `None` if it overflows.
    pub const fn times(self, n: u32) -> Option<Money> {
        match self.0.checked_mul(n as u64) {
            Some(hundredths) => Some(Money(hundredths)),
            None => None,
        }
    }

    /// Half of the amount, rounded down.
    pub const fn halved(self) -> Money {
        Money(self.0 / 2)
    }
}

impl fmt::Debug for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}c", self.0)
    }
}

/// The sum, or the largest possible amount if it overflows.
impl Sum for Money {
    fn sum<I: Iterator<Item = Money>>(amounts: I) -> Money {
        amounts.fold(Money::ZERO, |sum, amount| Money(sum.0.saturating_add(amount.0)))
    }
}

impl<'a> Sum<&'a Money> for Money {
    fn sum<I: Iterator<Item = &'a Money>>(amounts: I) -> Money {
        amounts.copied().sum()
    }
}
