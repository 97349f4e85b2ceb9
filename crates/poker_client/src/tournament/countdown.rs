//! A time that counts down since a message came.

/// The time that a message said was left, and when it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    /// The time left when the message came, in milliseconds.
    pub left_ms: u32,
    /// When the message came, in the app's milliseconds.
    pub received_ms: u64,
}

impl Countdown {
    /// Milliseconds left at `now_ms`.
    #[must_use]
    pub fn left_ms(self, now_ms: u64) -> u64 {
        u64::from(self.left_ms).saturating_sub(now_ms.saturating_sub(self.received_ms))
    }

    /// Whole seconds left at `now_ms`, rounded up.
    #[must_use]
    pub fn seconds(self, now_ms: u64) -> u64 {
        self.left_ms(now_ms).div_ceil(1_000)
    }

    /// Milliseconds until [`Self::seconds`] changes; `None` if no time is left.
    #[must_use]
    pub fn next_second_ms(self, now_ms: u64) -> Option<u64> {
        let left = self.left_ms(now_ms);
        (left > 0).then(|| (left - 1) % 1_000 + 1)
    }
}
