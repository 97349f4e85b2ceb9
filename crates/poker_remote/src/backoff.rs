//! How long to wait before the next try: longer each time, with a random part, so that clients which lost their server at the same moment
//! do not all return at the same moment.

/// The limit of the first pause, in milliseconds.
const FIRST_MS: u32 = 500;
/// The limit of every later pause, in milliseconds.
const LONGEST_MS: u32 = 15_000;

/// Exponential backoff with jitter. The caller passes the random numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Backoff {
    tries: u32,
}

impl Backoff {
    /// The pause before the next try, in milliseconds. The limit doubles with each try; the random number `chance` picks a pause between
    /// half of the limit and all of it.
    pub(super) fn next(&mut self, chance: u32) -> u32 {
        let doubled = 1_u32.checked_shl(self.tries).and_then(|times| FIRST_MS.checked_mul(times));
        let most = doubled.unwrap_or(LONGEST_MS).min(LONGEST_MS);
        self.tries = self.tries.saturating_add(1);
        let half = most / 2;
        half + chance % (most - half + 1)
    }

    /// The number of pauses since the last [`Self::reset`].
    pub(super) fn tries(&self) -> u32 {
        self.tries
    }

    /// Makes the next pause the first one again.
    pub(super) fn reset(&mut self) {
        self.tries = 0;
    }
}
