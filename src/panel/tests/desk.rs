//! The strip over several tables, the list beside them, and the frames around them.

use bevy_egui::egui::{Context, Order, Rect, Shape, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use poker_client::{AppIntent, CallKind, ConnectionState, Intent, QueuePlace, SessionFigures, TableOrder, TableTab};
use poker_protocol::{StakeId, TableId};
use poker_text::Language;

use crate::panel::{AllTables, DeskList, DeskStrip, TileFrame, desk_list_ui, desk_strip_ui, tile_frame_ui};
use crate::style::bench::{Bench, ShownPanel, assert_tidy, click, show};
use crate::style::{Scope, Style, place};
use crate::theme::{REGULAR, UiScale};

/// The strip and the list.
pub(super) struct Desk {
    tabs: Vec<TableTab>,
    drawn: Vec<TableId>,
    /// Those in windows of their own.
    apart: Vec<TableId>,
    listed: bool,
    played: Option<SessionFigures>,
}

fn table(table: u32, name: &str, seconds: Option<u64>) -> TableTab {
    let (call, name) = (seconds.map(|_| CallKind::Turn), name.to_owned());
    TableTab::Table { table: TableId(table), name, stake: "NL10".to_owned(), front: table == 1, call, seconds, out: table == 2 }
}

/// Ten tables, of which four are drawn, a reserved seat and a queue.
fn ten(listed: bool) -> Desk {
    let mut tabs = vec![table(1, "Aldebaran", Some(9))];
    tabs.extend((2..=10).map(|id| table(id, &format!("Bellatrix {id}"), None)));
    tabs.push(TableTab::Offer { table: TableId(11), name: "Caph".to_owned(), seconds: 42 });
    let place = QueuePlace { position: 2, waiting: 3, opens_at: 4 };
    tabs.push(TableTab::Queue { stake: StakeId(1), name: "NL50".to_owned(), place });
    Desk { tabs, drawn: [1, 2, 3, 4].map(TableId).to_vec(), apart: vec![TableId(5)], listed, played: None }
}

fn draw(ctx: &Context, style: &Style<'_>, desk: &mut Desk) -> Vec<Intent> {
    let style = Style { scale: UiScale::new(style.theme, REGULAR, style.scale.chosen_text()), ..*style };
    let sizes = style.theme.desk;
    let strip = Rect::from_min_size(style.window.min, vec2(style.window.width(), f32::from(sizes.strip)));
    let all = AllTables { order: TableOrder::Tiles, out: Some(false), next_hand: Some(true) };
    let (connection, muted) = (ConnectionState::Good, false);
    let view = DeskStrip { tabs: &desk.tabs, listed: desk.listed, all, connection, muted, played: desk.played };
    let mut asked = place(ctx, "desk", strip, Order::Middle, |ui| desk_strip_ui(ui, &style, strip, &view));
    if desk.listed {
        let list = Rect::from_min_max(strip.left_bottom(), pos2(f32::from(sizes.list), style.window.bottom()));
        let view = DeskList { tabs: &desk.tabs, drawn: &desk.drawn, apart: &desk.apart };
        asked.extend(place(ctx, "desk list", list, Order::Middle, |ui| desk_list_ui(ui, &style, list, &view)));
    }
    asked
}

pub(super) fn shown(bench: &Bench, listed: bool) -> Harness<'_, ShownPanel<Desk>> {
    show(bench, ten(listed), draw)
}

