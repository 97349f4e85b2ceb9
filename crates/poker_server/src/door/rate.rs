//! Rate limits by key: a burst, then one use in a number of seconds.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::net::IpAddr;

use poker_protocol::DoorRefusal;
use poker_room::Now;

use super::session::{Peer, SITE_SHARES};
use super::terms::{Rate, seconds_until};

/// The most keys that are counted one by one.
const MOST: usize = 65_536;
/// The counts that all further keys share, each with the keys of the same hash.
const SHARED: usize = 1_024;
/// The pause between two searches of a full table for keys that have their whole burst again, in milliseconds.
const SWEEP_EVERY_MS: u32 = 1_000;

/// Counts the uses of each key separately. While more keys than [`MOST`] are active, further keys share counts: a key may then have to wait
/// for others, but none is without a limit.
#[derive(Debug)]
pub(super) struct Rates<K> {
    /// The milliseconds after which one more use is allowed.
    one: u64,
    /// The milliseconds after which a key has its whole burst again.
    burst: u64,
    most: usize,
    /// The moment at which each key has its whole burst again.
    full_at: BTreeMap<K, Now>,
    /// The same for keys that have no place of their own.
    shared: Vec<Now>,
    swept: Now,
}

impl<K: Ord + Hash + Clone> Rates<K> {
    pub(super) fn new(rate: Rate) -> Self {
        Self::with_room(rate, MOST)
    }

    /// Limits that count at most `most` keys one by one.
    pub(super) fn with_room(rate: Rate, most: usize) -> Self {
        let one = u64::from(rate.every_s).saturating_mul(1_000);
        let burst = u64::from(rate.burst.max(1)).saturating_mul(one);
        Self { one, burst, most, full_at: BTreeMap::new(), shared: vec![Now(0); SHARED], swept: Now(0) }
    }

    /// The same limits for keys that each stand for `shares` others.
    fn times(self, shares: u64) -> Self {
        Self { one: self.one / shares.max(1), ..self }
    }

    /// Counts one use of `key`.
    ///
    /// # Errors
    /// The seconds until the next use is allowed.
    pub(super) fn take(&mut self, key: &K, now: Now) -> Result<(), u32> {
        let bucket = Self::bucket(key);
        let shared = self.shared.get(bucket).copied().unwrap_or_default();
        let full_at = self.full_at.get(key).copied().unwrap_or(shared).max(now);
        let after = Now(full_at.0.saturating_add(self.one));
        if after.0.saturating_sub(now.0) > self.burst {
            return Err(seconds_until(Now(after.0.saturating_sub(self.burst)), now));
        }
        self.make_room(now);
        if self.full_at.len() < self.most || self.full_at.contains_key(key) {
            self.full_at.insert(key.clone(), after);
        } else if let Some(shared) = self.shared.get_mut(bucket) {
            *shared = after;
        }
        Ok(())
    }

    /// Forgets the keys that have their whole burst again, once the table is full and not too often.
    fn make_room(&mut self, now: Now) {
        if self.full_at.len() >= self.most && now >= self.swept.after_ms(SWEEP_EVERY_MS) {
            self.swept = now;
            self.full_at.retain(|_, full_at| *full_at > now);
        }
    }

    fn bucket(key: &K) -> usize {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        usize::try_from(hasher.finish()).unwrap_or_default() % SHARED
    }
}

/// Rate limits by the address of a connection, and by its site.
#[derive(Debug)]
pub(super) struct AddressRates(Option<[Rates<IpAddr>; 2]>);

impl AddressRates {
    /// Limits for each address, or none.
    pub(super) fn new(rate: Option<Rate>) -> Self {
        Self(rate.map(|rate| [Rates::new(rate), Rates::new(rate).times(SITE_SHARES.into())]))
    }

    /// Counts one use by the address of `peer`.
    ///
    /// # Errors
    /// `TooManyTries`, if the address or its site has no use left.
    pub(super) fn take(&mut self, peer: &Peer, now: Now) -> Result<(), DoorRefusal> {
        let Some([addresses, sites]) = &mut self.0 else { return Ok(()) };
        // A use that the address does not have is not counted at the site, where it would be missing for others.
        for (rates, network) in [(addresses, peer.address), (sites, peer.site)] {
            if let Some(network) = network {
                rates.take(&network, now).map_err(|seconds| DoorRefusal::TooManyTries { seconds })?;
            }
        }
        Ok(())
    }
}
