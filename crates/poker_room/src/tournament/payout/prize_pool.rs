//! The prize pool of a tournament, and who pays it (R-PRZ-2, R-PRZ-3).

use poker_protocol::Money;

use super::error::PayoutError;
use super::split::total;

/// A prize pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrizePool {
    collected: Money,
    overlay: Money,
    added: Money,
}

impl PrizePool {
    /// The pool of a tournament that has `collected` this much from buy-ins, rebuys and add-ons. The house pays what is missing from the
    /// `guarantee` and, on top of it, the `added` money. Without a guarantee, or without added money, the amount is zero.
    ///
    /// # Errors
    /// The pool would exceed the largest amount.
    pub fn new(collected: Money, guarantee: Money, added: Money) -> Result<Self, PayoutError> {
        let pool = Self { collected, overlay: guarantee.saturating_sub(collected), added };
        total(&[pool.collected, pool.overlay, pool.added])?;
        Ok(pool)
    }

    /// What the players have paid.
    #[must_use]
    pub fn collected(&self) -> Money {
        self.collected
    }

    /// What the house pays because the players have paid less than the guarantee.
    #[must_use]
    pub fn overlay(&self) -> Money {
        self.overlay
    }

    /// What the prizes add up to.
    #[must_use]
    pub fn total(self) -> Money {
        [self.collected, self.overlay, self.added].iter().sum()
    }
}
