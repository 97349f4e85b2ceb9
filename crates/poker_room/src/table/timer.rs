//! Handles what is due in a hand when time has passed.

use poker_rules::Turn;

use super::hands::Table;
use super::live::HandStage;
use crate::Now;

impl<S, O> Table<S, O> {
    /// When [`Self::handle_timeout`] should be called next for the hand in progress.
    pub(crate) fn hand_timeout(&self) -> Option<Now> {
        match &self.live.as_ref()?.stage {
            HandStage::Pausing { until } | HandStage::Showing { until, .. } => Some(*until),
            HandStage::Deciding { clock } => clock.deadline(),
            HandStage::Dealt
            | HandStage::StreetRake
            | HandStage::Telling
            | HandStage::Told
            | HandStage::TimedOut { .. }
            | HandStage::Rake => None,
        }
    }

    /// Ends a pause or a decision whose time is over. Then the table can play on.
    pub(crate) fn handle_timeout(&mut self, now: Now) {
        if self.hand_timeout().is_none_or(|at| at > now) {
            return;
        }
        let Some(live) = &mut self.live else { return };
        match (std::mem::replace(&mut live.stage, HandStage::Told), live.hand.turn()) {
            (HandStage::Deciding { clock }, Turn::Act(seat)) => {
                live.stage = HandStage::TimedOut { clock };
                self.tell_timeout(seat);
            }
            (HandStage::Pausing { .. }, _) => {}
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
            && let HandStage::Deciding { clock } = &mut live.stage
        {
            clock.switch(running, now);
        }
    }

    /// The extra time of each hand after a lost connection, milliseconds.
    pub(crate) fn disconnect_extra_ms(&self) -> u32 {
        self.clock.disconnect_extra_ms
    }

    /// Sets the extra time of each hand after a lost connection, milliseconds, from the next hand on.
    pub(crate) fn set_disconnect_extra(&mut self, extra_ms: u32) {
        self.clock.disconnect_extra_ms = extra_ms;
    }
}
