//! The places of those who are out while places are open: they depend on how many still enter, and the prizes on what is still bought.

use std::collections::BTreeMap;

use super::entry_id::EntryId;

/// Who is out so far. Their places follow when nobody can enter or buy chips any more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenPlaces {
    /// Who is out, in the order in which they lost their last chips, which is not the order in which their offers of a rebuy ended.
    out: BTreeMap<u32, EntryId>,
    /// The number of the last one who has lost all chips.
    last: u32,
}

impl OpenPlaces {
    /// The number of an entry that has lost all chips now: a larger one than that of those before.
    pub(super) fn number(&mut self) -> u32 {
        self.last = self.last.saturating_add(1);
        self.last
    }

    /// Notes that the entry with this number is out.
    pub(super) fn note_out(&mut self, number: u32, entry: EntryId) {
        self.out.insert(number, entry);
    }

    /// Who is out, the first one first, with their numbers.
    pub(super) fn ordered(&self) -> impl Iterator<Item = (u32, EntryId)> + '_ {
        self.out.iter().map(|(&number, &entry)| (number, entry))
    }

    /// The number of the last one who has lost all chips.
    pub(super) fn last_number(&self) -> u32 {
        self.last
    }

    /// Those of a saved tournament.
    pub(super) fn restored(out: Vec<(u32, EntryId)>, last_number: u32) -> Self {
        Self { out: out.into_iter().collect(), last: last_number }
    }
}
