//! Which items have changed since the owner of a tournament last asked.

use std::collections::BTreeSet;

/// The ids of the items that have changed. Until somebody asks for the first time nothing is noted, so a tournament without a journal
/// pays nothing for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Marked<T>(Option<BTreeSet<T>>);

impl<T> Default for Marked<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: Ord> Marked<T> {
    /// Notes that an item may have changed.
    pub(super) fn mark(&mut self, id: T) {
        if let Some(changed) = &mut self.0 {
            changed.insert(id);
        }
    }

    /// Takes what was noted since the last call; `None` the first time, when every item is new.
    pub(super) fn take(&mut self) -> Option<BTreeSet<T>> {
        self.0.replace(BTreeSet::new())
    }
}
