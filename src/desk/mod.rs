//! Several tables in one window: where each is drawn, and on which of them keys act.

mod aim;
mod places;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use bevy::prelude::*;
use poker_client::{BusyHands, ComingForward, DeskAreas, KeyAim, Overview, TableCall, TableDesk, TileRect};
use poker_protocol::TableId;

pub(crate) use aim::{aim_keys, note_pointer};
pub(crate) use places::follow_tables;

/// The places of the player's tables in the window.
#[derive(Resource, Default)]
pub(crate) struct Desk {
    tables: TableDesk,
    pub(crate) aim: KeyAim,
    /// The parts of the window; `None` while one table has it all.
    areas: Option<DeskAreas>,
    /// The rectangles of the tables that are drawn; empty while one table has the whole window.
    tiles: BTreeMap<TableId, TileRect>,
    /// The table under the pointer.
    pointed: Option<TableId>,
    /// When a key or a button of the mouse was last used, in milliseconds of the client's clock.
    used_ms: u64,
}

impl Desk {
    /// The rectangles of the tables that are drawn beside each other; empty while one table has the whole window.
    pub(crate) fn tiles(&self) -> &BTreeMap<TableId, TileRect> {
        &self.tiles
    }

    /// Whether several tables are drawn beside each other.
    pub(crate) fn is_tiled(&self) -> bool {
        !self.tiles.is_empty()
    }

    /// The strip at the top of the window, over the tiles.
    pub(crate) fn strip(&self) -> Option<TileRect> {
        self.areas.as_ref().map(|areas| areas.strip)
    }

    /// The list of tables at the left of the tiles, where there is room for it.
    pub(crate) fn list(&self) -> Option<TileRect> {
        match self.areas.as_ref()?.overview {
            Overview::List(rect) => Some(rect),
            Overview::Tabs => None,
        }
    }

    /// When a key or a button of the mouse was last used, in milliseconds of the client's clock.
    pub(crate) fn used_ms(&self) -> u64 {
        self.used_ms
    }

    /// The table that comes to the top by itself now.
    pub(crate) fn comes_forward(&self, calls: &[TableCall], hands: BusyHands, guard_ms: u64) -> Option<TableId> {
        self.tables.comes_forward(&ComingForward { calls, hands, guard_ms, pointed: self.pointed })
    }

    /// The table at a point of the window, in logical pixels.
    fn table_at(&self, at: Vec2) -> Option<TableId> {
        self.tiles.iter().find(|(_, rect)| rect.contains(at.x, at.y)).map(|(table, _)| *table)
    }
}
