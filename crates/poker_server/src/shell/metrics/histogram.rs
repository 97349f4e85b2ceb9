//! A histogram of durations.

use std::fmt::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the buckets, in microseconds.
const BUCKETS: [u64; 14] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 10_000_000];

/// The number of durations in each bucket. A duration above the last bound counts only in the total.
#[derive(Debug, Default)]
pub(super) struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

impl Histogram {
    pub(super) fn note(&self, took: Duration) {
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = BUCKETS.iter().position(|&end| us <= end) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.sum_us.fetch_add(us, Ordering::Relaxed);
    }

    /// Writes the histogram in the text format of Prometheus.
    pub(super) fn write(&self, out: &mut String, name: &str, help: &str) -> fmt::Result {
        writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram")?;
        let mut below = 0_u64;
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            below = below.saturating_add(bucket.load(Ordering::Relaxed));
            writeln!(out, "{name}_bucket{{le=\"{}\"}} {below}", seconds(end))?;
        }
        let count = self.count.load(Ordering::Relaxed);
        writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}")?;
        writeln!(out, "{name}_sum {}\n{name}_count {count}", seconds(self.sum_us.load(Ordering::Relaxed)))
    }
}

/// Formats microseconds as seconds without rounding.
fn seconds(us: u64) -> String {
    format!("{}.{:06}", us / 1_000_000, us % 1_000_000)
}
