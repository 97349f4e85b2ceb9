//! Where tables are drawn, and on which of them keys act.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::RunSystemOnce as _;
use bevy::math::DVec2;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use poker_client::{AimReason, BarIntent, BarSlot, Panel, Settings, TableOrder, Timing};
use poker_protocol::{Seq, ServerMsg, TableId};

use super::{Desk, come_forward, follow_tables, note_pointer};
use crate::assets::AssetSource;
use crate::felt_style::FeltStyle;
use crate::fonts::{FontFiles, Fonts};
use crate::frame_clock::FrameClock;
use crate::keyboard::{Keys, aim_keys};
use crate::navigation::{Navigation, Screen};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::surface::{Canvas, Surface};
use crate::theme::Theme;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;
use crate::tour::{at_table, scene_of};
use crate::windows::TableWindows;

const FIRST: TableId = TableId(1);
const SECOND: TableId = TableId(2);
const THIRD: TableId = TableId(3);
/// A time after which the player's buttons accept input.
const LATER_MS: u64 = 60_000;

/// A player at three tables, and the number of the room's last message.
struct TestDesk(World, u64);

impl TestDesk {
    /// Somebody else acts at the first table, the player at the second, nobody at the third. The window has this size.
    fn new(width: f32, height: f32, order: TableOrder) -> Self {
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
        world.insert_resource(Canvas::default().renewed(Surface { size: Vec2::new(width, height), scale_factor: 1.0 }));
        let fonts = Fonts::new(FontFiles::read(&AssetSource::Embedded).unwrap(), &mut Assets::<Font>::default());
        let theme = Arc::new(Theme::load(&AssetSource::Embedded).unwrap());
        world.insert_resource(FeltStyle { theme, fonts });
        world.init_resource::<Desk>();
        world.init_resource::<Keys>();
        world.init_resource::<NextFrame>();
        world.init_resource::<TableWindows>();
        world.init_resource::<Messages<CursorMoved>>();
        world.insert_resource(Navigation { screen: Screen::Table, ..Navigation::default() });
        let mut desk = Self(world, seq);
        desk.frame();
        desk
    }

    /// Tells the client how a table stands now.
    fn told(&mut self, scene: &str, table: TableId) {
        let settings = self.0.resource::<CurrentSettings>().0.clone();
        let timing = Timing::from_ron(include_str!("../../assets/timing.ron")).unwrap();
        let moment = *self.0.resource::<FrameClock>();
        for message in at_table(&scene_of(scene), table, "Bellatrix") {
            self.1 += 1;
            let seq = Seq(self.1);
            self.session().take(ServerMsg { seq, message }, &moment, (&settings, timing), &mut Toasts::default());
        }
        self.session().update_bars(LATER_MS);
    }

    /// Does what a frame does for the places of tables and for the aim of keys.
    fn frame(&mut self) {
        self.0.run_system_once(aim_keys).unwrap();
        self.0.run_system_once(come_forward).unwrap();
        self.0.run_system_once(follow_tables).unwrap();
    }

    fn desk(&mut self) -> Mut<'_, Desk> {
        self.0.resource_mut::<Desk>()
    }

    fn session(&mut self) -> Mut<'_, Session> {
        self.0.resource_mut::<Session>()
    }

    fn shown(&self) -> BTreeSet<TableId> {
        self.0.resource::<Session>().shown().map(|seated| seated.table).collect()
    }

    fn front(&self) -> Option<TableId> {
        self.0.resource::<Session>().front_id()
    }

    /// Moves the pointer over a table. Returns the table on which keys act then, and why.
    fn point_at(&mut self, table: Option<TableId>) -> (TableId, AimReason) {
        self.desk().pointed = table;
        self.0.run_system_once(aim_keys).unwrap();
        let target = self.0.resource::<Keys>().aim.target().unwrap();
        (target.table, target.reason)
    }
}

#[test]
fn as_many_tables_are_drawn_side_by_side_as_have_room() {
    let mut wide = TestDesk::new(1280.0, 800.0, TableOrder::Tiles);
    assert_eq!(wide.shown(), BTreeSet::from([FIRST, SECOND, THIRD]));
    let tiles = wide.desk().tiles().clone();
    assert_eq!(tiles.len(), 3);
    assert!(tiles.values().all(|tile| (tile.width, tile.height) == (640, 378)), "{tiles:?}");
    let mut small = TestDesk::new(640.0, 360.0, TableOrder::Tiles);
    assert_eq!(small.shown().len(), 1);
    assert!(!small.desk().is_tiled(), "one table has the whole window");
}

#[test]
fn tiles_are_small_only_where_tables_would_otherwise_lie_behind_and_only_if_the_player_permits_it() {
    // Beside each other, three tables have no room of 640x360 in this window.
    let mut desk = TestDesk::new(1000.0, 720.0, TableOrder::Tiles);
    assert_eq!(desk.shown().len(), 3);
    assert!(desk.desk().tiles().values().all(|tile| tile.width == 500), "{:?}", desk.desk().tiles());
    desk.0.resource_mut::<CurrentSettings>().0.tables.small_tiles = false;
    desk.frame();
    assert!(desk.shown().len() < 3, "{:?}", desk.shown());
}

