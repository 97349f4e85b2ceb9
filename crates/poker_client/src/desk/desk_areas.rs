//! How a window is divided: a strip at the top, a list of tables at the left, and tiles.

use super::tile_rect::TileRect;
use super::tile_size::TileSize;
use super::tiling::{TileLimits, Tiling};

/// Where the player's tables are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overview {
    /// A list at the left of the tiles.
    List(TileRect),
    /// Tabs in the strip.
    Tabs,
}

/// The lengths of a window's division, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeskLengths {
    /// The height of the strip.
    pub strip: u16,
    /// The height of the strip above small tiles.
    pub low_strip: u16,
    /// The width of the list.
    pub list: u16,
}

/// The division of a window with several tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskAreas {
    pub strip: TileRect,
    pub overview: Overview,
    pub tiling: Tiling,
}

impl DeskAreas {
    /// Divides a window for so many tables: first into rows and columns. The list is there if each tile remains a full one beside it.
    #[must_use]
    pub fn of(window: TileRect, tables: usize, lengths: DeskLengths, limits: TileLimits) -> Self {
        let full = TileLimits { small: false, ..limits };
        let (strip, area) = cut(window, lengths.strip);
        let tiling = Tiling::of(area, tables, full);
        if limits.small && tiling.cells() < tables {
            let (low, area) = cut(window, lengths.low_strip);
            let small = Tiling::of(area, tables, limits);
            if small.cells() > tiling.cells() {
                return Self { strip: low, overview: Overview::Tabs, tiling: small };
            }
        }
        let beside = tiling.moved_to(area.beside(lengths.list));
        if beside.size() == TileSize::Full {
            return Self { strip, overview: Overview::List(TileRect { width: lengths.list, ..area }), tiling: beside };
        }
        Self { strip, overview: Overview::Tabs, tiling }
    }
}

/// The strip of this height at the top of a window, and what is left below it.
fn cut(window: TileRect, height: u16) -> (TileRect, TileRect) {
    let below = window.below(height);
    (TileRect { height: window.height - below.height, ..window }, below)
}
