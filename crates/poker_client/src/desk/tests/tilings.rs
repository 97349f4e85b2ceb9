//! Rows and columns.

use proptest::prelude::*;

use super::super::{TileLimits, TileRect, TileSize, Tiling};

const FULL: TileLimits = TileLimits { small: false, step: 1 };
const SMALL: TileLimits = TileLimits { small: true, step: 1 };

/// What lies below a strip of 44 pixels.
fn below(width: u16, height: u16) -> TileRect {
    TileRect { left: 0, top: 44, width, height: height - 44 }
}

/// Rows and columns, and the size of a tile.
fn grid(area: TileRect, wanted: usize, limits: TileLimits) -> (u16, u16, u16, u16) {
    let tiling = Tiling::of(area, wanted, limits);
    let tile = tiling.rect(0);
    (tiling.rows(), tiling.columns(), tile.width, tile.height)
}

#[test]
fn rows_and_columns_are_those_with_the_largest_scale() {
    let regular = below(1280, 800);
    assert_eq!(grid(regular, 1, FULL), (1, 1, 1280, 756));
    assert_eq!(grid(regular, 2, FULL), (1, 2, 640, 756), "as in the mockup of two tables");
    assert_eq!(grid(regular, 3, FULL), (2, 2, 640, 378));
    assert_eq!(grid(regular, 4, FULL), (2, 2, 640, 378), "as in the mockup of four tables");
    let wide = TileRect { left: 224, ..below(1920 - 224, 1080) };
    assert_eq!(grid(wide, 4, FULL), (2, 2, 848, 518), "as in the mockup of four tables beside a list");
    assert_eq!(grid(TileRect::of_size(1920, 1080), 4, FULL), (2, 2, 960, 540));
    assert_eq!(grid(TileRect::of_size(3840, 2160), 9, FULL), (3, 3, 1280, 720));
    assert_eq!(grid(TileRect::of_size(3440, 1440), 2, FULL), (1, 2, 1720, 1440));
    assert_eq!(grid(TileRect::of_size(1080, 1920), 2, FULL), (2, 1, 1080, 960), "below each other in an upright window");
}

#[test]
fn tables_for_which_there_is_no_room_get_no_tile() {
    let most = |area| (Tiling::most(area, FULL), Tiling::most(area, SMALL));
    assert_eq!(most(below(1280, 800)), (4, 4));
    assert_eq!(most(below(1920, 1080)), (6, 16));
    assert_eq!(most(below(1920, 1006)), (6, 12), "a maximised window between the bars of a desktop");
    assert_eq!(most(below(2560, 1440)).0, 12);
    assert_eq!(most(below(3840, 2160)).0, 30);
    assert_eq!(most(below(640, 360)), (1, 1));
    assert_eq!(grid(below(1280, 800), 9, FULL), (2, 2, 640, 378), "five are behind");
}

#[test]
fn small_tiles_are_used_only_where_a_table_would_go_behind() {
    let area = TileRect { left: 0, top: 28, width: 1920, height: 1052 };
    assert_eq!(grid(area, 16, SMALL), (4, 4, 480, 263));
    assert_eq!(grid(area, 9, SMALL), (3, 3, 640, 350));
    assert_eq!(grid(area, 6, SMALL), (2, 3, 640, 526), "six have room as full tiles");
    assert_eq!(Tiling::of(area, 6, SMALL).size(), TileSize::Full);
    assert_eq!(Tiling::of(area, 16, SMALL).size(), TileSize::Small);
    assert_eq!(grid(area, 16, FULL), (2, 3, 640, 526));
    assert_eq!(grid(TileRect::of_size(1920, 1080), 16, SMALL), (4, 4, 480, 270));
}

#[test]
fn a_tile_is_opened_over_two_rows_and_columns_that_contain_it() {
    let tiling = Tiling::of(TileRect { left: 0, top: 28, width: 1920, height: 1052 }, 16, SMALL);
    let first = tiling.large(0).unwrap();
    assert_eq!((first.rect, first.cells), (TileRect { left: 0, top: 28, width: 960, height: 526 }, vec![0, 1, 4, 5]));
    assert_eq!(tiling.large(15).unwrap().cells, [10, 11, 14, 15], "the last one grows to the left and upwards");
    assert_eq!(tiling.large(7).unwrap().cells, [6, 7, 10, 11]);
    assert_eq!(tiling.large(16), None, "no such cell");
    assert_eq!(Tiling::of(below(1280, 800), 2, FULL).large(0), None, "there is one row");
}

