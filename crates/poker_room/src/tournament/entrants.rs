//! All entries of a tournament. Code that changes one leaves a mark, so that a journal learns of it.

use std::collections::BTreeSet;
use std::ops::Deref;

use poker_protocol::{PlayerId, PlayerView};

use super::entrant::Entrant;
use super::entry_id::EntryId;
use super::marked::Marked;

/// All entries, in the order of their numbers.
#[derive(Default)]
pub(super) struct Entrants {
    all: Vec<Entrant>,
    changed: Marked<EntryId>,
}

impl Entrants {
    /// All entries of a tournament that was saved.
    pub(super) fn restored(all: Vec<Entrant>) -> Self {
        Self { all, changed: Marked::default() }
    }

    /// Adds the entry with the next number.
    pub(super) fn push(&mut self, entrant: Entrant) {
        self.mark(self.all.len());
        self.all.push(entrant);
    }

    /// An entry, to change it.
    pub(super) fn get_mut(&mut self, index: usize) -> Option<&mut Entrant> {
        self.mark(index);
        self.all.get_mut(index)
    }

    /// Gives all entries of a player another name and avatar. Returns whether there are any.
    pub(super) fn rename(&mut self, player: PlayerId, view: &PlayerView) -> bool {
        let own: Vec<usize> = self.all.iter().enumerate().filter(|(_, entrant)| entrant.player == player).map(|(index, _)| index).collect();
        for &index in &own {
            if let Some(entrant) = self.get_mut(index) {
                entrant.view = view.clone();
            }
        }
        !own.is_empty()
    }

    /// Takes the entries that may have changed since the last call; `None` the first time, when all are new.
    pub(super) fn take_changed(&mut self) -> Option<BTreeSet<EntryId>> {
        self.changed.take()
    }

    fn mark(&mut self, index: usize) {
        if let Ok(number) = u32::try_from(index) {
            self.changed.mark(EntryId(number));
        }
    }
}

impl Deref for Entrants {
    type Target = [Entrant];

    fn deref(&self) -> &[Entrant] {
        &self.all
    }
}
