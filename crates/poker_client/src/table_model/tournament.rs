//! The tournament of a table.

use poker_protocol::{TournamentEvent, TournamentId};
use poker_rules::{Chips, Stakes};

use super::TableModel;
use crate::{Cue, TableTournament};

impl TableModel {
    /// The tournament of the table, as the room has told it; `None` at a cash table.
    pub fn tournament(&self) -> Option<&TableTournament> {
        self.tournament.as_ref()
    }

    /// Whether the player watches the table and has no seat there.
    pub fn is_watched(&self) -> bool {
        self.tournament.is_some() && self.you.is_none()
    }

    /// The blinds of the hand in progress; between hands those of the next one.
    pub fn blinds(&self) -> Stakes {
        let fixed = Stakes { small_blind: self.info.small_blind, big_blind: self.info.big_blind, ante: Chips::ZERO };
        let playing = self.felt.hand.is_some() && !self.felt.over;
        let of_hand = self.hand_blinds.filter(|_| playing);
        of_hand.or_else(|| self.tournament.as_ref().map(TableTournament::stakes)).unwrap_or(fixed)
    }

    /// Notes the blinds with which a hand begins: a level that begins during the hand does not change them.
    pub(super) fn note_blinds(&mut self) {
        self.hand_blinds = self.tournament.as_ref().map(TableTournament::stakes);
    }

    /// Counts a hand that is over.
    pub(super) fn count_hand(&mut self) {
        if let Some(tournament) = &mut self.tournament {
            tournament.count_hand();
        }
    }

    /// Applies an event of a tournament. Returns what is shown of it once all movements before it have ended; `None` if the table belongs to
    /// no tournament or to another one.
    pub(crate) fn follow_tournament(&mut self, tournament: TournamentId, event: &TournamentEvent, now_ms: u64) -> Option<Cue> {
        let table = self.info.table;
        let own = self.tournament.as_mut().filter(|own| own.tournament == tournament)?;
        own.follow(table, event, now_ms);
        Some(Cue::Tournament { tournament: Box::new(own.clone()) })
    }
}
