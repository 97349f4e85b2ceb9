//! Questions over the table.

use bevy_egui::egui::{Key, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use poker_client::{AppIntent, Intent, RoomIntent, TableIntent};
use poker_protocol::{BuyInRange, HandId, LeaversAction, SeatState, SeenEvent, Suspicion, TableEvent, YourSeat};
use poker_rules::Act;
use poker_text::Language;

use super::fixture;
use super::table::{TableData, clicked, shown};
use crate::panel::{ComplaintDraft, Dialog};
use crate::style::bench::{Bench, ShownPanel, assert_tidy, focused};

fn leaving(bench: &Bench) -> Harness<'_, ShownPanel<TableData>> {
    let mut harness = shown(bench, TableData::on_turn());
    assert_eq!(clicked(&mut harness, "Leave the table"), []);
    assert_eq!(harness.state().data.state.dialog, Some(Dialog::Leave));
    harness
}

/// Clicks a control by its name.
fn press(harness: &mut Harness<'_, ShownPanel<TableData>>, name: &str) {
    let at = harness.state().record.control(name).unwrap().shown.center();
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run();
    harness.run();
}

#[test]
fn leaving_asks_first() {
    let bench = Bench::regular();
    let mut harness = leaving(&bench);
    assert_eq!(clicked(&mut harness, "Leave"), [TableIntent::Leave.into()]);
    assert_eq!(harness.state().data.state.dialog, None);
}

#[test]
fn staying_escape_and_a_click_beside_the_sheet_leave_everything_as_it_is() {
    let bench = Bench::regular();
    let mut harness = leaving(&bench);
    assert_eq!(clicked(&mut harness, "Stay"), []);
    assert_eq!(harness.state().data.state.dialog, None);
    let mut harness = leaving(&bench);
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(harness.state().data.state.dialog, None);
    let mut harness = leaving(&bench);
    let beside = pos2(1000.0, 770.0);
    harness.drag_at(beside);
    harness.drop_at(beside);
    harness.run();
    assert_eq!(harness.state_mut().take(), [], "a click beside the sheet must not reach the bar");
    assert_eq!(harness.state().data.state.dialog, None);
}

#[test]
fn the_keyboard_begins_on_the_harmless_answer() {
    let bench = Bench::regular();
    let mut harness = leaving(&bench);
    assert!(harness.get_by_label("Stay").is_focused());
    harness.key_press(Key::Tab);
    harness.run();
    assert!(harness.get_by_label("Leave").is_focused());
}

#[test]
fn a_sheet_begins_where_enter_does_what_it_is_for_and_harms_nothing() {
    let bench = Bench::regular();
    let top_up = || TableData::quiet(SeatState::Playing, 1200, fixture::you());
    let busted = || TableData::quiet(SeatState::Busted, 0, fixture::you());
    let heard = || {
        let mut data = TableData::on_turn();
        data.state.dialog = Some(Dialog::Heard);
        data
    };
    let log = || {
        let mut data = TableData::on_turn();
        data.log_open = true;
        data
    };
    let (full, closed): ([Intent; 1], [Intent; 1]) = ([TableIntent::TopUp(fixture::money(2000)).into()], [AppIntent::Close.into()]);
    for (data, opener, first, asked) in [
        (top_up(), "seat.top_up", "top_up.go", &full[..]),
        (busted(), "seat.buy_in", "buy_in.go", &full[..]),
        (complaining(), "", "report.cancel", &[][..]),
        (heard(), "", "heard.close", &[][..]),
        (log(), "", "log_sheet.close", &closed[..]),
    ] {
        let mut harness = shown(&bench, data);
        if !opener.is_empty() {
            press(&mut harness, opener);
        }
        harness.run();
        assert_eq!(focused(&harness), first);
        harness.state_mut().take();
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(harness.state_mut().take(), asked, "{first}");
        assert_eq!(harness.state().data.state.dialog, None, "{first}");
        assert!(!harness.state().data.log_open, "{first}");
    }
}

#[test]
fn enter_in_the_field_of_an_amount_asks_for_it() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::quiet(SeatState::Playing, 1200, fixture::you()));
    press(&mut harness, "seat.top_up");
    press(&mut harness, "top_up.amount.field");
    for letter in ["1", "5"] {
        harness.event(bevy_egui::egui::Event::Text(letter.to_owned()));
        harness.run();
    }
    harness.state_mut().take();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().take(), [TableIntent::TopUp(fixture::money(1500)).into()]);
}

#[test]
fn r_cash_10_a_top_up_is_typed_and_kept_in_range() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::quiet(SeatState::Playing, 1200, fixture::you()));
    clicked(&mut harness, "Top up");
    assert!(harness.query_by_label("Top up to €20.00").is_some());
    press(&mut harness, "top_up.amount.field");
    for event in ["1", "5", ",", "5"] {
        harness.event(bevy_egui::egui::Event::Text(event.to_owned()));
        harness.run();
    }
    assert_eq!(clicked(&mut harness, "Top up to €15.50"), [TableIntent::TopUp(fixture::money(1550)).into()]);
}

