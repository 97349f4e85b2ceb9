//! What was counted, at one table or at many.

use std::time::Duration;

/// Counts of a measurement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Actions sent.
    pub actions: u64,
    /// Bytes of them.
    pub action_bytes: u64,
    /// Players to whom an action should have been told and was not.
    pub lost: u64,
    /// Actions that were refused.
    pub refused: u64,
    /// Ticks at which nobody was to act, or the action before was not told to all.
    pub idle_ticks: u64,
    /// Messages received, of all kinds.
    pub messages: u64,
    /// Bytes of them.
    pub message_bytes: u64,
    /// From an action sent until a player is told of it, microseconds: one for each delivery.
    latencies_us: Vec<u32>,
}

impl Tally {
    /// A delivery.
    pub(super) fn delivered(&mut self, after: Duration) {
        self.latencies_us.push(u32::try_from(after.as_micros()).unwrap_or(u32::MAX));
    }

    /// A message of any kind.
    pub(super) fn received(&mut self, bytes: usize) {
        self.messages += 1;
        self.message_bytes += bytes as u64;
    }

    /// An action on its way.
    pub(super) fn acted(&mut self, bytes: usize) {
        self.actions += 1;
        self.action_bytes += bytes as u64;
    }

    /// Players told of actions.
    #[must_use]
    pub fn deliveries(&self) -> u64 {
        self.latencies_us.len() as u64
    }

    /// Takes in what another table counted.
    pub(super) fn add(&mut self, mut other: Self) {
        self.actions += other.actions;
        self.action_bytes += other.action_bytes;
        self.lost += other.lost;
        self.refused += other.refused;
        self.idle_ticks += other.idle_ticks;
        self.messages += other.messages;
        self.message_bytes += other.message_bytes;
        self.latencies_us.append(&mut other.latencies_us);
    }

    /// The latencies in order.
    #[must_use]
    pub fn percentiles(&self) -> Percentiles {
        let mut sorted = self.latencies_us.clone();
        sorted.sort_unstable();
        let at = |per_mille: usize| {
            // The smallest that so many are not above.
            let rank = (sorted.len() * per_mille).div_ceil(1000).max(1);
            Duration::from_micros(sorted.get(rank - 1).copied().unwrap_or(0).into())
        };
        Percentiles { p50: at(500), p95: at(950), p99: at(990), max: at(1000) }
    }
}

/// How long deliveries took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Percentiles {
    /// Half of them at most so long.
    pub p50: Duration,
    /// 95 of 100.
    pub p95: Duration,
    /// 99 of 100.
    pub p99: Duration,
    /// All.
    pub max: Duration,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_the_smallest_that_so_many_are_not_above() {
        let mut tally = Tally::default();
        (1..=200).rev().for_each(|ms| tally.delivered(Duration::from_millis(ms)));
        let Percentiles { p50, p95, p99, max } = tally.percentiles();
        assert_eq!([p50, p95, p99, max].map(|time| time.as_millis()), [100, 190, 198, 200]);
        assert_eq!(Tally::default().percentiles(), Percentiles::default());
    }
}
