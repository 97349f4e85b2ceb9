//! What goes into a pool and out of it (R-JACK-4, R-JACK-5).

use std::collections::BTreeMap;

use poker_protocol::{JackpotKind, Money};
use serde::{Deserialize, Serialize};

/// A hundredth of the currency has 10,000 parts, so that basis points of it are whole parts.
const PARTS: u64 = 10_000;

/// The parts that wait for each pool until they make a whole hundredth.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Feed(BTreeMap<JackpotKind, u64>);

impl Feed {
    /// Adds a part of the rake. Returns the whole hundredths that now wait for the pool.
    pub(crate) fn add(&mut self, kind: JackpotKind, rake: Money, feed_bp: u32) -> Money {
        let waiting = self.0.entry(kind).or_default();
        *waiting = waiting.saturating_add(rake.hundredths().saturating_mul(u64::from(feed_bp)));
        Money::new(*waiting / PARTS)
    }

    /// Notes that `amount` has gone into the pool.
    pub(crate) fn take(&mut self, kind: JackpotKind, amount: Money) {
        let waiting = self.0.entry(kind).or_default();
        *waiting = waiting.saturating_sub(amount.hundredths().saturating_mul(PARTS));
    }
}

/// What each of `recipients` players gets of a pool. What cannot be shared equally stays in the pool.
pub(crate) fn payout(pool: Money, percent: u32, recipients: usize) -> Money {
    let paid = u128::from(pool.hundredths()) * u128::from(percent.min(100)) / 100;
    let share = paid / u128::try_from(recipients.max(1)).unwrap_or(u128::MAX);
    Money::new(u64::try_from(share).unwrap_or(u64::MAX))
}