#[test]
fn a_window_that_is_too_small_for_a_tile_shows_one_table() {
    assert_eq!(grid(TileRect::of_size(320, 200), 3, FULL), (1, 1, 320, 200));
    assert_eq!(grid(TileRect::of_size(0, 0), 3, SMALL), (1, 1, 0, 0));
    assert_eq!(Tiling::most(TileRect::of_size(320, 200), FULL), 1);
}

#[test]
fn at_a_broken_scale_factor_tiles_begin_and_end_at_whole_physical_pixels() {
    // 1533 logical pixels are 1916.25 physical ones at 1.25.
    let tiling = Tiling::of(TileRect { left: 0, top: 44, width: 1533, height: 821 }, 4, TileLimits { small: false, step: 4 });
    let rects: Vec<_> = (0..tiling.cells()).map(|cell| tiling.rect(cell)).collect();
    for rect in &rects {
        for length in [rect.left, rect.top, rect.width, rect.height] {
            assert_eq!(length % 4, 0, "{rect:?}");
        }
    }
    assert_eq!((rects[0].width, rects[1].left), (764, 768));
}

fn limits() -> impl Strategy<Value = TileLimits> {
    (any::<bool>(), prop_oneof![Just(1_u16), Just(4)]).prop_map(|(small, step)| TileLimits { small, step })
}

fn area() -> impl Strategy<Value = TileRect> {
    (0_u16..4, 0_u16..12, 640_u16..4000, 360_u16..2400).prop_map(|(left, top, width, height)| TileRect {
        left: left * 56,
        top: top * 4,
        width,
        height,
    })
}

proptest! {
    #[test]
    fn tiles_never_overlap_fill_their_area_and_keep_the_smallest_size(area in area(), wanted in 1_usize..25, limits in limits()) {
        let tiling = Tiling::of(area, wanted, limits);
        let rects: Vec<_> = (0..tiling.cells()).map(|cell| tiling.rect(cell)).collect();
        let least = if limits.small { TileSize::SMALL } else { TileSize::FULL };
        for (at, rect) in rects.iter().enumerate() {
            prop_assert!(rect.width >= least.0 && rect.height >= least.1, "{rect:?}");
            prop_assert!(rect.left >= area.left && rect.top >= area.top && rect.right() <= area.right() && rect.bottom() <= area.bottom());
            prop_assert_eq!((rect.width, rect.height), (rects[0].width, rects[0].height));
            for other in &rects[at + 1..] {
                let apart = rect.right() <= other.left || other.right() <= rect.left || rect.bottom() <= other.top || other.bottom() <= rect.top;
                prop_assert!(apart, "{rect:?} and {other:?}");
            }
        }
        // All that is left are seams between tiles, and less than a step at the end.
        let (rows, columns, step) = (usize::from(tiling.rows()), usize::from(tiling.columns()), limits.step);
        let (first, last) = (rects[0], rects[rects.len() - 1]);
        prop_assert_eq!((first.left, first.top), (area.left, area.top));
        prop_assert!(area.right() - last.right() < step && area.bottom() - last.bottom() < step);
        for column in 1..columns {
            prop_assert!(rects[column].left - rects[column - 1].right() <= 2 * step);
        }
        for row in 1..rows {
            prop_assert!(rects[row * columns].top - rects[(row - 1) * columns].bottom() <= 2 * step);
        }
    }

    #[test]
    fn every_table_has_a_tile_as_long_as_there_is_room(area in area(), wanted in 1_usize..25, limits in limits()) {
        let tiling = Tiling::of(area, wanted, limits);
        prop_assert!(tiling.cells() >= wanted.min(Tiling::most(area, limits)));
        let full = TileLimits { small: false, ..limits };
        if wanted <= Tiling::most(area, full) && area.width >= 640 && area.height >= 360 {
            prop_assert_eq!(tiling.size(), TileSize::Full, "small tiles without need");
        }
    }

    #[test]
    fn a_point_lies_in_the_tile_that_is_drawn_there(area in area(), wanted in 1_usize..25, x in 0.0_f32..4500.0, y in 0.0_f32..2700.0) {
        let tiling = Tiling::of(area, wanted, SMALL);
        let held: Vec<_> = (0..tiling.cells()).filter(|cell| tiling.rect(*cell).contains(x, y)).collect();
        prop_assert!(held.len() <= 1);
        prop_assert_eq!(tiling.at(x, y), held.first().copied());
    }
}
