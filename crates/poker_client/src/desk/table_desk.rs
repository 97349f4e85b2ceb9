//! Where each of the player's tables is shown.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::TableId;

use super::table_call::TableCall;
use super::tile_rect::TileRect;
use super::tiling::Tiling;
use crate::{Bounds, TableOrder};

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeskPlace {
    /// In this cell of the tiles, counted from 0.
    Tile(usize),
    /// In the cell like a tile, but opened large, over the cells around it.
    Large(usize),
    /// The only table that its window shows.
    Front,
    /// Not drawn; the list or the tabs name it.
    Behind,
    /// In the operating-system window of this number, counted from 1.
    Window(u8),
}

/// The player's tables and the place of each. Each table has exactly one. A table that waits for the player keeps its tile whatever comes
/// or goes, as long as there are as many tiles as tables that wait.
#[derive(Clone, Debug, Default)]
pub struct TableDesk {
    pub(super) order: TableOrder,
    grid: (u16, u16),
    /// A cell is empty where there are fewer tables, or where a table has gone and no other has taken its place.
    pub(super) cells: Vec<Option<TableId>>,
    /// Those without a cell, the one that waits longest for a place first.
    pub(super) behind: Vec<TableId>,
    pub(super) windows: BTreeMap<TableId, u8>,
    pub(super) front: Option<TableId>,
    pub(super) large: Option<TableId>,
    /// When each table last waited for the player, or came.
    called_ms: BTreeMap<TableId, u64>,
}

/// The tables at a moment.
#[derive(Clone, Copy, Debug)]
pub struct DeskMoment<'a> {
    /// The tables where the player sits.
    pub tables: &'a BTreeSet<TableId>,
    /// Those that wait for the player, the soonest first.
    pub calls: &'a [TableCall],
    pub now_ms: u64,
}

impl TableDesk {
    /// The most windows besides the main one.
    pub const MOST_WINDOWS: u8 = *Bounds::TABLE_WINDOWS.end();

    /// An empty desk of this order.
    #[must_use]
    pub fn new(order: TableOrder) -> Self {
        Self { order, ..Self::default() }
    }

    /// How the tables of the main window are shown.
    #[must_use]
    pub const fn order(&self) -> TableOrder {
        self.order
    }

    /// Shows the tables of the main window in another order. Places are kept for when it changes back.
    pub fn set_order(&mut self, order: TableOrder) {
        self.order = order;
        self.large = None;
    }

    /// How many tables have a place in the main window. Those that are about to come count when [`Self::follow`] is called.
    #[must_use]
    pub fn count_in_main(&self, tables: &BTreeSet<TableId>) -> usize {
        tables.iter().filter(|table| !self.windows.contains_key(table)).count()
    }

    /// Brings the places up to date with the tables and the tiles. Where nothing has changed, no table moves. A table that comes takes the
    /// first empty cell; one that goes leaves its cell to a table behind. Only when rows or columns change do tables close ranks.
    pub fn follow(&mut self, tiling: &Tiling, moment: DeskMoment<'_>) {
        for call in moment.calls {
            self.called_ms.insert(call.table, moment.now_ms);
        }
        for table in moment.tables {
            self.called_ms.entry(*table).or_insert(moment.now_ms);
        }
        let stays = |table: &TableId| moment.tables.contains(table);
        self.called_ms.retain(|table, _| stays(table));
        self.windows.retain(|table, _| stays(table));
        self.behind.retain(stays);
        self.cells.iter_mut().for_each(|cell| *cell = cell.filter(stays));
        self.large = self.large.filter(stays);
        self.front = self.front.filter(|front| stays(front) && !self.windows.contains_key(front));
        let placed: BTreeSet<_> = self.windows.keys().chain(&self.behind).chain(self.cells.iter().flatten()).copied().collect();
        self.behind.extend(moment.tables.difference(&placed));
        self.lay(tiling, moment.calls);
        self.fill();
        self.choose_front(moment.calls);
    }

    /// Gives the tables their cells in another grid. If there are fewer cells, those go behind that wait for nothing.
    fn lay(&mut self, tiling: &Tiling, calls: &[TableCall]) {
        let grid = (tiling.rows(), tiling.columns());
        if grid == self.grid {
            return;
        }
        self.grid = grid;
        let mut tiles: Vec<_> = std::mem::take(&mut self.cells).into_iter().flatten().collect();
        while tiles.len() > tiling.cells() {
            let Some(at) = self.most_idle(tiles.iter().copied(), calls, None).and_then(|idle| tiles.iter().position(|tile| *tile == idle))
            else {
                break;
            };
            self.behind.insert(0, tiles.remove(at));
        }
        self.cells = tiles.into_iter().map(Some).collect();
        self.cells.resize(tiling.cells(), None);
        self.large = None;
    }

    /// Fills empty cells with tables from behind.
    fn fill(&mut self) {
        let mut coming = std::mem::take(&mut self.behind).into_iter();
        for cell in self.cells.iter_mut().filter(|cell| cell.is_none()) {
            *cell = coming.next();
        }
        self.behind = coming.collect();
    }

