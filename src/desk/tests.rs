//! Where tables are drawn, and on which of them keys act.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::ecs::system::RunSystemOnce as _;
use bevy::prelude::*;
use poker_client::{AimReason, BarIntent, Settings, TableOrder, Timing};
use poker_protocol::{Seq, ServerMsg, TableId};

use super::Desk;
use super::aim::aim_keys;
use super::places::follow_tables;
use crate::assets::AssetSource;
use crate::coming_forward::come_forward;
use crate::egui_pass::PanelState;
use crate::felt_style::FeltStyle;
use crate::fonts::{FontFiles, Fonts};
use crate::frame_clock::FrameClock;
use crate::keyboard::{Keys, Pointing};
use crate::navigation::{Navigation, Screen};
use crate::panel::TablePanels;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::surface::{Canvas, Surface};
use crate::theme::Theme;
use crate::toasts::Toasts;
use crate::tour::{at_table, scene_of};

const FIRST: TableId = TableId(1);
const SECOND: TableId = TableId(2);
const THIRD: TableId = TableId(3);
/// A time after which the player's buttons accept input.
const LATER_MS: u64 = 60_000;

/// A player at three tables in a window of this size: somebody else acts at the first, the player at the second, nobody at the third.
fn world(size: Vec2, order: TableOrder) -> World {
    let mut world = World::new();
    let mut settings = Settings::default();
    settings.tables.order = order;
    let mut moment = FrameClock::frozen(crate::frame_clock::start());
    moment.now_ms = LATER_MS;
    let timing = Timing::from_ron(include_str!("../../assets/timing.ron")).unwrap();
    let mut session = Session::default();
    let mut seq = 0;
    for (scene, table) in [("table-pre-action", FIRST), ("table-facing-a-raise", SECOND), ("table-sitting-out", THIRD)] {
        for message in at_table(&scene_of(scene), table, "Bellatrix") {
            seq += 1;
            session.take(ServerMsg { seq: Seq(seq), message }, &moment, (&settings, timing), &mut Toasts::default());
        }
    }
    world.insert_resource(session);
    world.insert_resource(moment);
    world.insert_resource(CurrentSettings(settings));
    world.insert_resource(Canvas::default().renewed(Surface { size, scale_factor: 1.0 }));
    let fonts = Fonts::new(FontFiles::read(&AssetSource::Embedded).unwrap(), &mut Assets::<Font>::default());
    let theme = Arc::new(Theme::load(&AssetSource::Embedded).unwrap());
    world.insert_resource(FeltStyle { theme, fonts });
    world.insert_resource(Navigation { screen: Screen::Table, over: None, sheet: None });
    world.init_resource::<Desk>();
    world.init_resource::<Keys>();
    world.init_resource::<Pointing>();
    world.init_resource::<PanelState<TablePanels>>();
    frame(&mut world);
    world
}

/// What a frame does for the places of tables and for the aim of keys.
fn frame(world: &mut World) {
    world.run_system_once(aim_keys).unwrap();
    world.run_system_once(come_forward).unwrap();
    world.run_system_once(follow_tables).unwrap();
}

fn shown(world: &World) -> BTreeSet<TableId> {
    world.resource::<Session>().shown().map(|seated| seated.table).collect()
}

fn front(world: &World) -> Option<TableId> {
    world.resource::<Session>().front_id()
}

fn point_at(world: &mut World, table: Option<TableId>) {
    world.resource_mut::<Desk>().pointed = table;
    world.run_system_once(aim_keys).unwrap();
}

#[test]
fn as_many_tables_are_drawn_side_by_side_as_have_room() {
    let wide = world(Vec2::new(1280.0, 800.0), TableOrder::Tiles);
    assert_eq!(shown(&wide), BTreeSet::from([FIRST, SECOND, THIRD]));
    let tiles = wide.resource::<Desk>().tiles();
    assert_eq!(tiles.len(), 3);
    assert!(tiles.values().all(|tile| (tile.width, tile.height) == (640, 378)), "{tiles:?}");
    let small = world(Vec2::new(640.0, 360.0), TableOrder::Tiles);
    assert_eq!(shown(&small).len(), 1);
    assert!(!small.resource::<Desk>().is_tiled(), "one table has the whole window");
}

