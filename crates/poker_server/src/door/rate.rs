//! Rate limits by key: a burst, then one use in a number of seconds.

use std::collections::BTreeMap;

use poker_room::Now;

use super::terms::{Rate, seconds_until};

/// The most keys that are counted. While all of them are active, a new key is not limited; its passwords still wait in the queue.
const MOST: usize = 65_536;

/// Counts the uses of each key separately.
#[derive(Debug)]
pub(super) struct Rates<K> {
    rate: Rate,
    /// The moment at which each key has its whole burst again.
    full_at: BTreeMap<K, Now>,
}

impl<K: Ord + Clone> Rates<K> {
    pub(super) fn new(rate: Rate) -> Self {
        Self { rate, full_at: BTreeMap::new() }
    }

    /// Counts one use of `key`.
    ///
    /// # Errors
    /// The seconds until the next use is allowed.
    pub(super) fn take(&mut self, key: &K, now: Now) -> Result<(), u32> {
        let one = u64::from(self.rate.every_s).saturating_mul(1_000);
        let burst = u64::from(self.rate.burst.max(1)).saturating_mul(one);
        let full_at = self.full_at.get(key).copied().unwrap_or(now).max(now);
        let after = Now(full_at.0.saturating_add(one));
        if after.0.saturating_sub(now.0) > burst {
            return Err(seconds_until(Now(after.0.saturating_sub(burst)), now));
        }
        if self.full_at.len() >= MOST {
            self.full_at.retain(|_, full_at| *full_at > now);
        }
        if self.full_at.len() < MOST {
            self.full_at.insert(key.clone(), after);
        }
        Ok(())
    }
}
