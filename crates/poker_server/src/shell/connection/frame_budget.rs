//! The rate limit for frames of a client. The caller passes the time.

use std::time::Duration;

/// How many frames a client may send.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowance {
    /// The number of frames at once.
    pub burst: u32,
    /// The number of frames per second after the burst.
    pub a_second: u32,
}

/// The frames that a client may still send.
#[derive(Clone, Copy, Debug)]
pub(super) struct FrameBudget {
    allowance: Allowance,
    /// The frames that are left, in thousandths.
    left: u64,
    at: Duration,
}

impl FrameBudget {
    pub(super) fn new(allowance: Allowance, now: Duration) -> Self {
        Self { allowance, left: u64::from(allowance.burst) * 1_000, at: now }
    }

    /// Takes one frame from the allowance. Returns false if none is left.
    pub(super) fn take(&mut self, now: Duration) -> bool {
        let ms = u64::try_from(now.saturating_sub(self.at).as_millis()).unwrap_or(u64::MAX);
        self.at = now.max(self.at);
        let back = ms.saturating_mul(u64::from(self.allowance.a_second));
        self.left = self.left.saturating_add(back).min(u64::from(self.allowance.burst) * 1_000);
        if self.left < 1_000 {
            return false;
        }
        self.left -= 1_000;
        true
    }
}
