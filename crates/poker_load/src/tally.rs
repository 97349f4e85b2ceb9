//! The counts of one table, or of several.

use std::time::Duration;

/// Counts of a measurement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Actions sent.
    pub actions: u64,
    pub action_bytes: u64,
    /// Deliveries that did not arrive in time.
    pub lost: u64,
    /// Actions that were refused.
    pub refused: u64,
    /// Ticks without an action, because no player was to act or an action was in flight.
    pub idle_ticks: u64,
    /// Messages of all kinds that were received.
    pub messages: u64,
    pub message_bytes: u64,
    /// The time of each delivery in microseconds, from sending an action until a player is told of it.
    latencies_us: Vec<u32>,
}

impl Tally {
    /// Counts a delivery.
    pub(super) fn delivered(&mut self, after: Duration) {
        self.latencies_us.push(u32::try_from(after.as_micros()).unwrap_or(u32::MAX));
    }

    /// Counts a message.
    pub(super) fn received(&mut self, bytes: usize) {
        self.messages += 1;
        self.message_bytes += bytes as u64;
    }

    /// Counts an action.
    pub(super) fn acted(&mut self, bytes: usize) {
        self.actions += 1;
        self.action_bytes += bytes as u64;
    }

    /// The number of deliveries: players who were told of an action.
    #[must_use]
    pub fn deliveries(&self) -> u64 {
        self.latencies_us.len() as u64
    }

    /// Adds the counts of another table.
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

    /// The percentiles of the latencies.
    #[must_use]
    pub fn percentiles(&self) -> Percentiles {
        let mut sorted = self.latencies_us.clone();
        sorted.sort_unstable();
        let at = |per_mille: usize| {
            // The smallest value that is not exceeded by this share of all values.
            let rank = (sorted.len() * per_mille).div_ceil(1000).max(1);
            Duration::from_micros(sorted.get(rank - 1).copied().unwrap_or(0).into())
        };
        Percentiles { p50: at(500), p95: at(950), p99: at(990), max: at(1000) }
    }
}

/// Percentiles of latencies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Percentiles {
    /// 50 of 100 deliveries take at most this long.
    pub p50: Duration,
    /// 95 of 100 deliveries take at most this long.
    pub p95: Duration,
    /// 99 of 100 deliveries take at most this long.
    pub p99: Duration,
    /// The longest delivery.
    pub max: Duration,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_the_smallest_value_that_reaches_its_share() {
        let mut tally = Tally::default();
        (1..=200).rev().for_each(|ms| tally.delivered(Duration::from_millis(ms)));
        let Percentiles { p50, p95, p99, max } = tally.percentiles();
        assert_eq!([p50, p95, p99, max].map(|time| time.as_millis()), [100, 190, 198, 200]);
        assert_eq!(Tally::default().percentiles(), Percentiles::default());
    }
}
