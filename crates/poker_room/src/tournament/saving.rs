//! Saves a tournament: whole, or what has changed.

use poker_protocol::TableId;
use poker_rules::Chips;

use super::entrant::Entrant;
use super::entry_id::EntryId;
use super::open_places::OpenPlaces;
use super::play::{OpenRegistration, Play};
use super::save::{
    BustedSave, EntrantSave, PlaySave, StageSave, TOURNAMENT_SAVE_VERSION, TournamentChanges, TournamentHead, TournamentOpening,
    TournamentSave, TournamentTableChange,
};
use super::table::{Busted, TournamentTable};
use super::tables::Tables;
use super::{Stage, Tournament};
use crate::Now;

impl Tournament {
    /// The whole tournament as it is at `now`. Hands in progress are saved as before their start. Outputs that were not taken are not
    /// saved.
    #[must_use]
    pub fn save(&self, now: Now) -> TournamentSave {
        TournamentSave {
            at: now,
            opening: self.opening(),
            head: self.head(self.chips_at_tables()),
            prizes: self.prizes.clone(),
            out: self.out(),
            entrants: (0..).map(EntryId).zip(self.entrants.iter()).map(|(entry, entrant)| self.save_entrant(entry, entrant)).collect(),
            tables: self.tables().into_iter().flat_map(|tables| tables.by_id().values()).map(TournamentTable::save).collect(),
        }
    }

    /// What has changed since the last call; the first time everything. Until then, nothing is noted.
    pub fn take_changes(&mut self, now: Now) -> TournamentChanges {
        let mut told = self.told.take().unwrap_or_default();
        let opened = told.wants_opening().then(|| self.opening());
        let entrants = self.changed_entries();
        let entrants = entrants.into_iter().filter_map(|entry| {
            let save = self.save_entrant(entry, self.entrant(entry)?);
            told.entrant(entry, save)
        });
        let entrants = entrants.collect();
        let known: Vec<TableId> = if self.tables().is_none() { told.tables().collect() } else { Vec::new() };
        let changed = self.changed_tables().into_iter().chain(known);
        let tables: Vec<TournamentTableChange> =
            changed.filter_map(|table| told.table(table, self.table(table).map(TournamentTable::save))).collect();
        let changes = TournamentChanges {
            tournament: self.id,
            at: now,
            opened,
            terms: told.terms(&self.terms),
            head: told.head(self.head(told.chips())),
            prizes: told.prizes(&self.prizes),
            out: told.out(&self.out()),
            entrants,
            tables,
        };
        self.told = Some(told);
        changes
    }

    /// The entries that may have changed, or of which the bounty may have.
    fn changed_entries(&mut self) -> Vec<EntryId> {
        let bounties = self.bounties.as_mut().and_then(|bounties| bounties.take_changed());
        match self.entrants.take_changed() {
            Some(mut changed) => {
                changed.extend(bounties.into_iter().flatten());
                changed.into_iter().collect()
            }
            None => (0..).map(EntryId).take(self.entrants.len()).collect(),
        }
    }

    fn changed_tables(&mut self) -> Vec<TableId> {
        let Stage::Playing(play) = &mut self.stage else { return Vec::new() };
        match play.tables.take_changed() {
            Some(changed) => changed.into_iter().collect(),
            None => play.tables().keys().copied().collect(),
        }
    }

    fn tables(&self) -> Option<&Tables> {
        match &self.stage {
            Stage::Playing(play) => Some(&play.tables),
            Stage::Registering | Stage::Finished | Stage::Cancelled => None,
        }
    }

    fn out(&self) -> Vec<(u32, EntryId)> {
        match &self.stage {
            Stage::Playing(play) => play.open_places.as_ref().map(|places| places.ordered().collect()).unwrap_or_default(),
            Stage::Registering | Stage::Finished | Stage::Cancelled => Vec::new(),
        }
    }

    fn opening(&self) -> TournamentOpening {
        TournamentOpening { version: TOURNAMENT_SAVE_VERSION, id: self.id, terms: self.terms.clone(), draw: self.draw }
    }

    /// The head, with the chips at the tables. Every field of a tournament must be named here, so that none is forgotten.
    fn head(&self, chips: Chips) -> TournamentHead {
        let Self {
            stage,
            entered,
            bounties,
            pool,
            carried,
            disqualified,
            declined,
            stood_still_ms,
            // In the opening.
            id: _,
            terms: _,
            draw: _,
            // Lists of their own.
            entrants: _,
            prizes: _,
            // Found again from the entries.
            entry_of: _,
            // Not saved: the owner sets them.
            switches: _,
            // Not saved: what was not taken yet.
            outputs: _,
            touched: _,
            told: _,
        } = self;
        TournamentHead {
            stage: match stage {
                Stage::Registering => StageSave::Registering,
                Stage::Playing(play) => StageSave::Playing(Box::new(play.save())),
                Stage::Finished => StageSave::Finished,
                Stage::Cancelled => StageSave::Cancelled,
            },
            entered: *entered,
            pool: *pool,
            carried: *carried,
            disqualified: disqualified.clone(),
            declined: declined.clone(),
            stood_still_ms: *stood_still_ms,
            bounties: bounties.as_ref().map(|bounties| bounties.account()),
            chips,
        }
    }

    fn save_entrant(&self, entry: EntryId, entrant: &Entrant) -> EntrantSave {
        let Entrant { player, kind, view, connected: _, paid, stack, purchases, won_bounties, state } = entrant;
        EntrantSave {
            player: *player,
            kind: *kind,
            name: view.name.clone(),
            avatar: view.avatar,
            paid: *paid,
            stack: *stack,
            purchases: *purchases,
            won_bounties: *won_bounties,
            state: *state,
            bounty: self.bounties.as_ref().and_then(|bounties| bounties.saved(entry)),
        }
    }
}

impl Play {
    fn save(&self) -> PlaySave {
        // The tables are a list of their own, and the starting figures follow from terms and draw.
        let Self { tables: _, start: _, registration, rebuys, open_places, clock, ends, limit_left_ms, .. } = self;
        // A person who thought without a clock is asked again: the hand is void.
        let Self { next_break, break_until, holds, busted, left, deals, thinking_since: _, .. } = self;
        let busted = busted.iter().map(|(table, seat, busted)| {
            let Busted { entry, stack, at, by } = busted;
            BustedSave { table: *table, seat: *seat, entry: *entry, stack: *stack, at: *at, by: by.clone() }
        });
        PlaySave {
            clock: *clock,
            holds: *holds,
            open: registration.is_some(),
            closes: registration.as_ref().and_then(|OpenRegistration { closes }| *closes),
            ends: *ends,
            limit_left_ms: *limit_left_ms,
            next_break: *next_break,
            break_until: *break_until,
            busted: busted.collect(),
            rebuys: rebuys.clone(),
            // The list of those who are out is saved beside the head.
            last_out: open_places.as_ref().map(OpenPlaces::last_number),
            left: *left,
            deals: deals.clone(),
        }
    }
}
