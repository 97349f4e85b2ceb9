//! What moves the tables of a desk.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::TableId;

use super::table_call::TableCall;
use super::table_desk::TableDesk;
use super::tile_rect::TileRect;
use crate::{Bounds, TableOrder};

impl TableDesk {
    /// Shows a table of the main window, because the player asked for it or [`Self::comes_forward`] said so. Among tiles it changes places
    /// with the one that can be spared best; the one under the pointer (`pointed`) stays if another waits for nothing. A table in a window of
    /// its own stays there: its window is to be raised.
    pub fn bring_forward(&mut self, table: TableId, calls: &[TableCall], pointed: Option<TableId>) {
        if !self.is_in_main(table) {
            return;
        }
        if self.order == TableOrder::Tiles
            && let Some(at) = self.behind.iter().position(|there| *there == table)
            && let Some(spared) = self.spared(calls, pointed)
        {
            self.exchange(at, spared);
        }
        self.front = Some(table);
        self.large = self.large.filter(|large| *large == table);
    }

    /// Puts the table `at` behind into the cell of `spared`, which goes to the end of those behind.
    fn exchange(&mut self, at: usize, spared: TableId) {
        let coming = self.behind.remove(at);
        for cell in self.cells.iter_mut().filter(|cell| **cell == Some(spared)) {
            *cell = Some(coming);
        }
        self.behind.push(spared);
    }

    /// Gives a table a window of its own and returns the window's number; `None` if it has one already, or if there are too many.
    pub fn detach(&mut self, table: TableId) -> Option<u8> {
        let taken: BTreeSet<_> = self.windows.values().copied().collect();
        let window = (1..=Self::MOST_WINDOWS).find(|number| !taken.contains(number)).filter(|_| self.is_in_main(table))?;
        self.cells.iter_mut().for_each(|cell| *cell = cell.filter(|held| *held != table));
        self.behind.retain(|held| *held != table);
        self.front = self.front.filter(|front| *front != table);
        self.large = self.large.filter(|large| *large != table);
        self.windows.insert(table, window);
        Some(window)
    }

    /// Lets a table that has just come open in the window with this number, unless another table has it.
    pub fn come_in_window(&mut self, table: TableId, window: u8) {
        let is_free = !self.windows.values().any(|taken| *taken == window) && Bounds::TABLE_WINDOWS.contains(&window);
        if is_free && !self.knows(table) {
            self.windows.insert(table, window);
        }
    }

    /// Takes a table back into the main window. It has no place there until [`Self::follow`] is called.
    pub fn attach(&mut self, table: TableId) {
        if self.windows.remove(&table).is_some() {
            self.behind.push(table);
        }
    }

    /// Puts one table in the place of another, as when a tournament moves the player.
    pub fn replace(&mut self, gone: TableId, comes: TableId) {
        if self.knows(comes) {
            return;
        }
        let taken = |held: TableId| if held == gone { comes } else { held };
        self.cells.iter_mut().for_each(|cell| *cell = cell.map(taken));
        self.behind.iter_mut().for_each(|held| *held = taken(*held));
        (self.front, self.large) = (self.front.map(taken), self.large.map(taken));
        if let Some(window) = self.windows.remove(&gone) {
            self.windows.insert(comes, window);
        }
    }

    /// Opens a tile large, over the cells around it, or with `None` makes the large one small again.
    pub fn open_large(&mut self, table: Option<TableId>) {
        self.large = table.filter(|table| self.cells.contains(&Some(*table)));
    }

    /// The tile that is opened large.
    #[must_use]
    pub const fn large(&self) -> Option<TableId> {
        self.large
    }
}

/// The tables that are shown elsewhere than before, or were not shown before. What lies under the pointer has changed there, so their
/// buttons must ignore input for a while.
#[must_use]
pub fn moved_tables(before: &BTreeMap<TableId, TileRect>, now: &BTreeMap<TableId, TileRect>) -> Vec<TableId> {
    now.iter().filter(|(table, rect)| before.get(table) != Some(rect)).map(|(table, _)| *table).collect()
}