#[test]
fn the_strip_and_the_list_are_tidy_in_every_language_and_size() {
    for language in Language::SPOKEN {
        for (width, height) in [(640.0, 800.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
            for text_scale in [0.9, 1.0, 1.4, 2.0] {
                for listed in [false, true].into_iter().filter(|listed| !listed || width > 1000.0) {
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
fn the_strip_orders_the_tables_and_asks_something_at_all_of_them() {
    let bench = Bench::new(Language::English, 1280.0, 800.0);
    let mut harness = shown(&bench, false);
    assert_eq!(click(&mut harness, "desk.stack"), [AppIntent::OrderTables(TableOrder::Stack).into()]);
    assert_eq!(click(&mut harness, "desk.one"), [AppIntent::OrderTables(TableOrder::OneAtATime).into()]);
    assert_eq!(click(&mut harness, "desk.next_hand"), [AppIntent::NextHandEverywhere.into()]);
    assert_eq!(click(&mut harness, "desk.sit_out"), [AppIntent::SitOutEverywhere.into()]);
}

#[test]
fn the_list_says_which_tables_are_drawn_and_how_many_wait() {
    let bench = Bench::new(Language::English, 1920.0, 1080.0);
    let harness = shown(&bench, true);
    let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    for said in [
        "10 tables",
        "2 wait for you",
        "Tiles",
        "Behind",
        "In windows of their own",
        "Seats and queues",
        "9\u{a0}s",
        "42\u{a0}s",
        "Seat held for you",
    ] {
        assert!(words.iter().any(|words| words == said), "{said}: {words:?}");
    }
}

/// What the row of a table that waits for the player says: in its upper and in its lower line.
fn row(text_scale: f32, seconds: Option<u64>) -> (Vec<String>, Vec<String>) {
    let bench = Bench::new(Language::English, 1920.0, 1080.0).scaled(text_scale);
    let tab = TableTab::Table {
        table: TableId(1),
        name: "Aldebaran".to_owned(),
        stake: "NL10".to_owned(),
        front: true,
        call: Some(CallKind::Turn),
        seconds,
        out: false,
    };
    let desk = Desk { tabs: vec![tab], drawn: vec![TableId(1)], apart: Vec::new(), listed: true, played: None };
    let harness = show(&bench, desk, draw);
    let record = &harness.state().record;
    let row = record.control("tab.table.1").unwrap().rect;
    let texts = record.texts().into_iter().filter(|text| row.contains(text.rect.center()));
    let (above, below): (Vec<_>, Vec<_>) = texts.partition(|text| text.rect.center().y < row.center().y);
    let words = |texts: Vec<crate::style::RecordedText>| texts.into_iter().map(|text| text.words).collect();
    (words(above), words(below))
}

#[test]
fn where_the_words_of_a_call_would_leave_the_name_no_room_a_row_has_a_mark_above_and_the_words_below() {
    let (above, below) = row(1.0, None);
    assert_eq!((above, below), (vec!["Your turn".to_owned(), "Aldebaran".to_owned()], vec!["NL10".to_owned()]));
    let (above, below) = row(2.0, None);
    assert_eq!(above[0], "!");
    assert!(above[1].starts_with("Alde"), "the name has the room: {above:?}");
    assert_eq!(below.join(" "), "Your turn");
    let (above, below) = row(2.0, Some(9));
    assert_eq!((above[0].as_str(), below), ("9\u{a0}s", vec!["NL10".to_owned()]), "seconds are short enough");
}

#[test]
fn the_tab_and_the_row_of_a_table_of_a_tournament_name_no_stake() {
    let bench = Bench::new(Language::English, 1920.0, 1080.0);
    for listed in [false, true] {
        let mut desk = ten(listed);
        let mut names = Vec::new();
        for tab in &mut desk.tabs {
            if let TableTab::Table { name, stake, call, .. } = tab {
                (*stake, *call) = (String::new(), None);
                names.push(name.clone());
            }
        }
        let harness = show(&bench, desk, draw);
        let record = &harness.state().record;
        for (at, name) in (1..).zip(&names) {
            let Some(tab) = record.control(&format!("tab.table.{at}")) else { continue };
            let texts = record.texts().into_iter().filter(|text| tab.rect.contains(text.rect.center()));
            let said: Vec<String> = texts.map(|text| text.words).collect();
            let out = listed && at == 2;
            let expected = if out { vec![name.clone(), "Sitting out".to_owned()] } else { vec![name.clone()] };
            assert_eq!(said, expected, "listed: {listed}");
        }
        let label = if listed { "Bellatrix 2 · Sitting out" } else { "Aldebaran" };
        assert!(harness.query_by_label(label).is_some(), "{label}: no empty part is read out");
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
    let said = |kind, seconds| frame(TileFrame { call: Some(kind), seconds, keys: seconds.is_some(), words: true });
    assert_eq!(said(CallKind::Turn, Some(9)), ["Your turn · 9\u{a0}s"]);
    assert_eq!(said(CallKind::Turn, None), ["Your turn"]);
    assert_eq!(said(CallKind::Show, Some(9)), ["Show or muck? · 9\u{a0}s"]);
    assert_eq!(said(CallKind::Rebuy, Some(9)), ["Rebuy? · 9\u{a0}s"]);
    assert_eq!(said(CallKind::Deal, None), ["Deal?"]);
    let keys = TileFrame { call: None, seconds: None, keys: true, words: true };
    assert_eq!(frame(keys), Vec::<String>::new(), "the sign of a key");
    let beside_windows = TileFrame { call: Some(CallKind::Turn), words: false, ..keys };
    assert_eq!(frame(beside_windows), Vec::<String>::new(), "there the tabs say it");
}

#[test]
fn a_table_that_waits_has_a_frame_and_one_where_keys_act_another_within_it() {
    let bench = Bench::new(Language::English, 640.0, 378.0);
    let widths = |call, keys, words| {
        let frame = TileFrame { call, seconds: None, keys, words };
        let harness = show(&bench, (), move |ctx: &Context, style: &Style<'_>, (): &mut ()| {
            tile_frame_ui(ctx, style, frame);
            Vec::new()
        });
        let shapes = harness.output().shapes.iter();
        let strokes = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Rect(rect) if rect.stroke.width >= 1.0 && rect.rect.width() > 600.0 => Some((rect.stroke.width, rect.rect.width())),
            _ => None,
        });
        strokes.collect::<Vec<_>>()
    };
    for words in [true, false] {
        let frames = [widths(None, false, words), widths(None, true, words), widths(Some(CallKind::Turn), false, words)];
        assert!(frames[1] != frames[0] && frames[2] != frames[0] && frames[1] != frames[2], "{frames:?}");
        let both = widths(Some(CallKind::Turn), true, words);
        let (waits, keys) = (both[both.len() - 2], both[both.len() - 1]);
        assert!(waits.0 > keys.0 && waits.1 > keys.1, "the frame of a turn is wider, and lies around that of the keys: {both:?}");
    }
}

/// So many tables; the last but two waits for an action, the last one for the choice to show.
fn two_called(count: u32) -> Desk {
    let call = |at: u32| match count - at {
        0 => Some((CallKind::Show, 5)),
        2 => Some((CallKind::Turn, 12)),
        _ => None,
    };
    let tab = |at: u32| TableTab::Table {
        table: TableId(at),
        name: format!("Bellatrix {at}"),
        stake: "NL10".to_owned(),
        front: at == 1,
        call: call(at).map(|(kind, _)| kind),
        seconds: call(at).map(|(_, seconds)| seconds),
        out: false,
    };
    Desk { tabs: (1..=count).map(tab).collect(), drawn: Vec::new(), apart: Vec::new(), listed: false, played: None }
}

#[test]
fn every_table_that_waits_has_a_tab_with_its_seconds_however_many_tables_there_are() {
    for language in Language::SPOKEN {
        for (width, text_scale) in [(1280.0, 1.0), (1280.0, 1.4), (1280.0, 2.0), (640.0, 1.0)] {
            let bench = Bench::new(language, width, 800.0).scaled(text_scale);
            for count in 14..=16 {
                let harness = show(&bench, two_called(count), draw);
                let record = &harness.state().record;
                for (table, seconds) in [(count, "5"), (count - 2, "12")] {
                    let what = format!("{language} {width} {text_scale}: table {table} of {count}");
                    let tab = record.control(&format!("tab.table.{table}")).unwrap_or_else(|| panic!("{what}")).rect;
                    let texts = record.texts();
                    let said = texts.iter().filter(|text| tab.contains(text.rect.center())).any(|text| text.words.starts_with(seconds));
                    assert!(said, "{what}: {texts:?}");
                }
                assert_tidy(record, &bench, &format!("{count} tables {language} {width} {text_scale}"));
            }
        }
    }
}

#[test]
fn no_tab_is_missing_where_all_tables_wait() {
    let bench = Bench::new(Language::English, 1280.0, 800.0);
    let mut desk = two_called(16);
    for tab in &mut desk.tabs {
        if let TableTab::Table { call, seconds, .. } = tab {
            (*call, *seconds) = (Some(CallKind::Turn), Some(7));
        }
    }
    let called = desk.tabs.len();
    let harness = show(&bench, desk, draw);
    let tabs = harness.state().record.controls().iter().filter(|control| control.name.starts_with("tab.table.")).count();
    assert_eq!(tabs, called);
}
