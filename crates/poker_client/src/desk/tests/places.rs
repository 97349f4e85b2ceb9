//! The place of each table.

use std::collections::BTreeSet;

use poker_protocol::TableId;
use proptest::prelude::*;

use super::super::{DeskMoment, DeskPlace, TableCall, TableDesk, TileLimits, TileRect, Tiling, moved_tables};
use super::call;
use crate::TableOrder;

const WHOLE: TileRect = TileRect { left: 0, top: 44, width: 1280, height: 756 };

fn tables(numbers: impl IntoIterator<Item = u32>) -> BTreeSet<TableId> {
    numbers.into_iter().map(TableId).collect()
}

/// A desk with the window around it.
struct Window {
    desk: TableDesk,
    area: TileRect,
    tiling: Tiling,
    now_ms: u64,
}

impl Window {
    fn of(order: TableOrder, numbers: impl IntoIterator<Item = u32>) -> Self {
        let tiling = Tiling::of(WHOLE, 1, TileLimits { small: false, step: 1 });
        let mut window = Self { desk: TableDesk::new(order), area: WHOLE, tiling, now_ms: 0 };
        window.follow(numbers, &[]);
        window
    }

    fn follow(&mut self, numbers: impl IntoIterator<Item = u32>, calls: &[TableCall]) {
        let tables = tables(numbers);
        self.tiling = Tiling::of(self.area, self.desk.count_in_main(&tables), TileLimits { small: false, step: 1 });
        self.now_ms += 1_000;
        self.desk.follow(&self.tiling, DeskMoment { tables: &tables, calls, now_ms: self.now_ms });
    }

    fn place(&self, table: u32) -> DeskPlace {
        self.desk.place(TableId(table), &self.tiling).unwrap()
    }

    /// The tables of the tiles in reading order, 0 for an empty cell.
    fn tiles(&self) -> Vec<u32> {
        let held = |cell| self.desk.in_main().find(|table| self.desk.place(*table, &self.tiling) == Some(DeskPlace::Tile(cell)));
        (0..self.tiling.cells()).map(|cell| held(cell).map_or(0, |table| table.0)).collect()
    }
}

#[test]
fn tables_get_tiles_as_they_come_and_those_without_room_are_behind() {
    let window = Window::of(TableOrder::Tiles, 1..=6);
    assert_eq!(window.tiles(), [1, 2, 3, 4]);
    assert_eq!((window.place(5), window.place(6)), (DeskPlace::Behind, DeskPlace::Behind));
    assert_eq!(window.desk.place(TableId(9), &window.tiling), None, "the player does not sit there");
    assert_eq!(window.desk.front(), Some(TableId(1)));
}

#[test]
fn a_table_that_goes_moves_no_other() {
    let mut window = Window::of(TableOrder::Tiles, 1..=6);
    window.follow([1, 3, 4, 5, 6], &[]);
    assert_eq!(window.tiles(), [1, 5, 3, 4], "the one that waited longest takes the place");
    window.follow([1, 4, 5], &[]);
    assert_eq!(window.tiles(), [1, 5, 0, 4], "an empty cell stays where it is");
    window.follow([1, 4, 5, 7], &[]);
    assert_eq!(window.tiles(), [1, 5, 7, 4], "and is taken by the next that comes");
    window.follow([4, 5], &[]);
    assert_eq!((window.tiles(), window.tiling.rows()), (vec![5, 4], 1), "with other rows and columns they close ranks");
}

#[test]
fn a_table_that_waits_for_the_player_keeps_its_tile_when_the_window_shrinks() {
    let mut window = Window::of(TableOrder::Tiles, 1..=4);
    let calls = [call(4, 3_000), call(3, 9_000)];
    window.follow(1..=4, &calls);
    window.area = TileRect { height: 400, ..WHOLE };
    window.follow(1..=4, &calls);
    assert_eq!(window.tiles(), [3, 4]);
    window.area = TileRect { height: 400, width: 700, ..WHOLE };
    window.follow(1..=4, &calls);
    assert_eq!(window.tiles(), [4], "the one with the least time");
}

