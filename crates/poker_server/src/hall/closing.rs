//! How a hall closes: no new hand begins, hands in progress are finished, then all connections end.

use poker_protocol::Closing;
use poker_room::Now;

use super::close_by::CloseBy;
use super::closing_stage::ClosingStage;
use super::{Hall, HallOutput, Waits};

impl Hall {
    /// Begins no new hand, and closes when all hands in progress have ended, which the clocks of their players see to. At the moment of
    /// `until`, if it has one, hands in which nobody can act any more are ended at once, and the others are voided.
    pub fn close(&mut self, until: CloseBy, now: Now) {
        if self.closing.is_none() {
            self.room.stop_dealing();
            self.closing = Some(ClosingStage::Finishing { until });
            self.go_on_closing(now);
        }
    }

    pub(super) fn closing_due(&self) -> Option<Now> {
        match self.closing {
            Some(ClosingStage::Finishing { until }) => until.moment(),
            Some(ClosingStage::Ended) | None => None,
        }
    }

    pub(super) fn go_on_closing(&mut self, now: Now) {
        let Some(ClosingStage::Finishing { until }) = self.closing else { return };
        if self.room.hands_in_progress() > 0 {
            if until.moment().is_none_or(|until| now < until) {
                return;
            }
            self.room.end_decided_hands(now);
            self.room.void_hands(now);
            self.settle(Waits::ForItsOwn);
        }
        self.closing = Some(ClosingStage::Ended);
        self.clients.clear();
        for client in std::mem::take(&mut self.guests).into_keys() {
            self.outputs.push_back(HallOutput::Cut { client, after: self.matters, why: Closing::ShuttingDown });
        }
        self.outputs.push_back(HallOutput::Ended);
    }
}
