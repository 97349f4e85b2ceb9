//! A pool to be kept: its players with what the book says they have (R-FAIL-1).

use poker_protocol::PlayerId;

use super::FastPool;
use super::member::Member;
use crate::table::Seated;
use crate::{Now, SeatSave, TableSave};

impl FastPool {
    /// The pool as it would be found after a crash; the seats of its players say nothing.
    #[must_use]
    pub fn save(&self) -> TableSave {
        let seats = self.members.keys().filter_map(|&player| self.saved(player)).collect();
        TableSave { seats, ..self.empty().save() }
    }

    fn saved(&self, player: PlayerId) -> Option<SeatSave> {
        let (table, _) = self.alone(self.seated(player)?);
        let kept = table.save().seats.into_iter().next()?;
        Some(SeatSave { stack: self.settled_stack(player), ..kept })
    }

    /// Whether a kept pool can go on here.
    #[must_use]
    pub fn accepts(&self, save: &TableSave) -> bool {
        let twice = |at: usize, kept: &SeatSave| save.seats[..at].iter().any(|other| other.player == kept.player);
        let fits = |(at, kept): (usize, &SeatSave)| !twice(at, kept) && !self.holds(kept.player);
        self.rules.stakes == save.stakes && save.seats.iter().enumerate().all(fits)
    }

    /// Goes on from a kept pool; nobody is connected yet.
    pub fn resume(&mut self, save: TableSave, now: Now) {
        let TableSave { seats, .. } = save.clone();
        for kept in seats {
            let player = kept.player;
            if let Some(seated) = self.resumed(TableSave { seats: vec![kept], ..save.clone() }, now) {
                self.members.insert(player, Member::new(seated.for_one_hand()));
                self.note_idle(player, now);
            }
        }
    }

    fn resumed(&self, save: TableSave, now: Now) -> Option<Seated> {
        let mut table = self.empty();
        let seat = save.seats.first()?.seat;
        table.resume(save, now);
        table.take(seat)
    }
}