#[test]
fn what_comes_to_the_front_takes_the_tile_that_waits_for_nothing_for_the_longest_time() {
    let mut window = Window::of(TableOrder::Tiles, 1..=6);
    for due in [3, 2, 4] {
        window.follow(1..=6, &[call(due, 5_000)]);
    }
    let calls = [call(3, 4_000)];
    window.desk.bring_forward(TableId(6), &calls, None);
    assert_eq!(window.tiles(), [1, 6, 3, 4], "the front is spared before 2, and 3 waits for the player");
    assert_eq!((window.desk.front(), window.place(2)), (Some(TableId(6)), DeskPlace::Behind));
    window.desk.bring_forward(TableId(5), &calls, Some(TableId(1)));
    assert_eq!(window.tiles(), [1, 6, 3, 5], "1 lies under the pointer, and 6 is in front");
    window.desk.bring_forward(TableId(3), &[], None);
    assert_eq!((window.tiles(), window.desk.front()), (vec![1, 6, 3, 5], Some(TableId(3))), "one that has a tile stays there");
}

#[test]
fn where_all_tiles_wait_for_the_player_the_one_with_the_most_time_makes_room() {
    let mut window = Window::of(TableOrder::Tiles, 1..=5);
    let calls = [call(2, 1_000), call(1, 2_000), call(4, 3_000), call(3, 9_000)];
    window.follow(1..=5, &calls);
    window.desk.bring_forward(TableId(5), &calls, None);
    assert_eq!(window.tiles(), [1, 2, 5, 4]);
}

#[test]
fn in_the_stack_one_table_fills_the_window_and_the_tiles_are_as_they_were_afterwards() {
    let mut window = Window::of(TableOrder::Tiles, 1..=4);
    window.desk.set_order(TableOrder::Stack);
    window.desk.bring_forward(TableId(3), &[], None);
    assert_eq!((window.place(3), window.place(1)), (DeskPlace::Front, DeskPlace::Behind));
    assert_eq!(window.desk.shown_in_main(&window.tiling, WHOLE).into_iter().collect::<Vec<_>>(), [(TableId(3), WHOLE)]);
    window.desk.set_order(TableOrder::Tiles);
    assert_eq!(window.tiles(), [1, 2, 3, 4]);
}

#[test]
fn when_the_front_is_left_the_one_comes_that_waits_for_the_player() {
    let mut window = Window::of(TableOrder::Stack, 1..=3);
    window.follow([2, 3], &[call(3, 1_000)]);
    assert_eq!(window.place(3), DeskPlace::Front);
    window.follow([2], &[]);
    assert_eq!(window.place(2), DeskPlace::Front);
    window.follow([], &[]);
    assert_eq!(window.desk.front(), None);
}

#[test]
fn a_table_of_a_window_of_its_own_has_no_tile_until_it_comes_back() {
    let mut window = Window::of(TableOrder::Tiles, 1..=3);
    assert_eq!((window.desk.detach(TableId(2)), window.desk.detach(TableId(2))), (Some(1), None));
    assert_eq!(window.desk.detach(TableId(3)), Some(2));
    window.follow(1..=3, &[]);
    assert_eq!((window.place(1), window.place(2), window.place(3)), (DeskPlace::Tile(0), DeskPlace::Window(1), DeskPlace::Window(2)));
    window.desk.attach(TableId(2));
    window.follow(1..=4, &[]);
    assert_eq!(window.place(2), DeskPlace::Tile(1));
    assert_eq!(window.desk.detach(TableId(4)), Some(1), "the number is free again");
    window.follow([1, 2], &[]);
    assert_eq!(window.desk.window(TableId(3)), None, "the table was left");
}

