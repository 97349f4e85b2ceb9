//! The strip over several tables, the list beside them, and the frames around them.

use bevy_egui::egui::{Context, Order, Rect, pos2, vec2};
use egui_kittest::Harness;
use poker_client::{AppIntent, ConnectionState, Intent, QueuePlace, SessionFigures, TableOrder, TableTab};
use poker_protocol::{StakeId, TableId};
use poker_text::Language;

use crate::panel::{DeskList, DeskStrip, TileFrame, desk_list_ui, desk_strip_ui, tile_frame_ui};
use crate::style::bench::{Bench, ShownPanel, assert_tidy, show};
use crate::style::{Scope, Style, place};
use crate::theme::{REGULAR, UiScale};

/// The strip and the list.
struct Desk {
    tabs: Vec<TableTab>,
    drawn: Vec<TableId>,
    listed: bool,
    played: Option<SessionFigures>,
}

fn table(table: u32, name: &str, seconds: Option<u32>) -> TableTab {
    let (turn, name) = (seconds.is_some(), name.to_owned());
    TableTab::Table { table: TableId(table), name, stake: "NL10".to_owned(), front: table == 1, turn, seconds, out: table == 2 }
}

/// Ten tables, of which four are drawn, a reserved seat and a queue.
fn ten(listed: bool) -> Desk {
    let mut tabs = vec![table(1, "Aldebaran", Some(9))];
    tabs.extend((2..=10).map(|id| table(id, &format!("Bellatrix {id}"), None)));
    tabs.push(TableTab::Offer { table: TableId(11), name: "Caph".to_owned(), seconds: 42 });
    let place = QueuePlace { position: 2, waiting: 3, opens_at: 4 };
    tabs.push(TableTab::Queue { stake: StakeId(1), name: "NL50".to_owned(), place });
    Desk { tabs, drawn: [1, 2, 3, 4].map(TableId).to_vec(), listed, played: None }
}

fn draw(ctx: &Context, style: &Style<'_>, desk: &mut Desk) -> Vec<Intent> {
    let style = Style { scale: UiScale::new(style.theme, REGULAR, style.scale.text_scale()), ..*style };
    let sizes = style.theme.desk;
    let strip = Rect::from_min_size(style.window.min, vec2(style.window.width(), f32::from(sizes.strip)));
    let (order, connection, muted) = (TableOrder::Tiles, ConnectionState::Good, false);
    let view =
        DeskStrip { tabs: &desk.tabs, listed: desk.listed, order, connection, muted, out_everywhere: Some(false), played: desk.played };
    let mut asked = place(ctx, "desk", strip, Order::Middle, |ui| desk_strip_ui(ui, &style, strip, &view));
    if desk.listed {
        let list = Rect::from_min_max(strip.left_bottom(), pos2(f32::from(sizes.list), style.window.bottom()));
        let view = DeskList { tabs: &desk.tabs, drawn: &desk.drawn };
        asked.extend(place(ctx, "desk list", list, Order::Middle, |ui| desk_list_ui(ui, &style, list, &view)));
    }
    asked
}

fn shown(bench: &Bench, listed: bool) -> Harness<'_, ShownPanel<Desk>> {
    show(bench, ten(listed), draw)
}

fn click(harness: &mut Harness<'_, ShownPanel<Desk>>, name: &str) -> Vec<Intent> {
    let at = harness.state().record.control(name).unwrap_or_else(|| panic!("{name} is not there")).shown.center();
    harness.state_mut().take();
    harness.hover_at(at);
    harness.run();
    harness.drag_at(at);
    harness.run();
    harness.drop_at(at);
    harness.run();
    harness.state_mut().take()
}

#[test]
fn the_strip_and_the_list_are_tidy_in_every_language_and_size() {
    for language in Language::SPOKEN {
        for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
            for text_scale in [0.9, 1.0, 1.4] {
                for listed in [false, true] {
                    let bench = Bench::new(language, width, height).scaled(text_scale);
                    let harness = shown(&bench, listed);
                    assert_tidy(&harness.state().record, &bench, &format!("{language:?} {width}x{height} {text_scale} {listed}"));
                }
            }
        }
    }
}

#[test]
fn a_row_of_the_list_and_a_tab_lead_to_their_table() {
    let bench = Bench::new(Language::English, 1920.0, 1080.0);
    for listed in [false, true] {
        let mut harness = shown(&bench, listed);
        assert_eq!(click(&mut harness, "tab.table.7"), [AppIntent::ShowTable(TableId(7)).into()]);
        assert_eq!(click(&mut harness, "tab.offer.11"), [AppIntent::ShowOffer(TableId(11)).into()]);
    }
}

#[test]
fn the_strip_orders_the_tables_and_sits_out_at_all_of_them() {
    let bench = Bench::new(Language::English, 1280.0, 800.0);
    let mut harness = shown(&bench, false);
    assert_eq!(click(&mut harness, "desk.stack"), [AppIntent::OrderTables(TableOrder::Stack).into()]);
    assert_eq!(click(&mut harness, "desk.sit_out"), [AppIntent::SitOutEverywhere.into()]);
}

#[test]
fn the_list_says_which_tables_are_drawn_and_how_many_wait() {
    let bench = Bench::new(Language::English, 1920.0, 1080.0);
    let harness = shown(&bench, true);
    let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    for said in ["10 tables", "2 wait for you", "Tiles", "Behind", "Seats and queues", "9\u{a0}s", "42\u{a0}s", "Seat held for you"] {
        assert!(words.iter().any(|words| words == said), "{said}: {words:?}");
    }
}

#[test]
fn a_tile_says_that_it_waits_and_that_keys_act_there() {
    let bench = Bench::new(Language::English, 640.0, 378.0);
    let frame = |frame: TileFrame| {
        let harness = show(&bench, (), move |ctx: &Context, style: &Style<'_>, (): &mut ()| {
            tile_frame_ui(ctx, &Style { scope: Scope(Some(TableId(1))), ..*style }, frame);
            Vec::new()
        });
        harness.state().record.texts().into_iter().map(|text| text.words).collect::<Vec<_>>()
    };
    assert_eq!(frame(TileFrame { calls: true, seconds: Some(9), keys: true }), ["Your turn · 9\u{a0}s"]);
    assert_eq!(frame(TileFrame { calls: true, seconds: None, keys: false }), ["Your turn"]);
    assert_eq!(frame(TileFrame { calls: false, seconds: None, keys: true }), Vec::<String>::new(), "the sign of a key");
}
