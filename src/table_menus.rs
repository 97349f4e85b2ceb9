//! What a key has opened at a table, until the panels of that table take it.

use bevy::prelude::*;
use poker_client::TableMenu;
use poker_protocol::TableId;

/// The menu or question that a key has opened, and at which table.
#[derive(Resource, Default)]
pub(crate) struct TableMenus(Option<(TableId, TableMenu)>);

impl TableMenus {
    /// Notes what is to be opened at a table.
    pub(crate) fn open(&mut self, table: TableId, menu: TableMenu) {
        self.0 = Some((table, menu));
    }

    /// Takes what is to be opened at this table.
    pub(crate) fn take(&mut self, table: TableId) -> Option<TableMenu> {
        self.0.take_if(|(at, _)| *at == table).map(|(_, menu)| menu)
    }
}
