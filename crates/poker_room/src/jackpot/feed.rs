//! What goes into a pool (R-JACK-4).

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
