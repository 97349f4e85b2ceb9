//! The time during which a tournament that was saved was not played. It does not count for the tournament.

use crate::Now;

/// From the last change that was saved to the moment at which the tournament goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standstill {
    pub since: Now,
    pub until: Now,
}

impl Standstill {
    /// A moment of the tournament's clocks, moved so that it is as far from now as it was from the beginning of the standstill.
    pub(super) fn moved(self, moment: Now) -> Now {
        match self.until.0.checked_sub(self.since.0) {
            Some(later_ms) => Now(moment.0.saturating_add(later_ms)),
            // The driver's clock was set back.
            None => Now(moment.0.saturating_sub(self.since.0.saturating_sub(self.until.0))),
        }
    }

    /// How long it lasted, milliseconds.
    pub(super) fn ms(self) -> u32 {
        self.until.ms_since(self.since)
    }
}