#[test]
fn a_busted_player_buys_in_again() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::quiet(SeatState::Busted, 0, fixture::you()));
    clicked(&mut harness, "Buy in again");
    press(&mut harness, "buy_in.go");
    assert_eq!(harness.state_mut().take(), [TableIntent::TopUp(fixture::money(2000)).into()]);
}

#[test]
fn a_player_without_chips_is_told_of_none_that_go_to_the_balance() {
    let bench = Bench::regular();
    let question = |stack| {
        let mut harness = shown(&bench, TableData::quiet(SeatState::Busted, stack, fixture::you()));
        press(&mut harness, "top.leave");
        harness.state().record.texts().into_iter().map(|text| text.words).filter(|words| words.starts_with("Leave the table?")).collect()
    };
    let (none, some): (Vec<String>, Vec<String>) = (question(0), question(250));
    assert_eq!(none, ["Leave the table?"]);
    assert!(some[0].contains("€2.50"), "{some:?}");
}

#[test]
fn r_ban_1_where_there_is_one_stack_for_all_it_is_named_and_nothing_is_to_be_chosen() {
    let bench = Bench::regular();
    let one = BuyInRange { min: fixture::money(200), max: fixture::money(200) };
    // A player who sat down with less may only add up to the fixed amount.
    let you = YourSeat { initial_buy_in: fixture::money(120), top_up: Some(one), ..fixture::you() };
    let mut harness = shown(&bench, TableData::quiet(SeatState::Playing, 90, you));
    clicked(&mut harness, "Top up");
    assert!(harness.state().record.control("top_up.amount.slider").is_none());
    assert_eq!(clicked(&mut harness, "Top up to €2.00"), [TableIntent::TopUp(fixture::money(200)).into()]);
}

#[test]
fn r_fail_5_leaving_says_what_becomes_of_the_hand() {
    let bench = Bench::regular();
    let checks = YourSeat { leavers_action: LeaversAction::CheckOrFold, ..fixture::you() };
    let mut data = TableData::on_turn();
    data.model.apply(TableEvent::You { you: checks }, 0);
    let mut harness = shown(&bench, data);
    clicked(&mut harness, "Leave the table");
    let says = |harness: &Harness<'_, ShownPanel<TableData>>, what: &str| {
        harness.state().record.texts().iter().any(|text| text.words.contains(what))
    };
    assert!(says(&harness, "checked where that is free"));
    assert!(says(&leaving(&bench), "your hand is folded"));
    let mut data = TableData::on_turn();
    let all_in = SeenEvent::Acted { seat: fixture::seat(0), act: Act::Call, paid: fixture::chips(2345), all_in: true };
    data.model.apply(TableEvent::Hand { event: all_in }, 0);
    let mut harness = shown(&bench, data);
    clicked(&mut harness, "Leave the table");
    assert!(says(&harness, "played to its end"));
}

#[test]
fn r_int_7_a_complaint_says_what_is_suspected_of_whom_and_in_own_words() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    press(&mut harness, "log.report");
    assert!(!harness.state().record.control("report.send").unwrap().enabled, "something must be suspected");
    press(&mut harness, "report.why.0");
    press(&mut harness, "report.about.4");
    press(&mut harness, "report.about.2");
    press(&mut harness, "report.about.2");
    press(&mut harness, "report.remark");
    harness.event(bevy_egui::egui::Event::Text(" They never raise each other. ".to_owned()));
    harness.run();
    press(&mut harness, "report.send");
    let (about, remark) = (vec![fixture::seat(3)], "They never raise each other.".to_owned());
    let report = RoomIntent::ReportHand { hand: HandId(48_201_774), about, why: Suspicion::Collusion, remark };
    assert_eq!(harness.state_mut().take(), [report.into()]);
    assert_eq!(harness.state().data.state.dialog, None);
}

/// A table with an open complaint about the hand in progress.
pub(super) fn complaining() -> TableData {
    let mut data = TableData::on_turn();
    let complaint = data.model.log().current.as_ref().map(|hand| ComplaintDraft::new(hand, data.model.hero()));
    data.state.dialog = complaint.map(Dialog::Report);
    data
}

#[test]
fn every_sheet_fits_every_window() {
    let windows =
        [(640.0, 360.0, 1.0), (640.0, 360.0, 1.4), (960.0, 600.0, 2.0), (1280.0, 800.0, 1.0), (1280.0, 800.0, 1.4), (1280.0, 800.0, 2.0)];
    for language in Language::ALL {
        for (width, height, text_scale) in windows {
            for dialog in ["leave", "top_up", "buy_in", "report"] {
                let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
                let (data, opener) = match dialog {
                    "leave" => (TableData::on_turn(), "top.leave"),
                    "report" => (complaining(), ""),
                    "top_up" => (TableData::quiet(SeatState::Playing, 1200, fixture::you()), "seat.top_up"),
                    _ => (TableData::quiet(SeatState::Busted, 0, fixture::you()), "seat.buy_in"),
                };
                let mut harness = shown(&bench, data);
                if !opener.is_empty() {
                    press(&mut harness, opener);
                }
                assert!(harness.state().data.state.dialog.is_some(), "{dialog}");
                let sheet = &harness.state().record;
                assert_tidy(sheet, &bench, &format!("{dialog} {language} {width}x{height} {text_scale}"));
            }
        }
    }
}
