//! What of a save goes on for the player, for a screen without an open room.

use std::path::Path;

use poker_protocol::{Money, TournamentKind};
use poker_room::tournament::{EntryState, StageSave, TournamentSave};
use poker_room::{PlayerKind, RoomSave};
use poker_rules::{Chips, Stakes};

use super::save_file::{Found, SAVE, read_save};

/// What of a save goes on for the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedGame {
    /// The seat at a cash table.
    pub seat: Option<SavedSeat>,
    /// The tournament that the player has entered; of several the one that has begun.
    pub tournament: Option<SavedTournament>,
}

/// The seat of the player in a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedSeat {
    /// The forced bets of the table.
    pub stakes: Stakes,
    pub stack: Chips,
}

/// A tournament of the player in a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedTournament {
    /// The name, the same in every language.
    pub name: String,
    pub kind: TournamentKind,
    /// The buy-in, without the fee.
    pub buy_in: Money,
    pub entries: u32,
    /// The number of entries that are still in; `None` if it has not begun.
    pub left: Option<u32>,
}

/// Reads what goes on for the player; nothing if the save cannot be read.
pub fn saved_game(folder: &Path) -> SavedGame {
    let Ok(Found::Save(file)) = read_save(&folder.join(SAVE)) else { return SavedGame::default() };
    SavedGame { seat: seat(&file.room), tournament: tournament(&file.room) }
}

fn seat(room: &RoomSave) -> Option<SavedSeat> {
    room.tables.iter().find_map(|table| {
        let seat = table.seats.iter().find(|seat| seat.kind == PlayerKind::Person)?;
        Some(SavedSeat { stakes: table.stakes, stack: seat.stack })
    })
}

fn tournament(room: &RoomSave) -> Option<SavedTournament> {
    let entered: Vec<_> = room.tournaments.iter().filter_map(|kept| SavedTournament::of(&kept.save)).collect();
    let begun = entered.iter().find(|tournament| tournament.left.is_some()).cloned();
    begun.or_else(|| entered.into_iter().next())
}

impl SavedTournament {
    /// `None` if the player is not in it.
    fn of(save: &TournamentSave) -> Option<Self> {
        let left = match &save.head.stage {
            StageSave::Registering => None,
            StageSave::Playing(play) => Some(play.left),
            StageSave::Finished | StageSave::Cancelled => return None,
        };
        let is_in = |state: &EntryState| matches!(state, EntryState::Registered | EntryState::Seated { .. });
        let entered = save.entrants.iter().any(|entrant| entrant.kind == PlayerKind::Person && is_in(&entrant.state));
        let terms = &save.opening.terms;
        entered.then(|| Self { name: terms.name.clone(), kind: terms.kind(), buy_in: terms.entry.buy_in, entries: save.head.entered, left })
    }
}
