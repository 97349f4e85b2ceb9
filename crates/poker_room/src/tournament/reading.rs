//! What drivers and tests read of a tournament.

use poker_protocol::{Money, TableId, TournamentId};
use poker_rules::Chips;

use super::entrant::Entrant;
use super::entry_id::EntryId;
use super::table::TournamentTable;
use super::terms::TournamentTerms;
use super::{Stage, Tournament};

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentStage {
    Registering,
    Playing,
    Finished,
    Cancelled,
}

impl Tournament {
    /// Its number in the room.
    #[must_use]
    pub fn id(&self) -> TournamentId {
        self.id
    }

    /// What was fixed when it was announced.
    #[must_use]
    pub fn terms(&self) -> &TournamentTerms {
        &self.terms
    }

    /// How far it has come.
    #[must_use]
    pub fn stage(&self) -> TournamentStage {
        match self.stage {
            Stage::Registering => TournamentStage::Registering,
            Stage::Playing(_) => TournamentStage::Playing,
            Stage::Finished => TournamentStage::Finished,
            Stage::Cancelled => TournamentStage::Cancelled,
        }
    }

    /// The number of entries that were not taken back.
    #[must_use]
    pub fn entries(&self) -> u32 {
        self.entered
    }

    /// The number of entries that have no place yet.
    #[must_use]
    pub fn left(&self) -> u32 {
        match &self.stage {
            Stage::Registering => self.entries(),
            Stage::Playing(play) => play.left,
            Stage::Finished | Stage::Cancelled => 0,
        }
    }

    /// The entry with this number.
    #[must_use]
    pub fn entrant(&self, entry: EntryId) -> Option<&Entrant> {
        self.entrants.get(entry.index())
    }

    /// All entries, in the order of their numbers.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The prizes in the order of the places; empty until registration closes.
    #[must_use]
    pub fn prizes(&self) -> &[Money] {
        &self.prizes
    }

    /// The ids of the tables, lowest first.
    #[must_use]
    pub fn table_ids(&self) -> Vec<TableId> {
        match &self.stage {
            Stage::Playing(play) => play.tables().keys().copied().collect(),
            Stage::Registering | Stage::Finished | Stage::Cancelled => Vec::new(),
        }
    }

    /// A table of the tournament.
    #[must_use]
    pub fn table(&self, table: TableId) -> Option<&TournamentTable> {
        match &self.stage {
            Stage::Playing(play) => play.tables().get(&table),
            Stage::Registering | Stage::Finished | Stage::Cancelled => None,
        }
    }

    /// The number of the level, from 1; 0 if the tournament is not being played.
    #[must_use]
    pub fn level(&self) -> u32 {
        match &self.stage {
            Stage::Playing(play) => play.clock.level(),
            Stage::Registering | Stage::Finished | Stage::Cancelled => 0,
        }
    }

    /// All chips at its tables, with each hand in progress as it was at its start.
    #[must_use]
    pub fn chips(&self) -> Chips {
        let Stage::Playing(play) = &self.stage else { return Chips::ZERO };
        play.tables().values().flat_map(|table| table.seated().map(|(_, seated)| seated.stack())).sum()
    }
}