    fn choose_front(&mut self, calls: &[TableCall]) {
        if self.front.is_none() {
            let due = calls.iter().map(|call| call.table).find(|table| self.is_in_main(*table));
            self.front = due.or_else(|| self.in_main().next());
        }
        if let Some(front) = self.front
            && self.order == TableOrder::Tiles
            && self.behind.contains(&front)
        {
            self.front = self.cells.iter().flatten().next().copied();
        }
    }

    /// The tile that can be taken away best.
    pub(super) fn spared(&self, calls: &[TableCall], pointed: Option<TableId>) -> Option<TableId> {
        self.most_idle(self.cells.iter().flatten().copied(), calls, pointed)
    }

    /// Of `tables`, the one that can be taken away best: one without a call, if possible neither under the pointer nor the front, and of
    /// these the one whose last call is longest ago. If all have one, that with the most time left.
    fn most_idle(&self, tables: impl Iterator<Item = TableId>, calls: &[TableCall], pointed: Option<TableId>) -> Option<TableId> {
        let key = |table: &TableId| {
            let call = calls.iter().position(|call| call.table == *table);
            let kept = (Some(*table) == pointed, Some(*table) == self.front);
            (call.map(Reverse), kept, self.called_ms.get(table).copied())
        };
        tables.min_by_key(key)
    }

    /// Whether a table of the main window is not drawn because others are.
    pub(super) fn waits_behind(&self, table: TableId) -> bool {
        match self.order {
            TableOrder::Tiles => self.behind.contains(&table),
            TableOrder::Stack | TableOrder::OneAtATime => self.is_in_main(table) && self.front != Some(table),
        }
    }

    /// All tables of the main window: those with a cell in reading order, then those behind.
    pub fn in_main(&self) -> impl Iterator<Item = TableId> {
        self.cells.iter().flatten().chain(&self.behind).copied()
    }

    pub(super) fn is_in_main(&self, table: TableId) -> bool {
        self.in_main().any(|there| there == table)
    }

    /// Whether a table has a place already.
    #[must_use]
    pub fn knows(&self, table: TableId) -> bool {
        self.windows.contains_key(&table) || self.is_in_main(table)
    }

    /// The window of a table that has one of its own.
    #[must_use]
    pub fn window(&self, table: TableId) -> Option<u8> {
        self.windows.get(&table).copied()
    }

    /// The tables that have windows of their own, each with its window.
    pub fn in_windows(&self) -> impl Iterator<Item = (TableId, u8)> {
        self.windows.iter().map(|(table, window)| (*table, *window))
    }

    /// The table on which keys act if nothing else decides; in the stack it is the one that is shown. `None` if the main window has none.
    #[must_use]
    pub const fn front(&self) -> Option<TableId> {
        self.front
    }

    /// The place of a table; `None` if the player does not sit there. `tiling` is the one that was followed last.
    #[must_use]
    pub fn place(&self, table: TableId, tiling: &Tiling) -> Option<DeskPlace> {
        if let Some(window) = self.windows.get(&table) {
            return Some(DeskPlace::Window(*window));
        }
        if !self.is_in_main(table) {
            return None;
        }
        let cell = self.cells.iter().position(|held| *held == Some(table));
        Some(match (self.order, cell) {
            (TableOrder::Stack | TableOrder::OneAtATime, _) if self.front == Some(table) => DeskPlace::Front,
            (TableOrder::Tiles, Some(cell)) if self.large == Some(table) => DeskPlace::Large(cell),
            (TableOrder::Tiles, Some(cell)) if !self.is_covered(cell, tiling) => DeskPlace::Tile(cell),
            (TableOrder::Tiles | TableOrder::Stack | TableOrder::OneAtATime, _) => DeskPlace::Behind,
        })
    }

    /// Whether another tile lies large over a cell.
    fn is_covered(&self, cell: usize, tiling: &Tiling) -> bool {
        let of_large = self.large.and_then(|large| self.cells.iter().position(|held| *held == Some(large)));
        of_large.and_then(|at| tiling.large(at)).is_some_and(|large| large.cells.contains(&cell))
    }

    /// The tables that the main window shows, each with its rectangle.
    #[must_use]
    pub fn shown_in_main(&self, tiling: &Tiling, whole: TileRect) -> BTreeMap<TableId, TileRect> {
        let rect = |table: TableId| match self.place(table, tiling)? {
            DeskPlace::Tile(cell) => Some(tiling.rect(cell)),
            DeskPlace::Large(cell) => Some(tiling.large(cell).map_or_else(|| tiling.rect(cell), |large| large.rect)),
            DeskPlace::Front => Some(whole),
            DeskPlace::Behind | DeskPlace::Window(_) => None,
        };
        self.in_main().filter_map(|table| Some((table, rect(table)?))).collect()
    }
}
