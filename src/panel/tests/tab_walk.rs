//! Everything at a table by keyboard alone: Tab reaches each control of the table and of its sheets, and keys do what they are for.

use bevy_egui::egui::{Event, Key};
use egui_kittest::Harness;
use poker_archive::Label;
use poker_client::{BarIntent, BarSlot, Intent, RoomIntent};
use poker_protocol::{HandId, JackpotKind, SeatState, Suspicion};
use poker_text::Language;

use super::dialogs::complaining;
use super::fixture;
use super::showing::{asked, omaha};
use super::table::{TableData, shown, states, tabs};
use crate::panel::Dialog;
use crate::style::bench::{Bench, ShownPanel, assert_tab_reaches_all, focused};

type TableHarness<'b> = Harness<'b, ShownPanel<TableData>>;

/// More than there are controls at a table.
const MANY: usize = 80;

/// The regular and the smallest window.
fn benches() -> [Bench; 2] {
    [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)]
}

/// Presses a key once. Returns what was asked for.
fn press(harness: &mut TableHarness<'_>, key: Key) -> Vec<Intent> {
    harness.state_mut().take();
    harness.key_press(key);
    harness.run();
    harness.run();
    harness.state_mut().take()
}

/// Presses Tab until a control has the keyboard.
fn tab_to(harness: &mut TableHarness<'_>, name: &str) {
    for _ in 0..MANY {
        if focused(harness) == name {
            return;
        }
        press(harness, Key::Tab);
    }
    panic!("Tab never reaches {name}");
}

fn several() -> TableData {
    TableData { tabs: tabs(), ..TableData::on_turn() }
}

#[test]
fn tab_reaches_every_control_of_a_table_in_each_state() {
    let others: [(&str, fn() -> TableData); 4] = [
        ("several tables", several),
        ("showing", || asked(None)),
        ("showing for a jackpot", || asked(Some(JackpotKind::BadBeat))),
        ("marking cards to show", || omaha(&["As", "Js", "Td", "9h", "5c"])),
    ];
    for bench in benches() {
        for (name, data) in states().into_iter().chain(others) {
            let mut harness = shown(&bench, data());
            harness.run_steps(2);
            assert_tab_reaches_all(&mut harness, &format!("{name} {:?}", bench.size));
        }
    }
}

#[test]
fn tab_reaches_every_control_of_each_sheet_over_a_table() {
    let heard = || {
        let mut data = TableData::on_turn();
        data.state.dialog = Some(Dialog::Heard);
        data
    };
    for bench in benches() {
        for (name, data, opener) in [
            ("leaving", TableData::on_turn(), "top.leave"),
            ("a complaint", complaining(), ""),
            ("a complaint that was heard", heard(), ""),
            ("a top-up", TableData::quiet(SeatState::Playing, 1200, fixture::you()), "seat.top_up"),
            ("another buy-in", TableData::quiet(SeatState::Busted, 0, fixture::you()), "seat.buy_in"),
            ("all tables", several(), "top.all_tables"),
            ("a player", TableData::on_turn(), "plate.4"),
        ] {
            let mut harness = shown(&bench, data);
            if !opener.is_empty() {
                tab_to(&mut harness, opener);
                press(&mut harness, Key::Enter);
            }
            harness.run();
            let state = &harness.state().data.state;
            assert!(state.dialog.is_some() || state.person.is_some(), "{name}");
            assert_tab_reaches_all(&mut harness, &format!("{name} {:?}", bench.size));
        }
    }
    // Where the window has room for the log, it has no sheet.
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = shown(&bench, TableData { log_open: true, ..TableData::on_turn() });
    harness.run();
    assert_eq!(focused(&harness), "log_sheet.close");
    assert_tab_reaches_all(&mut harness, "the log");
}

#[test]
fn r_int_7_a_complaint_is_written_and_sent_by_keys_alone() {
    let bench = Bench::regular();
    for (confirm, tick) in [(Key::Enter, Key::Space), (Key::Space, Key::Enter)] {
        let mut harness = shown(&bench, TableData::on_turn());
        tab_to(&mut harness, "log.report");
        assert_eq!(press(&mut harness, confirm), []);
        assert_eq!(focused(&harness), "report.cancel");
        tab_to(&mut harness, "report.why.0");
        press(&mut harness, tick);
        for name in ["report.about.4", "report.about.2", "report.about.2"] {
            tab_to(&mut harness, name);
            press(&mut harness, tick);
        }
        tab_to(&mut harness, "report.remark");
        harness.event(Event::Text("They never raise each other.".to_owned()));
        harness.run();
        tab_to(&mut harness, "report.send");
        let (about, remark) = (vec![fixture::seat(3)], "They never raise each other.".to_owned());
        let report = RoomIntent::ReportHand { hand: HandId(48_201_774), about, why: Suspicion::Collusion, remark };
        assert_eq!(press(&mut harness, confirm), [report.into()], "{confirm:?}");
        assert_eq!(harness.state().data.state.dialog, None);
    }
}

#[test]
fn a_label_and_a_note_are_set_by_keys_alone() {
    for bench in benches() {
        let mut harness = shown(&bench, TableData::on_turn());
        tab_to(&mut harness, "plate.4");
        press(&mut harness, Key::Enter);
        assert_eq!(focused(&harness), "person.close");
        tab_to(&mut harness, "person.label.triangle");
        press(&mut harness, Key::Space);
        tab_to(&mut harness, "person.note");
        harness.event(Event::Text("raises rarely".to_owned()));
        harness.run();
        let noted = harness.state().data.state.noted.last().unwrap();
        assert_eq!((noted.name.as_str(), noted.label, noted.note.as_str()), ("Otso", Some(Label::Triangle), "raises rarely"));
        tab_to(&mut harness, "person.close");
        press(&mut harness, Key::Enter);
        assert_eq!(harness.state().data.state.person, None);
    }
}

#[test]
fn a_hand_that_nobody_has_to_see_is_mucked_shown_or_shown_in_part_by_keys_alone() {
    for bench in benches() {
        for key in [Key::Enter, Key::Space] {
            for (name, jackpot, intents) in [
                ("show.card_1", None, vec![BarIntent::ShowCard(0)]),
                ("show.card_2", None, vec![BarIntent::ShowCard(1)]),
                ("action.fold", Some(JackpotKind::BadBeat), vec![BarIntent::Fold]),
                ("action.raise", Some(JackpotKind::BadBeat), vec![BarIntent::Press(BarSlot::Raise), BarIntent::Release(BarSlot::Raise)]),
            ] {
                let mut harness = shown(&bench, asked(jackpot));
                tab_to(&mut harness, name);
                let intents: Vec<Intent> = intents.into_iter().map(Intent::from).collect();
                assert_eq!(press(&mut harness, key), intents, "{key:?} on {name}");
            }
        }
    }
}
