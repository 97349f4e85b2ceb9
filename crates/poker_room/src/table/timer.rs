//! Handles what is due in a hand when time has passed.

use poker_rules::Turn;

use super::hands::Table;
use super::live::Stage;
use crate::Now;

impl<S, O> Table<S, O> {
    /// When [`Self::handle_timeout`] should be called next for the hand in progress.
    pub(crate) fn hand_timeout(&self) -> Option<Now> {
        match &self.live.as_ref()?.stage {
            Stage::Pausing { until } | Stage::Showing { until, .. } => Some(*until),
            Stage::Deciding { clock } => clock.deadline(),
            Stage::Dealt | Stage::StreetRake | Stage::Telling | Stage::Told | Stage::TimedOut { .. } | Stage::Rake => None,
        }
    }

    /// Ends a pause or a decision whose time is over. Then the table can play on.
    pub(crate) fn handle_timeout(&mut self, now: Now) {
        if self.hand_timeout().is_none_or(|at| at > now) {
            return;
        }
        let Some(live) = &mut self.live else { return };
        match (std::mem::replace(&mut live.stage, Stage::Told), live.hand.turn()) {
            (Stage::Deciding { clock }, Turn::Act(seat)) => {
                live.stage = Stage::TimedOut { clock };
                self.tell_timeout(seat);
            }
            (Stage::Pausing { .. }, _) => {}
            (stage, _) => {
                live.stage = stage;
                self.end_choices(now);
            }
        }
    }

    /// Turns the clock on or off; a change gives a decision in progress its full time.
    pub(crate) fn set_clock(&mut self, running: bool, now: Now) {
        self.switches.clock = running;
        if let Some(live) = &mut self.live
            && let Stage::Deciding { clock } = &mut live.stage
        {
            clock.switch(running, now);
        }
    }
}
