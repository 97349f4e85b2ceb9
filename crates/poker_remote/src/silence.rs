//! Watches for how long nothing has been heard. It is told the time, in milliseconds of a clock that never goes back.

use poker_protocol::{PING_EVERY_MS, SILENCE_MS};

/// So long after the last word a ping has been missed, milliseconds: some have a long way.
const QUIET_MS: u32 = PING_EVERY_MS + PING_EVERY_MS / 2;
/// Quiet is told again so often, milliseconds.
const AGAIN_MS: u32 = 1_000;

/// What the silence means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hush {
    /// So many milliseconds without a word; to be told.
    Quiet(u32),
    /// The line is dead.
    Dead,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Silence {
    heard: u64,
    next: u64,
}

impl Silence {
    /// Begins at `now`.
    pub(super) fn from(now: u64) -> Silence {
        Silence { heard: now, next: now + u64::from(QUIET_MS) }
    }

    /// When the line is dead if nothing is heard until then.
    pub(super) fn dead(&self) -> u64 {
        self.heard + u64::from(SILENCE_MS)
    }

    /// When [`Self::look`] has something to say if nothing is heard until then.
    pub(super) fn due(&self) -> u64 {
        self.next.min(self.dead())
    }

    /// What is to be said of the silence at `now`, if anything.
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
