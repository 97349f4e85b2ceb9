//! Several tables in one window: each has its panels in its own part, and none takes the clicks, the keys or the focus of another.

use std::collections::BTreeSet;

use bevy::math::Vec2;
use bevy_egui::egui::{Context, Event, Key, Modifiers, MouseWheelUnit, Rect, TouchPhase, pos2, vec2};
use egui_kittest::Harness;
use poker_client::{AppIntent, BarIntent, BarSlot, Intent};
use poker_protocol::{SeatState, TableId};
use poker_text::Language;

use super::fixture;
use super::table::{self, TableData};
use crate::panel::Dialog;
use crate::style::bench::{Bench, ShownPanel, assert_tidy, focused, show};
use crate::style::{Record, Scope, Style};
use crate::theme::UiScale;

/// A table in a part of the window.
struct Tile {
    table: u32,
    rect: Rect,
    data: TableData,
}

/// The tables of a window.
struct Tiles {
    tiles: Vec<Tile>,
    /// The table on which keys act.
    keys: u32,
    asked: Vec<(u32, Intent)>,
}

impl Tile {
    fn new(table: u32, left: f32, top: f32, size: (f32, f32)) -> Self {
        Self { table, rect: Rect::from_min_size(pos2(left, top), vec2(size.0, size.1)), data: TableData::on_turn() }
    }
}

fn draw(ctx: &Context, style: &Style<'_>, data: &mut Tiles) -> Vec<Intent> {
    for tile in &mut data.tiles {
        let style = Style {
            window: tile.rect,
            scale: UiScale::new(style.theme, Vec2::new(tile.rect.width(), tile.rect.height()), 1.0),
            scope: Scope(Some(TableId(tile.table))),
            keys: tile.table == data.keys,
            ..*style
        };
        let asked = table::draw(ctx, &style, &mut tile.data);
        data.asked.extend(asked.into_iter().map(|intent| (tile.table, intent)));
    }
    Vec::new()
}

const SIZE: (f32, f32) = (640.0, 378.0);

fn bench() -> Bench {
    Bench::new(Language::English, 1280.0, 378.0)
}

/// Tables 1 and 2 beside each other; keys act on the second.
fn two(bench: &Bench) -> Harness<'_, ShownPanel<Tiles>> {
    let tiles = vec![Tile::new(1, 0.0, 0.0, SIZE), Tile::new(2, 640.0, 0.0, SIZE)];
    show(bench, Tiles { tiles, keys: 2, asked: Vec::new() }, draw)
}

/// Two tables that both ask something.
fn asking(bench: &Bench) -> Harness<'_, ShownPanel<Tiles>> {
    let mut harness = two(bench);
    for tile in &mut harness.state_mut().data.tiles {
        tile.data.state.dialog = Some(Dialog::Leave);
    }
    harness.run_steps(4);
    harness
}

fn open(harness: &Harness<'_, ShownPanel<Tiles>>) -> Vec<u32> {
    harness.state().data.tiles.iter().filter(|tile| tile.data.state.dialog.is_some()).map(|tile| tile.table).collect()
}

fn press(harness: &mut Harness<'_, ShownPanel<Tiles>>, at: bevy_egui::egui::Pos2) -> Vec<(u32, Intent)> {
    harness.state_mut().data.asked.clear();
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run_steps(4);
    std::mem::take(&mut harness.state_mut().data.asked)
}

fn middle(record: &Record, name: &str) -> bevy_egui::egui::Pos2 {
    record.control(name).unwrap_or_else(|| panic!("no {name}")).shown.center()
}

#[test]
fn the_panels_of_a_table_in_a_part_of_a_window_are_those_of_a_window_of_that_size_without_the_tools_of_the_window() {
    // The tools of the window lie in the strip over the tables.
    let of_table = |name: &str| !name.contains("top.");
    for (width, height) in [SIZE, (848.0, 518.0), (1280.0, 800.0)] {
        let (left, top) = (640.0, 378.0);
        let alone = Bench::new(Language::French, width, height);
        let alone = table::shown(&alone, TableData::on_turn()).state().record.controls();
        let bench = Bench::new(Language::French, left + width, top + height);
        let tiles = Tiles { tiles: vec![Tile::new(7, left, top, (width, height))], keys: 7, asked: Vec::new() };
        let harness = show(&bench, tiles, draw);
        let record = &harness.state().record;
        let drawn = record.controls();
        let tools: Vec<_> = drawn.iter().map(|control| control.name.as_str()).filter(|name| !of_table(name)).collect();
        assert_eq!(tools, ["t7.top.own_window", "t7.top.log", "t7.top.leave"]);
        let moved: Vec<_> = drawn
            .into_iter()
            .filter(|control| of_table(&control.name))
            .map(|control| (control.name, control.rect, control.shown))
            .collect();
        let by = vec2(left, top);
        let wanted: Vec<_> = alone
            .into_iter()
            .filter(|control| of_table(&control.name))
            .map(|control| (format!("t7.{}", control.name), control.rect.translate(by), control.shown.translate(by)))
            .collect();
        assert_eq!(moved, wanted, "{width}x{height}");
        let tile = harness.state().data.tiles[0].rect;
        assert!(record.texts().iter().all(|text| tile.contains_rect(text.shown)), "a text outside of {width}x{height}");
    }
}

