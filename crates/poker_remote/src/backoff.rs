//! How long to wait before the next try: longer each time, and not the same for everybody who was cut off at one moment.

/// The first pause, milliseconds.
const FIRST_MS: u32 = 500;
/// The longest pause, milliseconds.
const LONGEST_MS: u32 = 15_000;

/// Exponential with jitter. It is told its randomness.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Backoff {
    tries: u32,
}

impl Backoff {
    /// The pause before the next try, milliseconds: between half of what its number allows and all of it, as `chance` falls.
    pub(super) fn next(&mut self, chance: u32) -> u32 {
        let doubled = 1_u32.checked_shl(self.tries).and_then(|times| FIRST_MS.checked_mul(times));
        let most = doubled.unwrap_or(LONGEST_MS).min(LONGEST_MS);
        self.tries = self.tries.saturating_add(1);
        let half = most / 2;
        half + chance % (most - half + 1)
    }

    /// How many pauses there have been since all was well.
    pub(super) fn tries(&self) -> u32 {
        self.tries
    }

    /// All is well.
    pub(super) fn reset(&mut self) {
        self.tries = 0;
    }
}
