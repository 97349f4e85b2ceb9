//! How far a tournament has come, for a line that shows that the field plays.

use std::sync::{Arc, Mutex, PoisonError};

use poker_protocol::TournamentId;
use poker_room::Room;
use poker_room::tournament::{Tournament, TournamentStage};

/// How far a tournament that is being played has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldProgress {
    pub tournament: TournamentId,
    pub entries: u32,
    pub left: u32,
    pub tables: u32,
    /// The number of the level, from 1.
    pub level: u32,
    /// How many hands of the level have not begun; `None` where levels end after their time.
    pub hands_left_in_level: Option<u32>,
    /// Whether programs still play up to the point at which the player joins.
    pub before_start: bool,
    /// Whether the machine plays without waiting for the player now.
    pub hastens: bool,
}

/// The progress of all tournaments, written by the room's thread and read by the client's.
#[derive(Clone, Default)]
pub(in crate::local) struct SharedProgress(Arc<Mutex<Vec<FieldProgress>>>);

impl SharedProgress {
    /// The progress of all tournaments that are being played.
    pub(in crate::local) fn get(&self) -> Vec<FieldProgress> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set(&self, progress: Vec<FieldProgress>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = progress;
    }
}

impl FieldProgress {
    pub(super) fn of(room: &Room, id: TournamentId, (before_start, hastens): (bool, bool)) -> Option<FieldProgress> {
        let tournament: &Tournament = room.tournament(id)?;
        (tournament.stage() == TournamentStage::Playing).then(|| FieldProgress {
            tournament: id,
            entries: tournament.entries(),
            left: tournament.left(),
            tables: tournament.table_count(),
            level: tournament.level(),
            hands_left_in_level: tournament.hands_left_in_level(),
            before_start,
            hastens,
        })
    }
}
