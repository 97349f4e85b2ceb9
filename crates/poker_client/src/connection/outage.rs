//! A connection that is lost.

use poker_protocol::{Loss, Retry};

/// Why and since when a connection is lost, and when it is tried again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The cause that was reported last.
    pub why: Loss,
    /// When the open connection was lost, in the app's milliseconds; failed tries do not change it.
    pub since_ms: u64,
    /// The time of the next try; `None` where there is no further try.
    pub retry_at_ms: Option<u64>,
    /// Whether a try is under way.
    pub trying: bool,
}

impl Outage {
    pub(super) fn begins(before: Option<Self>, why: Loss, retry: Option<Retry>, now_ms: u64) -> Self {
        let since_ms = before.map_or(now_ms, |before| before.since_ms);
        Self { why, since_ms, retry_at_ms: retry.map(|retry| now_ms + u64::from(retry.in_ms)), trying: false }
    }

    /// Whole seconds until the next try; `None` during a try, and where there is no further try.
    pub fn retry_in(&self, now_ms: u64) -> Option<u64> {
        let at = self.retry_at_ms.filter(|_| !self.trying)?;
        Some(at.saturating_sub(now_ms).div_ceil(1_000))
    }

    /// The least time in milliseconds for which a seat is still kept at `now_ms`, under rules that free it after `removal_s` seconds of
    /// sitting out. Sitting out begins at the end of the hand, so the real time is never shorter.
    pub fn seat_kept_ms(&self, removal_s: u32, now_ms: u64) -> u64 {
        (self.since_ms + u64::from(removal_s) * 1_000).saturating_sub(now_ms)
    }
}
