//! The strip, the list or the tabs, and the tiles.

use super::super::{DeskAreas, DeskLengths, Overview, TileLimits, TileRect};

const LENGTHS: DeskLengths = DeskLengths { strip: 44, low_strip: 28, list: 224 };
const SMALL: TileLimits = TileLimits { small: true, step: 1 };
const FULL: TileLimits = TileLimits { small: false, step: 1 };

fn areas(width: u16, height: u16, tables: usize, limits: TileLimits) -> DeskAreas {
    DeskAreas::of(TileRect::of_size(width, height), tables, LENGTHS, limits)
}

/// Whether there is a list, and how many rows and columns of tiles.
fn shape(areas: &DeskAreas) -> (bool, u16, u16) {
    (matches!(areas.overview, Overview::List(_)), areas.tiling.rows(), areas.tiling.columns())
}

#[test]
fn the_list_is_there_where_every_tile_remains_a_full_one_beside_it() {
    assert_eq!(shape(&areas(1920, 1080, 4, SMALL)), (true, 2, 2), "as in the mockup");
    assert_eq!(shape(&areas(1280, 800, 2, SMALL)), (false, 1, 2), "as in the mockup: no list, rather than lower tiles beside one");
    assert_eq!(shape(&areas(1280, 800, 4, SMALL)), (false, 2, 2), "as in the mockup");
    assert_eq!(shape(&areas(1504, 800, 2, SMALL)), (true, 1, 2), "two of 640 beside the list");
    assert_eq!(shape(&areas(1920, 1080, 6, SMALL)), (false, 2, 3), "a list would send two of them behind");
    assert_eq!(shape(&areas(3840, 2160, 16, SMALL)), (true, 4, 4));
}

#[test]
fn strip_list_and_tiles_divide_the_window() {
    let wide = areas(1920, 1080, 4, SMALL);
    assert_eq!(wide.strip, TileRect::of_size(1920, 44));
    assert_eq!(wide.overview, Overview::List(TileRect { left: 0, top: 44, width: 224, height: 1036 }));
    assert_eq!(wide.tiling.rect(3), TileRect { left: 1072, top: 562, width: 848, height: 518 });
}

#[test]
fn small_tiles_have_a_low_strip_and_no_list() {
    let sixteen = areas(1920, 1080, 16, SMALL);
    assert_eq!((shape(&sixteen), sixteen.strip.height), ((false, 4, 4), 28));
    assert_eq!(sixteen.tiling.rect(15), TileRect { left: 1440, top: 817, width: 480, height: 263 });
    let without = areas(1920, 1080, 16, FULL);
    assert_eq!((shape(&without), without.strip.height), ((false, 2, 3), 44), "ten are behind");
}

#[test]
fn the_strip_stays_as_high_as_it_is_where_small_tiles_make_no_room() {
    let little = areas(640, 400, 9, SMALL);
    assert_eq!((shape(&little), little.strip.height), ((false, 1, 1), 44));
}

#[test]
fn a_window_lower_than_its_strip_is_all_strip() {
    let flat = areas(640, 30, 2, SMALL);
    assert_eq!((flat.strip.height, flat.tiling.rect(0).height), (30, 0));
}
