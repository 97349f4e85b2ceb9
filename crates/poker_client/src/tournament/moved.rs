//! A move of the player to another table of a tournament.

use poker_protocol::{EntryEvent, TableId, TournamentEvent, TournamentId};

/// A move of the player to another table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableMove {
    pub tournament: TournamentId,
    pub from: TableId,
    pub to: TableId,
    pub why: MoveReason,
}

/// Why a player is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveReason {
    /// The table before was broken up (R-TRN-9).
    Broken,
    /// The numbers of players at the tables are made equal.
    Balanced,
    /// All who are left sit at the final table.
    FinalTable,
}

/// Finds out from the events of tournaments why the player is moved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MoveWatch {
    /// Tables that are broken up, whose players are moved next.
    broken: Vec<TableId>,
    moved: Vec<TableMove>,
}

impl MoveWatch {
    /// The last move to a table.
    pub(super) fn to(&self, table: TableId) -> Option<TableMove> {
        self.moved.iter().rev().find(|moved| moved.to == table).copied()
    }

    pub(super) fn follow(&mut self, tournament: TournamentId, event: &TournamentEvent, own: bool) {
        match event {
            TournamentEvent::TableBroken { table } => self.broken.push(*table),
            TournamentEvent::Entry { event: EntryEvent::Seated { table, from: Some(from), .. }, .. } if own => {
                let why = if self.broken.contains(from) { MoveReason::Broken } else { MoveReason::Balanced };
                self.broken.retain(|broken| broken != from);
                self.moved.push(TableMove { tournament, from: *from, to: *table, why });
            }
            // The final table is told after the moves to it.
            TournamentEvent::FinalTable { table } => {
                self.moved.iter_mut().filter(|moved| moved.to == *table).for_each(|moved| moved.why = MoveReason::FinalTable);
            }
            _ => {}
        }
    }
}
