//! The lobby.

use bevy_egui::egui::Key;
use egui_kittest::kittest::Queryable as _;
use poker_client::{AppIntent, Panel, RoomIntent};
use poker_protocol::{Entry, StakeId};
use poker_rules::Chips;
use poker_text::Language;

use super::fixture::{click, lobby, press, settings, shows, tab_to};
use crate::look::bench::Bench;

fn seat(stake: u16, buy_in: u64, entry: Entry) -> poker_client::Intent {
    RoomIntent::TakeSeat { stake: StakeId(stake), buy_in: Chips::new(buy_in), entry }.into()
}

#[test]
fn the_first_stake_is_looked_at_and_its_most_is_the_buy_in() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, 100_000, &[]);
    assert_eq!(click(&mut harness, "lobby.take_seat"), [seat(0, 400, Entry::WaitForBigBlind)]);
}

#[test]
fn a_stake_an_amount_and_an_entry_make_a_seat() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, 100_000, &[]);
    click(&mut harness, "lobby.stake.NL10");
    click(&mut harness, "lobby.buy_in.min");
    click(&mut harness, "lobby.entry.post");
    assert_eq!(click(&mut harness, "lobby.take_seat"), [seat(1, 400, Entry::PostNow)]);
    click(&mut harness, "lobby.buy_in.max");
    assert_eq!(click(&mut harness, "lobby.take_seat"), [seat(1, 1000, Entry::PostNow)]);
}

#[test]
fn a_typed_amount_is_kept_in_its_range() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, 100_000, &[]);
    click(&mut harness, "lobby.stake.NL10");
    for (typed, taken) in [("7,35", 735), ("99", 1000), ("60 BB", 600)] {
        click(&mut harness, "lobby.buy_in.field");
        harness.get_all_by_label("Buy-in").next_back().unwrap().type_text(typed);
        harness.run();
        assert_eq!(click(&mut harness, "lobby.take_seat"), [seat(1, taken, Entry::WaitForBigBlind)], "{typed}");
    }
}

#[test]
fn the_slider_takes_steps_of_one_big_blind_by_key() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, 100_000, &[]);
    tab_to(&mut harness, "lobby.buy_in.slider");
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(click(&mut harness, "lobby.take_seat"), [seat(0, 396, Entry::WaitForBigBlind)]);
}

#[test]
fn the_balance_limits_the_buy_in_and_too_little_of_it_forbids_the_seat() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, 700, &[]);
    click(&mut harness, "lobby.stake.NL10");
    assert_eq!(click(&mut harness, "lobby.take_seat"), [seat(1, 700, Entry::WaitForBigBlind)]);
    click(&mut harness, "lobby.stake.NL20");
    assert!(!harness.state().record.control("lobby.take_seat").unwrap().enabled);
    assert_eq!(click(&mut harness, "lobby.refill"), [RoomIntent::RefillBalance.into()]);
}

#[test]
fn where_the_player_sits_there_is_a_way_to_the_table() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, 100_000, &[StakeId(2)]);
    assert!(!shows(&harness, "lobby.take_seat"));
    for name in ["lobby.to_table", "lobby.pane.to_table"] {
        assert_eq!(click(&mut harness, name), [AppIntent::Toggle(Panel::Lobby).into()], "{name}");
    }
}

#[test]
fn auto_top_up_is_a_setting() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, 100_000, &[]);
    let mut wanted = settings();
    wanted.auto_top_up = true;
    assert_eq!(click(&mut harness, "lobby.auto_top_up"), [AppIntent::Change(Box::new(wanted)).into()]);
}

#[test]
fn a_seat_is_taken_by_keyboard_alone() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, 100_000, &[]);
    tab_to(&mut harness, "lobby.stake.NL4");
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Enter);
    tab_to(&mut harness, "lobby.take_seat");
    assert_eq!(press(&mut harness, Key::Enter), [seat(2, 2000, Entry::WaitForBigBlind)]);
}

#[test]
fn a_small_window_shows_the_stake_on_a_sheet() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = lobby(&bench, 100_000, &[]);
    assert!(!shows(&harness, "lobby.take_seat"));
    click(&mut harness, "lobby.stake.NL20");
    assert!(shows(&harness, "lobby.take_seat"));
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, "lobby.take_seat"));
    click(&mut harness, "lobby.stake.NL20");
    assert_eq!(click(&mut harness, "lobby.take_seat"), [seat(2, 2000, Entry::WaitForBigBlind)]);
    assert!(!shows(&harness, "lobby.take_seat"));
}