#[test]
fn on_a_stack_and_one_at_a_time_one_table_has_the_whole_window() {
    for order in [TableOrder::Stack, TableOrder::OneAtATime] {
        let world = world(Vec2::new(1280.0, 800.0), order);
        assert_eq!(shown(&world).len(), 1, "{order:?}");
        assert!(!world.resource::<Desk>().is_tiled() && world.resource::<Desk>().strip().is_none(), "{order:?}");
    }
}

#[test]
fn a_table_that_is_drawn_beside_others_plays_what_happens_there() {
    let world = world(Vec2::new(1280.0, 800.0), TableOrder::Tiles);
    let session = world.resource::<Session>();
    assert!(session.shows(FIRST) && session.shows(SECOND));
    assert_eq!(session.calls(LATER_MS).len(), 1, "the turn is seen at the second table");
}

#[test]
fn keys_act_on_the_table_under_the_pointer_or_else_on_the_one_that_waits() {
    let mut world = world(Vec2::new(1280.0, 800.0), TableOrder::Tiles);
    point_at(&mut world, None);
    let target = world.resource::<Desk>().aim.target().unwrap();
    assert_eq!((target.table, target.reason), (SECOND, AimReason::Due));
    assert_eq!(front(&world), Some(SECOND));
    point_at(&mut world, Some(THIRD));
    let target = world.resource::<Desk>().aim.target().unwrap();
    assert_eq!((target.table, target.reason), (THIRD, AimReason::Pointer));
    assert_eq!(front(&world), Some(THIRD));
    assert_eq!(shown(&world).len(), 3, "no table moves");
}

#[test]
fn an_amount_that_is_begun_keeps_the_keys_at_its_table() {
    let mut world = world(Vec2::new(1280.0, 800.0), TableOrder::Tiles);
    world.resource_mut::<Session>().update_bars(LATER_MS);
    world.resource_mut::<Session>().bar(SECOND, &BarIntent::OpenRaise, LATER_MS + 10_000, false);
    assert!(world.resource::<Session>().seated(SECOND).unwrap().bar.amount_is_begun());
    point_at(&mut world, None);
    assert_eq!(world.resource::<Desk>().aim.target().unwrap().reason, AimReason::Amount);
}

#[test]
fn on_a_stack_the_table_that_waits_comes_to_the_top_unless_the_hands_are_busy() {
    let mut world = world(Vec2::new(1280.0, 800.0), TableOrder::Stack);
    frame(&mut world);
    assert_eq!(front(&world), Some(SECOND), "it waits, and nobody does anything");
    world.resource_mut::<Session>().bring_to_front(FIRST, LATER_MS);
    let used = |world: &mut World, used_ms| world.resource_mut::<Desk>().used_ms = used_ms;
    used(&mut world, LATER_MS);
    frame(&mut world);
    assert_eq!(front(&world), Some(FIRST), "a key was pressed just before");
    used(&mut world, 0);
    world.resource_mut::<Pointing>().text_field = true;
    frame(&mut world);
    assert_eq!(front(&world), Some(FIRST), "something is typed");
    world.resource_mut::<Pointing>().text_field = false;
    world.resource_mut::<Navigation>().sheet = Some(crate::navigation::SeatSheet::Setup);
    frame(&mut world);
    assert_eq!(front(&world), Some(FIRST), "a sheet asks something");
    world.resource_mut::<Navigation>().sheet = None;
    frame(&mut world);
    assert_eq!(front(&world), Some(SECOND));
}

#[test]
fn one_at_a_time_no_table_comes_to_the_top_by_itself() {
    let mut world = world(Vec2::new(1280.0, 800.0), TableOrder::OneAtATime);
    frame(&mut world);
    assert_eq!(front(&world), Some(FIRST));
}

#[test]
fn in_a_small_window_the_table_that_waits_comes_to_the_top_too() {
    let mut world = world(Vec2::new(640.0, 360.0), TableOrder::Tiles);
    frame(&mut world);
    assert_eq!(front(&world), Some(SECOND));
    world.resource_mut::<CurrentSettings>().0.tables.comes_forward = false;
    world.resource_mut::<Session>().bring_to_front(FIRST, LATER_MS);
    frame(&mut world);
    assert_eq!(front(&world), Some(FIRST), "the player does not want it");
}
