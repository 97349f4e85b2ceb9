//! The state of the panels of every table.

use std::collections::BTreeMap;

use poker_protocol::TableId;

use super::table_panel_state::TablePanelState;

/// What the panels of the player's tables keep between frames.
#[derive(Clone, Debug, Default)]
pub struct TablePanels(BTreeMap<TableId, TablePanelState>);

impl TablePanels {
    /// The state of a table's panels, if they were drawn.
    pub fn of(&self, table: TableId) -> Option<&TablePanelState> {
        self.0.get(&table)
    }

    /// The state of a table's panels, to change it.
    pub fn at(&mut self, table: TableId) -> &mut TablePanelState {
        self.0.entry(table).or_default()
    }

    /// Forgets the tables at which the player no longer sits: in another room, other tables may have their numbers.
    pub fn keep(&mut self, stays: impl Fn(TableId) -> bool) {
        self.0.retain(|table, _| stays(*table));
    }

    /// The states of all panels, to change them.
    pub fn all_mut(&mut self) -> impl Iterator<Item = &mut TablePanelState> {
        self.0.values_mut()
    }

    /// Whether a question or the sheet of a player is open at any table.
    pub fn asks(&self) -> bool {
        self.0.values().any(|state| state.dialog.is_some() || state.person.is_some())
    }
}
