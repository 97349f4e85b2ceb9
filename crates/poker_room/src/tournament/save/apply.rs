//! Brings a save up to date with what has changed since.

use poker_protocol::{TableId, TournamentId};

use super::changes::{OutChange, TournamentChanges, TournamentTableChange};
use super::whole::TournamentSave;
use crate::tournament::entry_id::EntryId;

/// Why changes do not fit a save. The save is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTournamentChanges {
    #[error("these changes are of {0:?}")]
    OtherTournament(TournamentId),
    /// The first changes of a tournament contain its opening, its head and its prizes.
    #[error("these are not the first changes of a tournament")]
    NotTheFirst,
    #[error("{0:?} comes without those before it")]
    EntryTooLate(EntryId),
    #[error("of those who are out {kept} should stay, but there are {found}")]
    Out { kept: u32, found: usize },
    #[error("{0:?} was never opened")]
    UnknownTable(TableId),
}

impl TournamentSave {
    /// The save to which the first changes lead.
    ///
    /// # Errors
    /// If these are not the first changes, or have gaps.
    pub fn open(changes: &TournamentChanges) -> Result<Self, BadTournamentChanges> {
        let (Some(opening), Some(head)) = (&changes.opened, &changes.head) else { return Err(BadTournamentChanges::NotTheFirst) };
        let (opening, head) = (opening.clone(), head.clone());
        let empty = Self { at: changes.at, opening, head, prizes: Vec::new(), out: Vec::new(), entrants: Vec::new(), tables: Vec::new() };
        empty.with(changes)
    }

    /// Applies `changes` to the save. If they open the tournament anew, as those of a restored tournament do, they replace it.
    ///
    /// # Errors
    /// If the changes do not belong to this save; then it is as it was.
    pub fn apply(&mut self, changes: &TournamentChanges) -> Result<(), BadTournamentChanges> {
        if changes.tournament != self.opening.id {
            return Err(BadTournamentChanges::OtherTournament(changes.tournament));
        }
        if changes.opened.is_some() {
            *self = Self::open(changes)?;
            return Ok(());
        }
        self.check_fit(changes)?;
        self.put(changes);
        Ok(())
    }

    fn with(mut self, changes: &TournamentChanges) -> Result<Self, BadTournamentChanges> {
        self.check_fit(changes)?;
        self.put(changes);
        Ok(self)
    }

    /// Checks that nothing is missing before the changes.
    fn check_fit(&self, changes: &TournamentChanges) -> Result<(), BadTournamentChanges> {
        let mut known = self.entrants.len();
        for (entry, _) in &changes.entrants {
            if entry.index() > known {
                return Err(BadTournamentChanges::EntryTooLate(*entry));
            }
            known = known.max(entry.index() + 1);
        }
        if let Some(&OutChange { keep: kept, .. }) = changes.out.as_ref() {
            let found = self.out.len();
            usize::try_from(kept).ok().filter(|&kept| kept <= found).ok_or(BadTournamentChanges::Out { kept, found })?;
        }
        let unknown = changes.tables.iter().find_map(|change| match change {
            &TournamentTableChange::Closed(table) if self.place_of(table).is_err() => Some(table),
            TournamentTableChange::Closed(_) | TournamentTableChange::Open(_) => None,
        });
        unknown.map_or(Ok(()), |table| Err(BadTournamentChanges::UnknownTable(table)))
    }

    fn put(&mut self, changes: &TournamentChanges) {
        let TournamentChanges { tournament: _, at, opened: _, terms, head, prizes, out, entrants, tables } = changes;
        self.at = *at;
        if let Some(terms) = terms {
            self.opening.terms.clone_from(terms);
        }
        if let Some(head) = head {
            self.head.clone_from(head);
        }
        if let Some(prizes) = prizes {
            self.prizes.clone_from(prizes);
        }
        if let Some(OutChange { keep, then }) = out {
            self.out.truncate(usize::try_from(*keep).unwrap_or(usize::MAX));
            self.out.extend(then);
        }
        for (entry, save) in entrants {
            match self.entrants.get_mut(entry.index()) {
                Some(known) => known.clone_from(save),
                None => self.entrants.push(save.clone()),
            }
        }
        tables.iter().for_each(|change| self.put_table(change));
    }

    fn put_table(&mut self, change: &TournamentTableChange) {
        match change {
            TournamentTableChange::Open(save) => match self.place_of(save.table) {
                Ok(at) => self.tables[at].clone_from(save),
                Err(at) => self.tables.insert(at, save.clone()),
            },
            TournamentTableChange::Closed(table) => {
                if let Ok(at) = self.place_of(*table) {
                    self.tables.remove(at);
                }
            }
        }
    }

    fn place_of(&self, table: TableId) -> Result<usize, usize> {
        self.tables.binary_search_by_key(&table, |save| save.table)
    }
}