#[test]
fn each_table_has_buttons_of_its_own_and_a_click_acts_at_one_table() {
    let bench = bench();
    let mut harness = two(&bench);
    let mut ids: Vec<_> = harness.state().record.controls().iter().map(|control| control.id).collect();
    let count = ids.len();
    ids.sort_by_key(|id| id.value());
    ids.dedup();
    assert_eq!((ids.len(), count % 2), (count, 0));
    for table in [1, 2] {
        let at = middle(&harness.state().record, &format!("t{table}.action.fold"));
        let asked = press(&mut harness, at);
        let pressed = [BarIntent::Press(BarSlot::Fold), BarIntent::Release(BarSlot::Fold)].map(|intent| (table, intent.into()));
        assert!(pressed.iter().all(|intent| asked.contains(intent)), "{asked:?}");
        assert!(asked.iter().all(|(at, _)| *at == table), "{asked:?}");
    }
}

#[test]
fn the_wheel_changes_the_amount_of_the_table_under_the_pointer() {
    let bench = bench();
    let mut harness = two(&bench);
    let over = harness.state().record.control("t1.action.raise").unwrap().shown.center_top() - vec2(0.0, 60.0);
    harness.hover_at(over);
    harness.run_steps(2);
    harness.state_mut().data.asked.clear();
    harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, 1.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
    });
    harness.run_steps(2);
    assert_eq!(harness.state().data.asked, [(1, BarIntent::Step(1).into())]);
}

#[test]
fn a_sheet_of_one_table_leaves_the_buttons_of_the_other_alive_and_covers_its_own() {
    let bench = bench();
    let mut harness = two(&bench);
    let covered = middle(&harness.state().record, "t1.action.fold");
    harness.state_mut().data.tiles[0].data.state.dialog = Some(Dialog::Leave);
    harness.run_steps(4);
    assert!(harness.state().record.control("t1.action.fold").is_none());
    let at = middle(&harness.state().record, "t2.action.call");
    let asked = press(&mut harness, at);
    assert!(asked.contains(&(2, BarIntent::Release(BarSlot::Call).into())), "{asked:?}");
    assert_eq!(open(&harness), [1], "a click at another table is not one beside the sheet");
    assert!(press(&mut harness, covered).is_empty(), "the sheet lies above the button");
}

#[test]
fn the_focus_reaches_the_sheet_and_the_other_table_and_nothing_below_the_sheet() {
    let bench = bench();
    let mut harness = two(&bench);
    harness.state_mut().data.tiles[0].data.state.dialog = Some(Dialog::Leave);
    harness.run_steps(4);
    let mut reached = BTreeSet::new();
    for _ in 0..40 {
        harness.key_press(Key::Tab);
        harness.run_steps(2);
        reached.insert(focused(&harness));
    }
    assert!(["t1.leave.stay", "t2.action.fold", "t2.action.amount"].iter().all(|name| reached.contains(*name)), "{reached:?}");
    let below = reached.iter().find(|name| !name.starts_with("t1.leave.") && !name.starts_with("t2."));
    assert_eq!(below, None, "{reached:?}");
}

#[test]
fn of_two_tables_that_ask_something_the_one_on_which_keys_act_has_the_focus_and_hears_escape() {
    let bench = bench();
    let mut harness = asking(&bench);
    assert_eq!(focused(&harness), "t2.leave.stay");
    harness.state_mut().data.keys = 1;
    harness.run_steps(4);
    assert_eq!(focused(&harness), "t1.leave.stay");
    harness.key_press(Key::Escape);
    harness.run_steps(4);
    assert_eq!(open(&harness), [2]);
}

/// The sizes of small tiles: the smallest, and sixteen in a window of 1920x1080.
const SMALL: [(f32, f32); 3] = [(480.0, 256.0), (480.0, 263.0), (540.0, 320.0)];

fn small(bench: &Bench, size: (f32, f32), data: TableData) -> Harness<'_, ShownPanel<Tiles>> {
    let tiles = vec![Tile { data, ..Tile::new(1, 0.0, 0.0, size) }];
    show(bench, Tiles { tiles, keys: 1, asked: Vec::new() }, draw)
}

#[test]
fn a_small_tile_is_tidy_in_every_language_and_every_state() {
    for language in Language::ALL {
        for size in SMALL {
            let bench = Bench::new(language, size.0, size.1);
            for (what, data) in [
                ("turn", TableData::on_turn()),
                ("sits out", TableData::quiet(SeatState::SittingOut, 5_000, fixture::you())),
                ("broke", TableData::quiet(SeatState::Playing, 0, fixture::you())),
            ] {
                let harness = small(&bench, size, data);
                assert_tidy(&harness.state().record, &bench, &format!("{what} {language} {}x{}", size.0, size.1));
            }
        }
    }
}

#[test]
fn a_small_tile_has_the_three_slots_and_a_button_that_opens_it_large_but_no_row_for_the_amount_and_no_switches() {
    let size = SMALL[0];
    let bench = Bench::new(Language::English, size.0, size.1);
    let mut harness = small(&bench, size, TableData::on_turn());
    let names: Vec<String> = harness.state().record.controls().into_iter().map(|control| control.name).collect();
    for name in ["t1.action.fold", "t1.action.call", "t1.action.raise", "t1.top.enlarge", "t1.top.leave"] {
        assert!(names.iter().any(|there| there == name), "{name} is not in {names:?}");
    }
    assert!(!names.iter().any(|name| name.contains("slider") || name.contains("tool.") || name.contains("preset")), "{names:?}");
    let at = middle(&harness.state().record, "t1.top.enlarge");
    assert_eq!(press(&mut harness, at), [(1, AppIntent::EnlargeTable.into())]);
}

#[test]
fn a_question_waits_until_a_small_tile_is_large() {
    let size = SMALL[1];
    let bench = Bench::new(Language::English, size.0, size.1);
    let mut data = TableData::on_turn();
    data.state.dialog = Some(Dialog::Leave);
    let harness = small(&bench, size, data);
    assert!(harness.state().record.control("t1.leave.go").is_none());
    assert_eq!(open(&harness), [1], "it stays open");
}
