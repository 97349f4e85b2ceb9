//! How fast a client may speak. Told the time.

use std::time::Duration;

/// So many frames at once, and so many a second after them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowance {
    /// At once.
    pub burst: u32,
    /// A second.
    pub a_second: u32,
}

/// What a client has left of its allowance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    allowance: Allowance,
    /// Thousandths of a frame.
    left: u64,
    at: Duration,
}

impl Rate {
    pub(super) fn new(allowance: Allowance, now: Duration) -> Self {
        Self { allowance, left: u64::from(allowance.burst) * 1_000, at: now }
    }

    /// Whether one more frame is within the allowance.
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