#[test]
fn a_table_that_comes_opens_in_the_window_it_is_kept_for_unless_another_table_has_it() {
    let mut window = Window::of(TableOrder::Tiles, 1..=2);
    assert_eq!(window.desk.detach(TableId(2)), Some(1));
    for (table, number) in [(5, 1), (6, 3), (1, 4), (7, 9), (8, 0)] {
        window.desk.come_in_window(TableId(table), number);
    }
    window.follow([1, 2, 5, 6, 7, 8], &[]);
    assert_eq!(window.desk.in_windows().collect::<Vec<_>>(), [(TableId(2), 1), (TableId(6), 3)]);
}

#[test]
fn there_are_at_most_eight_windows_of_tables() {
    let mut window = Window::of(TableOrder::Tiles, 1..=9);
    for table in 1..=8 {
        assert!(window.desk.detach(TableId(table)).is_some());
    }
    assert_eq!(window.desk.detach(TableId(9)), None);
}

#[test]
fn a_table_to_which_a_tournament_moves_the_player_takes_the_place_of_the_old_one() {
    let mut window = Window::of(TableOrder::Tiles, 1..=4);
    window.desk.bring_forward(TableId(2), &[], None);
    window.desk.replace(TableId(2), TableId(9));
    window.follow([1, 3, 4, 9], &[]);
    assert_eq!((window.tiles(), window.desk.front()), (vec![1, 9, 3, 4], Some(TableId(9))));
    window.desk.detach(TableId(9));
    window.desk.replace(TableId(9), TableId(10));
    assert_eq!(window.desk.window(TableId(10)), Some(1));
    window.desk.replace(TableId(1), TableId(3));
    window.follow([1, 3, 4, 10], &[]);
    assert_eq!(window.desk.in_main().collect::<BTreeSet<_>>(), tables([1, 3, 4]), "one that has a place keeps it");
}

#[test]
fn a_tile_that_is_opened_large_covers_others_until_it_is_closed() {
    let mut window = Window::of(TableOrder::Tiles, 1..=4);
    window.desk.open_large(Some(TableId(3)));
    assert_eq!((window.place(3), window.place(1), window.place(4)), (DeskPlace::Large(2), DeskPlace::Behind, DeskPlace::Behind));
    let shown = window.desk.shown_in_main(&window.tiling, WHOLE);
    assert_eq!(shown.into_iter().collect::<Vec<_>>(), [(TableId(3), WHOLE)]);
    window.desk.open_large(None);
    assert_eq!(window.tiles(), [1, 2, 3, 4]);
    window.desk.open_large(Some(TableId(3)));
    window.desk.bring_forward(TableId(1), &[], None);
    assert_eq!(window.tiles(), [1, 2, 3, 4], "one below it was asked for");
}

#[test]
fn buttons_rest_where_a_table_is_new_or_elsewhere_and_nowhere_else() {
    let mut window = Window::of(TableOrder::Tiles, 1..=5);
    let before = window.desk.shown_in_main(&window.tiling, WHOLE);
    window.follow(1..=5, &[call(2, 1_000)]);
    assert_eq!(moved_tables(&before, &window.desk.shown_in_main(&window.tiling, WHOLE)), [], "nothing has moved");
    window.desk.bring_forward(TableId(5), &[], None);
    assert_eq!(moved_tables(&before, &window.desk.shown_in_main(&window.tiling, WHOLE)), [TableId(5)]);
    let before = window.desk.shown_in_main(&window.tiling, WHOLE);
    window.follow(1..=4, &[]);
    let moved = moved_tables(&before, &window.desk.shown_in_main(&window.tiling, WHOLE));
    assert!(moved.iter().all(|table| !before.contains_key(table)), "those that stay keep their buttons: {moved:?}");
}

/// One thing that happens to a desk.
#[derive(Clone, Debug)]
enum Happens {
    Tables(BTreeSet<u32>),
    Calls(Vec<u32>),
    Area(u16, u16),
    Forward(u32),
    Detach(u32),
    Attach(u32),
    Replace(u32, u32),
    Large(u32),
    Order(TableOrder),
}

