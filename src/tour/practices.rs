//! The tour's tournaments in practice: setting one up, and the line about its field.

use poker_client::LobbySection;
use poker_host::{FieldProgress, tournament_choices};
use poker_protocol::TournamentId;

use crate::practice::{PracticeRoom, ShownPractice};

/// What a picture shows of practice.
#[derive(Clone, Copy)]
pub(super) struct PracticeShot {
    progress: Option<FieldProgress>,
}

/// The screen of a picture.
#[derive(Clone, Copy)]
pub(super) enum PracticePlace {
    /// The sheet that sets a tournament up.
    Setup,
    Lobby(LobbySection),
    /// A table between two hands.
    Table,
}

impl PracticeShot {
    pub(super) fn room(&self) -> PracticeRoom {
        let choices = tournament_choices("en-2.7").unwrap_or_default();
        PracticeRoom::showing(ShownPractice { choices, progress: self.progress.into_iter().collect() })
    }
}

/// A field of which 61 of 180 are left, in a tournament that the player has entered.
const FIELD: FieldProgress = FieldProgress {
    tournament: TournamentId(2),
    entries: 180,
    left: 61,
    tables: 7,
    level: 6,
    hands_left_in_level: Some(4),
    before_start: false,
    hastens: true,
};

/// All pictures, with their places.
pub(super) fn practices() -> Vec<(&'static str, PracticePlace, PracticeShot)> {
    let quiet = PracticeShot { progress: None };
    let plays = PracticeShot { progress: Some(FIELD) };
    let begins = PracticeShot { progress: Some(FieldProgress { before_start: true, hands_left_in_level: None, ..FIELD }) };
    vec![
        ("setup", PracticePlace::Setup, quiet),
        ("practice-tournaments", PracticePlace::Lobby(LobbySection::Tournaments), quiet),
        ("practice-sit-and-go", PracticePlace::Lobby(LobbySection::SitAndGo), quiet),
        ("practice-hexapro", PracticePlace::Lobby(LobbySection::Hexapro), quiet),
        ("practice-field", PracticePlace::Lobby(LobbySection::Tournaments), plays),
        ("practice-field-begins", PracticePlace::Lobby(LobbySection::SitAndGo), begins),
        ("practice-field-at-table", PracticePlace::Table, plays),
    ]
}