#[test]
fn a_tile_is_opened_large_and_is_small_again_when_asked_or_once_the_decision_is_made() {
    let mut desk = TestDesk::new(1000.0, 720.0, TableOrder::Tiles);
    let small = desk.desk().tiles()[&SECOND];
    desk.desk().enlarge(SECOND);
    desk.frame();
    let large = desk.desk().tiles()[&SECOND];
    assert!(large.width >= 2 * small.width && large.height >= 2 * small.height, "{small:?} {large:?}");
    desk.desk().enlarge(SECOND);
    desk.frame();
    assert_eq!(desk.desk().tiles()[&SECOND], small);
    desk.desk().enlarge(SECOND);
    desk.frame();
    assert_eq!(desk.desk().tiles()[&SECOND], large, "it stays while the decision is open");
    desk.told("table-pre-action", SECOND);
    desk.frame();
    assert_eq!(desk.desk().tiles()[&SECOND], small, "somebody else acts now");
}

#[test]
fn on_a_stack_and_one_at_a_time_one_table_has_the_whole_window() {
    for order in [TableOrder::Stack, TableOrder::OneAtATime] {
        let mut desk = TestDesk::new(1280.0, 800.0, order);
        assert_eq!(desk.shown().len(), 1, "{order:?}");
        assert!(!desk.desk().is_tiled() && desk.desk().strip().is_none(), "{order:?}");
    }
}

#[test]
fn a_turn_at_a_table_that_is_drawn_beside_others_is_seen() {
    let mut desk = TestDesk::new(1280.0, 800.0, TableOrder::Tiles);
    let called: Vec<_> = desk.session().calls(LATER_MS).into_iter().map(|call| call.table).collect();
    assert_eq!(called, [SECOND]);
}

#[test]
fn keys_act_on_the_table_under_the_pointer_or_else_on_the_one_that_waits() {
    let mut desk = TestDesk::new(1280.0, 800.0, TableOrder::Tiles);
    assert_eq!(desk.point_at(None), (SECOND, AimReason::Due));
    assert_eq!(desk.front(), Some(SECOND));
    assert_eq!(desk.point_at(Some(THIRD)), (THIRD, AimReason::Pointer));
    assert_eq!(desk.front(), Some(THIRD));
    assert_eq!(desk.shown().len(), 3, "no table moves");
}

#[test]
fn an_amount_that_is_begun_keeps_the_keys_at_its_table() {
    let mut desk = TestDesk::new(1280.0, 800.0, TableOrder::Tiles);
    desk.session().update_bars(LATER_MS);
    desk.session().bar(SECOND, &BarIntent::OpenRaise, LATER_MS + 10_000, false);
    assert!(desk.session().seated(SECOND).unwrap().bar.amount_is_begun());
    assert_eq!(desk.point_at(None), (SECOND, AimReason::Amount));
}

#[test]
fn on_a_stack_the_table_that_waits_comes_to_the_top_unless_the_hands_are_busy() {
    let mut desk = TestDesk::new(1280.0, 800.0, TableOrder::Stack);
    desk.frame();
    assert_eq!(desk.front(), Some(SECOND), "it waits, and nobody does anything");
    desk.session().bring_to_front(FIRST, LATER_MS);
    let busy: [(&str, fn(&mut Desk, bool)); 5] = [
        ("a key was pressed just before", |desk, busy| desk.used_ms = if busy { LATER_MS } else { 0 }),
        ("a button is held", |desk, busy| desk.note_held(busy, false, false)),
        ("a key is held", |desk, busy| desk.note_held(false, busy, false)),
        ("something is typed", |desk, busy| desk.note_held(false, false, busy)),
        ("a sheet asks something", Desk::note_question),
    ];
    for (why, set) in busy {
        set(&mut desk.desk(), true);
        desk.frame();
        assert_eq!(desk.front(), Some(FIRST), "{why}");
        set(&mut desk.desk(), false);
    }
    desk.frame();
    assert_eq!(desk.front(), Some(SECOND));
}

#[test]
fn a_table_that_waits_only_for_the_hands_to_be_quiet_asks_for_the_frame_in_which_they_are() {
    let mut desk = TestDesk::new(1280.0, 800.0, TableOrder::Stack);
    desk.session().bring_to_front(FIRST, LATER_MS);
    desk.desk().note_held(false, true, false);
    desk.frame();
    assert_eq!(desk.front(), Some(FIRST));
    let guard_ms = u64::from(desk.0.resource::<CurrentSettings>().0.click_guard_ms);
    let mut asked = |used_ms: u64, held: bool| {
        desk.desk().used_ms = used_ms;
        desk.desk().note_held(false, held, false);
        desk.0.insert_resource(NextFrame::default());
        desk.frame();
        (desk.front(), desk.0.resource::<NextFrame>().due())
    };
    assert_eq!(asked(LATER_MS - 100, false), (Some(FIRST), Some(Duration::from_millis(guard_ms - 100))));
    assert_eq!(asked(LATER_MS - 100, true), (Some(FIRST), None), "the release of the key draws a frame");
    assert_eq!(asked(LATER_MS - guard_ms, false), (Some(SECOND), None));
}