fn happens() -> impl Strategy<Value = Happens> {
    let table = || 1_u32..18;
    prop_oneof![
        proptest::collection::btree_set(table(), 0..17).prop_map(Happens::Tables),
        proptest::collection::vec(table(), 0..5).prop_map(Happens::Calls),
        (300_u16..3000, 300_u16..2000).prop_map(|(width, height)| Happens::Area(width, height)),
        table().prop_map(Happens::Forward),
        table().prop_map(Happens::Detach),
        table().prop_map(Happens::Attach),
        (table(), table()).prop_map(|(gone, comes)| Happens::Replace(gone, comes)),
        table().prop_map(Happens::Large),
        proptest::sample::select(TableOrder::ALL.to_vec()).prop_map(Happens::Order),
    ]
}

proptest! {
    #[test]
    fn every_table_has_one_place_and_nothing_moves_where_nothing_happens(story in proptest::collection::vec(happens(), 1..40)) {
        let mut window = Window::of(TableOrder::Tiles, []);
        let (mut seated, mut calls) = (BTreeSet::new(), Vec::new());
        for happens in story {
            match happens {
                Happens::Tables(numbers) => seated = numbers,
                Happens::Calls(due) => calls = due.into_iter().zip(1..).map(|(table, left)| call(table, left * 1_000)).collect(),
                Happens::Area(width, height) => window.area = TileRect { width, height, ..WHOLE },
                Happens::Forward(table) => window.desk.bring_forward(TableId(table), &calls, None),
                Happens::Detach(table) => drop(window.desk.detach(TableId(table))),
                Happens::Attach(table) => window.desk.attach(TableId(table)),
                Happens::Replace(gone, comes) => window.desk.replace(TableId(gone), TableId(comes)),
                Happens::Large(table) => window.desk.open_large(Some(TableId(table))),
                Happens::Order(order) => window.desk.set_order(order),
            }
            calls.retain(|call| seated.contains(&call.table.0));
            window.follow(seated.clone(), &calls);
            let shown = window.desk.shown_in_main(&window.tiling, window.area);
            let mut cells = BTreeSet::new();
            for table in &seated {
                let place = window.desk.place(TableId(*table), &window.tiling);
                prop_assert!(place.is_some(), "{table} has no place");
                let drawn = !matches!(place, Some(DeskPlace::Behind | DeskPlace::Window(_)));
                prop_assert_eq!(drawn, shown.contains_key(&TableId(*table)));
                if let Some(taken @ (DeskPlace::Tile(_) | DeskPlace::Front | DeskPlace::Large(_) | DeskPlace::Window(_))) = place {
                    prop_assert!(cells.insert(taken), "two tables at {taken:?}");
                }
            }
            prop_assert!(shown.keys().all(|table| seated.contains(&table.0)), "a table that was left is drawn");
            prop_assert_eq!(window.desk.in_main().count() + seated.iter().filter(|table| window.desk.window(TableId(**table)).is_some()).count(), seated.len());
            let front = window.desk.front();
            prop_assert_eq!(front.is_some(), window.desk.in_main().next().is_some());
            let is_front_shown = front.is_none_or(|front| shown.contains_key(&front));
            prop_assert!(is_front_shown || window.desk.large().is_some(), "keys would act on a table that is not drawn");
            let rects: Vec<_> = shown.values().collect();
            for (at, rect) in rects.iter().enumerate() {
                for other in &rects[at + 1..] {
                    let apart = rect.right() <= other.left || other.right() <= rect.left || rect.bottom() <= other.top || other.bottom() <= rect.top;
                    prop_assert!(apart, "{rect:?} and {other:?}");
                }
            }
            window.follow(seated.clone(), &calls);
            prop_assert_eq!(window.desk.shown_in_main(&window.tiling, window.area), shown);
        }
    }
}
