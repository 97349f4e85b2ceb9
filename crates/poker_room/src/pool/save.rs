//! A pool to be kept: its players with what the book says they have (R-FAIL-1).

use poker_protocol::{PlayerId, TableId};
use poker_rules::Stakes;
use serde::{Deserialize, Serialize};

use super::FastPool;
use super::member::Member;
use crate::table::Seated;
use crate::{Now, SeatSave, TableSave};

/// A kept pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolSave {
    /// Its id.
    pub table: TableId,
    /// The forced bets: a pool of another stake is another pool.
    pub stakes: Stakes,
    /// Who is here; the seats say nothing.
    pub players: Vec<SeatSave>,
}

impl FastPool {
    /// The pool as it would be found after a crash.
    #[must_use]
    pub fn save(&self) -> PoolSave {
        let players = self.members.keys().filter_map(|&player| self.saved(player)).collect();
        PoolSave { table: self.id, stakes: self.rules.stakes, players }
    }

    fn saved(&self, player: PlayerId) -> Option<SeatSave> {
        let (table, _) = self.alone(self.seated(player)?);
        let kept = table.save().seats.into_iter().next()?;
        Some(SeatSave { stack: self.settled_stack(player), ..kept })
    }

    /// Goes on from a kept pool; nobody is connected yet.
    pub fn resume(&mut self, save: PoolSave, now: Now) {
        for kept in save.players {
            let player = kept.player;
            if let Some(seated) = self.resumed(kept, now) {
                self.members.insert(player, Member::new(seated.for_one_hand()));
                self.note_idle(player, now);
            }
        }
    }

    fn resumed(&self, kept: SeatSave, now: Now) -> Option<Seated> {
        let mut table = crate::CashTable::new(self.id, self.name.clone(), self.stake, self.rules.clone());
        let seat = kept.seat;
        table.resume(TableSave { table: self.id, stakes: self.rules.stakes, positions: None, dealt_in: 0, seats: vec![kept] }, now);
        table.take(seat)
    }

    /// Whether a kept pool can go on here.
    #[must_use]
    pub fn accepts(&self, save: &PoolSave) -> bool {
        let distinct = |at: usize, kept: &SeatSave| !save.players[..at].iter().any(|other: &SeatSave| other.player == kept.player);
        self.rules.stakes == save.stakes && save.players.iter().enumerate().all(|(at, kept)| distinct(at, kept) && !self.holds(kept.player))
    }
}
