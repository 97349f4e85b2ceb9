//! What is due at a table when time has passed.

use super::play::HandEnd;
use super::{Between, TournamentTable};
use crate::Now;

impl TournamentTable {
    /// When [`Self::handle_timeout`] should be called next.
    pub(in crate::tournament) fn due(&self) -> Option<Now> {
        match (self.table.hand(), self.between) {
            (Some(_), _) => self.table.hand_timeout(),
            (None, Between::Pause { until }) => Some(until),
            (None, Between::Ready) => None,
        }
    }

    /// Ends a decision or a pause whose time is over. Returns the end of the hand if the hand is over.
    pub(in crate::tournament) fn handle_timeout(&mut self, now: Now) -> Option<HandEnd> {
        if self.table.hand().is_some() {
            self.table.handle_timeout(now);
            return self.play_on(now);
        }
        if let Between::Pause { until } = self.between
            && until <= now
        {
            self.between = Between::Ready;
        }
        None
    }

    /// Whether the table waits until the tournament deals its next hand.
    pub(in crate::tournament) fn is_ready(&self) -> bool {
        self.table.hand().is_none() && self.between == Between::Ready
    }

    /// Turns the clock of decisions on or off. A change gives a decision in progress its full time.
    pub(in crate::tournament) fn set_clock(&mut self, running: bool, now: Now) {
        self.table.set_clock(running, now);
    }

    /// Sets the extra time after a lost connection, milliseconds, from the next hand on (R-TRN-4).
    pub(in crate::tournament) fn set_disconnect_extra(&mut self, extra_ms: u32) {
        self.table.set_disconnect_extra(extra_ms);
    }
}
