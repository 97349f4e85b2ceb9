//! The part of the rake that goes into a jackpot's pool (R-JACK-4).

use std::collections::BTreeMap;

use poker_protocol::{JackpotKind, Money};
use serde::{Deserialize, Serialize};

/// The number of parts of a hundredth of the currency; one part is one basis point of it.
const PARTS: u64 = 10_000;

/// For each pool, the parts that have not been paid into it yet, because only whole hundredths are paid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct JackpotFeed(BTreeMap<JackpotKind, u64>);

impl JackpotFeed {
    /// Adds `feed_bp` basis points of `rake`. Returns the whole hundredths that can now be paid into the pool.
    pub(crate) fn add(&mut self, kind: JackpotKind, rake: Money, feed_bp: u32) -> Money {
        let waiting = self.0.entry(kind).or_default();
        *waiting = waiting.saturating_add(rake.hundredths().saturating_mul(u64::from(feed_bp)));
        Money::new(*waiting / PARTS)
    }

    /// Subtracts `amount`, which was paid into the pool.
    pub(crate) fn take(&mut self, kind: JackpotKind, amount: Money) {
        let waiting = self.0.entry(kind).or_default();
        *waiting = waiting.saturating_sub(amount.hundredths().saturating_mul(PARTS));
    }
}
