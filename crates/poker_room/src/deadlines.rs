//! When each of several machines must be called next.

use std::collections::{BTreeMap, BTreeSet};

use crate::Now;

/// The next deadline of each table, soonest first. A table that waits for nothing has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deadlines<K> {
    soonest: BTreeSet<(Now, K)>,
    of: BTreeMap<K, Now>,
}

impl<K> Default for Deadlines<K> {
    fn default() -> Self {
        Self { soonest: BTreeSet::new(), of: BTreeMap::new() }
    }
}

impl<K: Ord + Copy> Deadlines<K> {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Sets the deadline of a table; `None` takes it away.
    pub(crate) fn set(&mut self, key: K, due: Option<Now>) {
        let before = match due {
            Some(at) => self.of.insert(key, at),
            None => self.of.remove(&key),
        };
        if before == due {
            return;
        }
        if let Some(at) = before {
            self.soonest.remove(&(at, key));
        }
        if let Some(at) = due {
            self.soonest.insert((at, key));
        }
    }

    /// The soonest deadline.
    pub(crate) fn soonest(&self) -> Option<Now> {
        self.soonest.first().map(|&(at, _)| at)
    }

    /// The tables that are due at `now`, soonest first.
    pub(crate) fn due(&self, now: Now) -> impl Iterator<Item = K> + '_ {
        self.soonest.iter().take_while(move |&&(at, _)| at <= now).map(|&(_, key)| key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_soonest_is_due_first_and_only_once_its_time_has_come() {
        let mut deadlines = Deadlines::new();
        for (key, at) in [('a', 30), ('b', 10), ('c', 20)] {
            deadlines.set(key, Some(Now(at)));
        }
        assert_eq!(deadlines.due(Now(20)).collect::<Vec<_>>(), ['b', 'c']);
        deadlines.set('b', Some(Now(40)));
        deadlines.set('c', None);
        assert_eq!((deadlines.soonest(), deadlines.due(Now(29)).count()), (Some(Now(30)), 0));
        deadlines.set('a', None);
        deadlines.set('b', None);
        assert_eq!(deadlines, Deadlines::new());
    }
}
