//! What drivers and tests read of a tournament.

use poker_protocol::{Money, TableId, TournamentId};
use poker_rules::Chips;

use super::entrant::{Entrant, EntryState};
use super::entry_id::EntryId;
use super::purchases::Purchases;
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

    /// What was bought for an entry.
    #[must_use]
    pub fn purchases(&self, entry: EntryId) -> Purchases {
        self.entrant(entry).map(|entrant| entrant.purchases).unwrap_or_default()
    }

    /// What all entries have paid for the prizes, without the bounties (R-PRZ-2, R-PRZ-3), and what earlier phases have left.
    #[must_use]
    pub fn collected(&self) -> Money {
        let paid = self.entrants.iter().filter(|entrant| entrant.state != EntryState::Withdrawn);
        paid.map(|entrant| entrant.purchases.to_pool).chain([self.carried]).sum()
    }

    /// What the prizes are worth, in the order of the places; empty until they are final.
    #[must_use]
    pub fn prizes(&self) -> &[Money] {
        &self.prizes
    }

    /// The number of tables.
    #[must_use]
    pub fn table_count(&self) -> u32 {
        let tables = if let Stage::Playing(play) = &self.stage { play.tables().len() } else { 0 };
        u32::try_from(tables).unwrap_or(u32::MAX)
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

    /// All chips at its tables, with each hand in progress as it was at its start, and those that come after hands.
    #[must_use]
    pub fn chips(&self) -> Chips {
        let Stage::Playing(play) = &self.stage else { return Chips::ZERO };
        play.rebuys.coming.values().map(|coming| coming.chips).chain([self.chips_at_tables()]).sum()
    }

    /// All chips at its tables, with each hand in progress as it was at its start.
    pub(super) fn chips_at_tables(&self) -> Chips {
        let Stage::Playing(play) = &self.stage else { return Chips::ZERO };
        play.tables().values().flat_map(|table| table.seated().map(|(_, seated)| seated.stack())).sum()
    }
}
