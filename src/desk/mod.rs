//! Several tables in one window: where each is drawn, and on which of them keys act.

mod places;
mod pointer;
#[cfg(test)]
mod tests;
mod window_memory;

use std::collections::BTreeMap;

use bevy::prelude::*;
use poker_client::{BusyHands, DeskAreas, Overview, TableDesk, TileRect};
use poker_protocol::TableId;

pub(crate) use places::{come_forward, follow_tables};
pub(crate) use pointer::{note_pointer, note_use};
pub(crate) use window_memory::{remember_windows, reopen_windows};

use crate::session::Session;
use crate::surface::Surface;

/// The places of the player's tables in the window.
#[derive(Resource)]
pub(crate) struct Desk {
    tables: TableDesk,
    /// The parts of the window; `None` while one table has it all.
    areas: Option<DeskAreas>,
    /// The rectangles of the tables that are drawn; empty while one table has the whole window.
    tiles: BTreeMap<TableId, TileRect>,
    /// Whether the tile that is open large has waited for the player since it was opened.
    large_called: bool,
    /// The table under the pointer.
    pointed: Option<TableId>,
    /// The window in which the pointer moved last.
    pointer_in: Option<Entity>,
    /// What the player's hands are busy with, without the amounts that are begun.
    hands: BusyHands,
    /// When a key or a button of the mouse was last used, in milliseconds of the client's clock.
    used_ms: u64,
    /// The surface for which the tables have their places.
    surface: Surface,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            tables: TableDesk::default(),
            areas: None,
            tiles: BTreeMap::new(),
            large_called: false,
            pointed: None,
            pointer_in: None,
            hands: BusyHands::IDLE,
            used_ms: 0,
            surface: Surface::default(),
        }
    }
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

    /// Opens a tile large, or makes it small again if it is large.
    pub(crate) fn enlarge(&mut self, table: TableId) {
        self.tables.open_large(Some(table).filter(|table| self.tables.large() != Some(*table)));
        self.large_called = false;
    }

    /// Makes the tile that is open large small again.
    pub(crate) fn shrink(&mut self) {
        self.tables.open_large(None);
        self.large_called = false;
    }

    /// Gives a table a window of its own, or takes it back into the main one. Returns whether there was a window left.
    pub(crate) fn move_to_window(&mut self, table: TableId) -> bool {
        if !self.has_window(table) {
            return self.tables.detach(table).is_some();
        }
        self.take_back(table);
        true
    }

    /// Takes a table back into the main window.
    pub(crate) fn take_back(&mut self, table: TableId) {
        self.tables.attach(table);
    }

    /// Whether a table has a window of its own.
    pub(crate) fn has_window(&self, table: TableId) -> bool {
        self.tables.window(table).is_some()
    }

    /// The tables that have windows of their own, each with the number of its window.
    pub(crate) fn windows(&self) -> impl Iterator<Item = (TableId, u8)> {
        self.tables.in_windows()
    }

    /// The table that the main window shows while it shows only one: `front`, or another one if that has a window of its own.
    pub(crate) fn front_in_main(&self, front: Option<TableId>) -> Option<TableId> {
        match front {
            Some(front) if self.has_window(front) => self.tables.front(),
            front => front,
        }
    }

    /// The tile that is open large, over its neighbours.
    pub(crate) fn large(&self) -> Option<TableId> {
        self.tables.large()
    }

    /// Whether tiles have cells in two rows and columns, so that one can be opened large.
    pub(crate) fn can_enlarge(&self) -> bool {
        self.areas.as_ref().is_some_and(|areas| areas.tiling.large(0).is_some())
    }

    /// The surface for which the tables have their places.
    pub(crate) fn surface(&self) -> Surface {
        self.surface
    }

    /// Notes what the hands hold.
    pub(crate) fn note_held(&mut self, button: bool, key: bool, text: bool) {
        (self.hands.button, self.hands.key, self.hands.text) = (button, key, text);
    }

    /// What the player's hands are busy with at `now_ms`.
    pub(crate) fn busy_hands(&self, session: &Session, now_ms: u64) -> BusyHands {
        let amount = session.shown().any(|seated| seated.bar.amount_is_begun());
        BusyHands { amount, quiet_ms: now_ms.saturating_sub(self.used_ms), ..self.hands }
    }

    /// Notes whether something asks the player.
    pub(crate) fn note_question(&mut self, question: bool) {
        self.hands.question = question;
    }

    /// The table under the pointer.
    pub(crate) fn pointed(&self) -> Option<TableId> {
        self.pointed
    }

    /// The table at a point of the window, in logical pixels.
    fn table_at(&self, at: Vec2) -> Option<TableId> {
        self.tiles.iter().find(|(_, rect)| rect.contains(at.x, at.y)).map(|(table, _)| *table)
    }
}
