//! What the owner of a tournament knows from the changes that it has taken. The next changes contain only what differs from it.

use std::collections::BTreeMap;
use std::sync::Arc;

use poker_protocol::{Money, TableId};
use poker_rules::Chips;

use super::changes::{OutChange, TournamentTableChange};
use super::entrant::EntrantSave;
use super::head::TournamentHead;
use crate::tournament::entry_id::EntryId;
use crate::tournament::table::TournamentTableSave;
use crate::tournament::terms::TournamentTerms;

/// What the owner knows.
#[derive(Default)]
pub(in crate::tournament) struct Told {
    opened: bool,
    terms: Option<Arc<TournamentTerms>>,
    head: Option<TournamentHead>,
    prizes: Vec<Money>,
    /// Comparing this list costs little even in the largest field: it is short numbers in one piece.
    out: Vec<(u32, EntryId)>,
    entrants: Vec<EntrantSave>,
    tables: BTreeMap<TableId, TournamentTableSave>,
    /// The chips at these tables.
    chips: Chips,
}

impl Told {
    /// Returns whether the next changes must contain the opening, and records that the owner knows it from now on.
    pub(in crate::tournament) fn wants_opening(&mut self) -> bool {
        !std::mem::replace(&mut self.opened, true)
    }

    /// Returns the terms if the house has changed them since the owner was told, and records that the owner knows them.
    pub(in crate::tournament) fn terms(&mut self, terms: &Arc<TournamentTerms>) -> Option<Arc<TournamentTerms>> {
        let known = self.terms.replace(Arc::clone(terms));
        known.filter(|known| !Arc::ptr_eq(known, terms)).map(|_| Arc::clone(terms))
    }

    /// The chips at the tables that the owner knows.
    pub(in crate::tournament) fn chips(&self) -> Chips {
        self.chips
    }

    /// The tables that the owner knows.
    pub(in crate::tournament) fn tables(&self) -> impl Iterator<Item = TableId> {
        self.tables.keys().copied()
    }

    /// Returns the head if it differs from the one that the owner knows, and records that the owner knows it; so do the others below.
    pub(in crate::tournament) fn head(&mut self, head: TournamentHead) -> Option<TournamentHead> {
        (self.head.as_ref() != Some(&head)).then(|| self.head.insert(head).clone())
    }

    pub(in crate::tournament) fn prizes(&mut self, prizes: &[Money]) -> Option<Vec<Money>> {
        (self.prizes != prizes).then(|| {
            self.prizes = prizes.to_vec();
            prizes.to_vec()
        })
    }

    pub(in crate::tournament) fn out(&mut self, out: &[(u32, EntryId)]) -> Option<OutChange> {
        if self.out == out {
            return None;
        }
        let keep = self.out.iter().zip(out).take_while(|(known, now)| known == now).count();
        self.out = out.to_vec();
        Some(OutChange { keep: u32::try_from(keep).unwrap_or(u32::MAX), then: out.get(keep..).unwrap_or_default().to_vec() })
    }

    pub(in crate::tournament) fn entrant(&mut self, entry: EntryId, save: EntrantSave) -> Option<(EntryId, EntrantSave)> {
        match self.entrants.get_mut(entry.index()) {
            Some(known) if *known == save => return None,
            Some(known) => known.clone_from(&save),
            None => self.entrants.push(save.clone()),
        }
        Some((entry, save))
    }

    /// `save` is `None` if the table no longer exists.
    pub(in crate::tournament) fn table(&mut self, table: TableId, save: Option<TournamentTableSave>) -> Option<TournamentTableChange> {
        let known = match &save {
            Some(save) => self.tables.insert(table, save.clone()),
            None => self.tables.remove(&table),
        };
        if known == save {
            return None;
        }
        let chips = |save: &Option<TournamentTableSave>| save.as_ref().map_or(Chips::ZERO, TournamentTableSave::chips);
        self.chips = [self.chips, chips(&save)].into_iter().sum::<Chips>().saturating_sub(chips(&known));
        Some(save.map_or(TournamentTableChange::Closed(table), TournamentTableChange::Open))
    }
}