#[test]
fn no_table_comes_forward_while_an_amount_is_half_typed() {
    // A window of its own shows the second table, where the amount is, and the main one the first.
    let mut stack = TestDesk::new(1280.0, 800.0, TableOrder::Stack);
    assert!(stack.desk().move_to_window(SECOND));
    stack.frame();
    // Two tables have room beside each other. The second is in front.
    let mut tiles = TestDesk::new(1280.0, 430.0, TableOrder::Tiles);
    tiles.0.resource_mut::<CurrentSettings>().0.tables.small_tiles = false;
    tiles.frame();
    for (mut desk, order) in [(stack, TableOrder::Stack), (tiles, TableOrder::Tiles)] {
        assert_eq!(desk.shown(), BTreeSet::from([FIRST, SECOND]), "{order:?}");
        desk.session().update_bars(LATER_MS);
        desk.session().bar(SECOND, &BarIntent::Type('2'), LATER_MS, false);
        assert!(desk.session().seated(SECOND).unwrap().bar.amount_is_begun(), "{order:?}");
        desk.told("table-facing-a-raise", THIRD);
        let called: BTreeSet<_> = desk.session().calls(LATER_MS).into_iter().map(|call| call.table).collect();
        assert_eq!(called, BTreeSet::from([SECOND, THIRD]), "{order:?}");
        desk.frame();
        desk.frame();
        assert_eq!(desk.shown(), BTreeSet::from([FIRST, SECOND]), "{order:?}: the amount is half typed");
        assert_eq!(desk.front(), Some(SECOND), "{order:?}");
        desk.session().bar(SECOND, &BarIntent::Clear, LATER_MS, false);
        desk.frame();
        assert_eq!(desk.shown(), BTreeSet::from([SECOND, THIRD]), "{order:?}: the amount was left");
    }
}

#[test]
fn one_at_a_time_no_table_comes_to_the_top_by_itself() {
    let mut desk = TestDesk::new(1280.0, 800.0, TableOrder::OneAtATime);
    desk.frame();
    assert_eq!(desk.front(), Some(FIRST));
}

#[test]
fn in_a_small_window_the_table_that_waits_comes_to_the_top_too() {
    let mut desk = TestDesk::new(640.0, 360.0, TableOrder::Tiles);
    desk.frame();
    assert_eq!(desk.front(), Some(SECOND));
    desk.0.resource_mut::<CurrentSettings>().0.tables.comes_forward = false;
    desk.session().bring_to_front(FIRST, LATER_MS);
    desk.frame();
    assert_eq!(desk.front(), Some(FIRST), "the player does not want it");
}

/// A desk whose main window shows the second table, where it is the player's turn, while the first one has a window of its own.
fn two_windows() -> TestDesk {
    let mut desk = TestDesk::new(1280.0, 800.0, TableOrder::Stack);
    assert!(desk.desk().move_to_window(FIRST));
    desk.session().bring_to_front(SECOND, LATER_MS);
    desk.frame();
    assert_eq!(desk.shown(), BTreeSet::from([FIRST, SECOND]));
    desk
}

#[test]
fn the_only_table_of_the_main_window_is_under_the_pointer_unless_a_page_lies_over_it() {
    let mut desk = two_windows();
    let mut window = Window::default();
    window.set_physical_cursor_position(Some(DVec2::new(50.0, 50.0)));
    desk.0.spawn((window, PrimaryWindow));
    desk.0.run_system_once(note_pointer).unwrap();
    assert_eq!(desk.desk().pointed(), Some(SECOND));
    desk.0.resource_mut::<Navigation>().over = Some(Panel::Settings);
    desk.0.run_system_once(note_pointer).unwrap();
    assert_eq!(desk.desk().pointed(), None);
}

#[test]
fn no_key_acts_on_a_table_under_a_page_of_the_main_window() {
    let mut desk = two_windows();
    assert_eq!(desk.point_at(None), (SECOND, AimReason::Due));
    desk.0.resource_mut::<Navigation>().over = Some(Panel::Settings);
    desk.session().bring_to_front(FIRST, LATER_MS);
    assert_eq!(desk.point_at(None), (FIRST, AimReason::Front));
}

#[test]
fn keys_that_move_to_another_window_by_themselves_do_nothing_there_for_a_moment() {
    let mut desk = two_windows();
    desk.session().update_bars(LATER_MS);
    let moved_ms = LATER_MS + 10_000;
    desk.0.resource_mut::<FrameClock>().now_ms = moved_ms;
    let is_inert = |desk: &mut TestDesk| desk.session().seated(SECOND).unwrap().bar.slot(BarSlot::Fold, moved_ms).inert;
    assert_eq!(desk.point_at(Some(FIRST)), (FIRST, AimReason::Pointer));
    assert!(!is_inert(&mut desk));
    assert_eq!(desk.point_at(None), (SECOND, AimReason::Due));
    assert!(is_inert(&mut desk));
}
