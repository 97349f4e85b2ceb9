//! The players who watch the tables of a tournament without sitting there.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use poker_protocol::{PlayerId, TableId};

/// Who watches which tables of a tournament.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    /// By table; a table that nobody watches is not in it.
    of_table: BTreeMap<TableId, Arc<BTreeSet<PlayerId>>>,
}

impl Watchers {
    /// Those who watch a table.
    pub(super) fn of(&self, table: TableId) -> Arc<BTreeSet<PlayerId>> {
        self.of_table.get(&table).cloned().unwrap_or_default()
    }

    /// The tables that a player watches, lowest id first.
    pub(super) fn tables_of(&self, player: PlayerId) -> impl Iterator<Item = TableId> + '_ {
        self.of_table.iter().filter(move |(_, watchers)| watchers.contains(&player)).map(|(&table, _)| table)
    }

    /// The tables that somebody watches, lowest id first.
    pub(super) fn tables(&self) -> Vec<TableId> {
        self.of_table.keys().copied().collect()
    }

    pub(super) fn begin(&mut self, player: PlayerId, table: TableId) {
        Arc::make_mut(self.of_table.entry(table).or_default()).insert(player);
    }

    /// Returns whether the player has watched the table.
    pub(super) fn end(&mut self, player: PlayerId, table: TableId) -> bool {
        let Some(watchers) = self.of_table.get_mut(&table) else { return false };
        let watched = Arc::make_mut(watchers).remove(&player);
        if watchers.is_empty() {
            self.of_table.remove(&table);
        }
        watched
    }

    /// Nobody watches a table any more. Returns those who did.
    pub(super) fn close(&mut self, table: TableId) -> Arc<BTreeSet<PlayerId>> {
        self.of_table.remove(&table).unwrap_or_default()
    }
}
