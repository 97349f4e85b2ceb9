//! What goes into a pool and out of it, R-JACK-4 and 5.

use std::collections::BTreeMap;

use poker_protocol::JackpotKind;
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

/// Parts of a chip: as many make one as there are hundredths of a percent in a whole.
const PARTS: u64 = 10_000;

/// The fractions of a chip that wait for each pool until they make a whole one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Feed(BTreeMap<JackpotKind, u64>);

impl Feed {
    /// Takes a part of the rake; the whole chips that are now there for the pool.
    pub(crate) fn add(&mut self, kind: JackpotKind, rake: Chips, feed_bp: u32) -> Chips {
        let waiting = self.0.entry(kind).or_default();
        *waiting = waiting.saturating_add(rake.get().saturating_mul(u64::from(feed_bp)));
        Chips::new(*waiting / PARTS)
    }

    /// So many whole chips have gone into the pool.
    pub(crate) fn take(&mut self, kind: JackpotKind, chips: Chips) {
        let waiting = self.0.entry(kind).or_default();
        *waiting = waiting.saturating_sub(chips.get().saturating_mul(PARTS));
    }
}

/// What each of so many gets of a pool; what cannot be shared equally stays in it.
pub(crate) fn payout(pool: Chips, percent: u32, recipients: usize) -> Chips {
    let paid = u128::from(pool.get()) * u128::from(percent.min(100)) / 100;
    let share = paid / u128::try_from(recipients.max(1)).unwrap_or(u128::MAX);
    Chips::new(u64::try_from(share).unwrap_or(u64::MAX))
}
