//! Measures for how long nothing has been heard. The caller passes the time, in milliseconds of a clock that never goes back.

use poker_protocol::{PING_EVERY_MS, SILENCE_MS};

/// After this many milliseconds without a frame a ping is overdue; the margin allows for slow networks.
const QUIET_MS: u32 = PING_EVERY_MS + PING_EVERY_MS / 2;
/// The interval of further reports of the silence, in milliseconds.
const AGAIN_MS: u32 = 1_000;

/// What the silence means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hush {
    /// Nothing was heard for this many milliseconds; report it to the client.
    Quiet(u32),
    /// Nothing was heard for [`SILENCE_MS`]: the line is dead.
    Dead,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Silence {
    heard: u64,
    next: u64,
}

impl Silence {
    /// Starts to measure at `now`.
    pub(super) fn from(now: u64) -> Silence {
        Silence { heard: now, next: now + u64::from(QUIET_MS) }
    }

    /// The time at which the line is dead if nothing is heard before.
    pub(super) fn dead(&self) -> u64 {
        self.heard + u64::from(SILENCE_MS)
    }

    /// The time at which [`Self::look`] next returns something if nothing is heard before.
    pub(super) fn due(&self) -> u64 {
        self.next.min(self.dead())
    }

    /// What to do about the silence at `now`, if anything.
    pub(super) fn look(&mut self, now: u64) -> Option<Hush> {
        let silent = u32::try_from(now.saturating_sub(self.heard)).unwrap_or(u32::MAX);
        if silent >= SILENCE_MS {
            return Some(Hush::Dead);
        }
        (now >= self.next).then(|| {
            self.next = now + u64::from(AGAIN_MS);
            Hush::Quiet(silent)
        })
    }
}
