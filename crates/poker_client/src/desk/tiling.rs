//! Rows and columns of tiles in a part of a window.

use std::cmp::Reverse;

use super::tile_rect::TileRect;
use super::tile_size::TileSize;

/// The window for which lengths are given; the scale of a tile is counted from it.
const REGULAR: (u32, u32) = (1280, 800);
/// The most rows, and the most columns.
const MOST_LINES: u16 = 8;

/// The limits of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileLimits {
    /// Whether tiles may be smaller than [`TileSize::FULL`] where tables would otherwise lie behind.
    pub small: bool,
    /// Lefts, tops, widths and heights are multiples of this many logical pixels, counted from the corner of the area, so that they are
    /// whole physical pixels: 1 at a whole scale factor, 4 at one that is a multiple of a quarter.
    pub step: u16,
}

/// Tiles of one size, in rows and columns. The cells are counted in reading order, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiling {
    area: TileRect,
    rows: u16,
    columns: u16,
    width: u16,
    height: u16,
    step: u16,
}

/// A tile that is opened large, over several cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LargeTile {
    pub rect: TileRect,
    /// The cells that it takes, its own among them.
    pub cells: Vec<usize>,
}

impl Tiling {
    /// The rows and columns with the largest scale in which `wanted` tables have a tile each, or as many of them as there is room for.
    /// Among equal scales, those with fewer empty cells, then those with fewer rows.
    #[must_use]
    pub fn of(area: TileRect, wanted: usize, limits: TileLimits) -> Self {
        let step = limits.step.max(1);
        let full = Grids { area, step, least: TileSize::FULL };
        let small = Grids { least: TileSize::SMALL, ..full };
        let grids = if limits.small && full.most() < wanted { small } else { full };
        let cells = wanted.clamp(1, grids.most().max(1));
        let fits = |tiling: &Self| tiling.cells() >= cells;
        let key = |tiling: &Self| (tiling.scale(), Reverse(tiling.cells()), Reverse(tiling.rows));
        // An area that is too small for any tile has one, as a window that is too small still shows its table.
        grids.all().filter(fits).max_by_key(key).unwrap_or_else(|| Self::one(area, step))
    }

    /// The largest number of tiles in an area.
    #[must_use]
    pub fn most(area: TileRect, limits: TileLimits) -> usize {
        let least = if limits.small { TileSize::SMALL } else { TileSize::FULL };
        Grids { area, step: limits.step.max(1), least }.most().max(1)
    }

    /// The same rows and columns in another area.
    pub(super) fn moved_to(&self, area: TileRect) -> Self {
        Grids { area, step: self.step, least: (0, 0) }.grid(self.rows, self.columns)
    }

    /// One tile that fills an area.
    fn one(area: TileRect, step: u16) -> Self {
        Self { area, rows: 1, columns: 1, width: area.width, height: area.height, step }
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(&self) -> u16 {
        self.rows
    }

    /// The number of columns.
    #[must_use]
    pub const fn columns(&self) -> u16 {
        self.columns
    }

    /// The number of cells; some may be empty.
    #[must_use]
    pub fn cells(&self) -> usize {
        usize::from(self.rows) * usize::from(self.columns)
    }

    /// The size of each tile.
    #[must_use]
    pub const fn size(&self) -> TileSize {
        TileSize::of(self.width, self.height)
    }

    /// The rectangle of a cell. The first tile begins at the corner of the area, and the last one ends less than a step before its end.
    #[must_use]
    pub fn rect(&self, cell: usize) -> TileRect {
        let (row, column) = self.place(cell);
        let (left, top) =
            (self.along(column, self.columns, self.area.width, self.width), self.along(row, self.rows, self.area.height, self.height));
        TileRect { left: self.area.left + left, top: self.area.top + top, width: self.width, height: self.height }
    }

    /// The cell at a point of the window, in logical pixels.
    #[must_use]
    pub fn at(&self, x: f32, y: f32) -> Option<usize> {
        (0..self.cells()).find(|cell| self.rect(*cell).contains(x, y))
    }

    /// The tile of a cell over two rows and two columns; `None` where there are not as many. In the last row or column it grows the other
    /// way.
    #[must_use]
    pub fn large(&self, cell: usize) -> Option<LargeTile> {
        if self.rows < 2 || self.columns < 2 || cell >= self.cells() {
            return None;
        }
        let (row, column) = self.place(cell);
        let first = usize::from(row.min(self.rows - 2)) * usize::from(self.columns) + usize::from(column.min(self.columns - 2));
        let below = first + usize::from(self.columns);
        let (from, to) = (self.rect(first), self.rect(below + 1));
        let rect = TileRect { width: to.right() - from.left, height: to.bottom() - from.top, ..from };
        Some(LargeTile { rect, cells: vec![first, first + 1, below, below + 1] })
    }

    fn place(&self, cell: usize) -> (u16, u16) {
        let columns = usize::from(self.columns);
        let line = |nth: usize| u16::try_from(nth).unwrap_or(u16::MAX);
        (line(cell / columns).min(self.rows - 1), line(cell % columns))
    }

    /// Where the tile `nth` of `count` begins; what the tiles leave of `room` lies between them.
    fn along(&self, nth: u16, count: u16, room: u16, tile: u16) -> u16 {
        let gaps = u32::from(room - tile * count) * u32::from(nth) / u32::from(count.saturating_sub(1).max(1));
        let gaps = u16::try_from(gaps).unwrap_or_default();
        nth * tile + gaps - gaps % self.step
    }

    /// The scale of a tile, in a unit in which scales can be compared: the smaller of its width and its height over those of [`REGULAR`].
    fn scale(&self) -> u32 {
        (u32::from(self.width) * REGULAR.1).min(u32::from(self.height) * REGULAR.0)
    }
}

/// All ways to divide an area into tiles of at least a size.
#[derive(Clone, Copy)]
struct Grids {
    area: TileRect,
    step: u16,
    least: (u16, u16),
}

impl Grids {
    fn all(self) -> impl Iterator<Item = Tiling> {
        let lines = |room: u16, least: u16| 1..=(room / least).min(MOST_LINES);
        let rows = lines(self.area.height, self.least.1);
        rows.flat_map(move |rows| lines(self.area.width, self.least.0).map(move |columns| self.grid(rows, columns)))
            .filter(move |tiling| tiling.width >= self.least.0 && tiling.height >= self.least.1)
    }

    fn grid(self, rows: u16, columns: u16) -> Tiling {
        // A single row or column takes all, as a table does that has the window to itself.
        let part = |room: u16, count: u16| if count == 1 { room } else { room / count - room / count % self.step };
        let (width, height) = (part(self.area.width, columns), part(self.area.height, rows));
        Tiling { area: self.area, rows, columns, width, height, step: self.step }
    }

    fn most(self) -> usize {
        self.all().map(|tiling| tiling.cells()).max().unwrap_or_default()
    }
}
