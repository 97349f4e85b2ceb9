//! Ends the hands of a cash table in which nobody can act any more.

use super::table::CashTable;
use crate::table::Replayed;
use crate::{Contest, Now, UnfinishedHand};

impl CashTable {
    /// Ends a hand that was in progress when the table was saved, if nobody could act in it any more: as it would have ended if its players
    /// had not answered when asked to show. Returns whether it has; otherwise nothing has changed.
    pub(crate) fn end_decided(&mut self, kept: &UnfinishedHand, now: Now) -> bool {
        let Some(replayed) = Replayed::of(kept, self.rakes_streets(), |hand| self.rake_due_of(hand)) else { return false };
        // The stake may have another number than before.
        let mut kept = kept.clone();
        kept.begun.contest = Contest::Cash { stake: self.rules.cash.stake };
        let taken_up = self.table.take_up(&kept, replayed, now);
        if taken_up {
            self.play_on(now);
        }
        taken_up
    }

    /// Ends a pause or a choice to show in the hand in progress, if nobody can act in it any more.
    pub(crate) fn end_wait(&mut self, now: Now) {
        self.table.end_wait(now);
        self.play_on(now);
    }
}
