//! Ends the hands of a table in which nobody can act any more.

use poker_rules::{BySeat, Chips};

use super::TournamentTable;
use super::play::HandEnd;
use crate::table::Replayed;
use crate::{Now, UnfinishedHand};

impl TournamentTable {
    /// Ends a hand that was in progress when the table was saved, if nobody could act in it any more. Returns `None` if somebody could; then
    /// nothing has changed.
    pub(in crate::tournament) fn end_decided(&mut self, kept: &UnfinishedHand, now: Now) -> Option<HandEnd> {
        let replayed = Replayed::of(kept, false, |_| Chips::ZERO)?;
        let stacks = BySeat::from_fn(|seat| self.table.settled_stack(seat));
        if !self.table.take_up(kept, replayed, now) {
            return None;
        }
        self.at_deal = stacks;
        self.play_on(now)
    }

    /// Ends a pause or a choice to show in the hand in progress, if nobody can act in it any more.
    pub(in crate::tournament) fn end_wait(&mut self, now: Now) -> Option<HandEnd> {
        self.table.end_wait(now);
        self.play_on(now)
    }
}
