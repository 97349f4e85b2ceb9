//! The lobby.

use bevy_egui::egui::{Event, Key, Shape};
use egui_kittest::Harness;
use poker_client::{AppIntent, LobbyTab, Panel, RoomIntent, SortBy, StakeLimit};
use poker_protocol::{JackpotKind, JackpotPool, Message, Money, StakeId};
use poker_text::Language;

use super::fixture::{FixtureRoom, click, lobby, lobby_of, offer, ordinary, press, shows, tab_to};
use crate::style::Record;
use crate::style::bench::{Bench, ShownPanel};

const RICH: u64 = 100_000;

fn join(stake: u16) -> poker_client::Intent {
    RoomIntent::Join(StakeId(stake)).into()
}

fn waiting(stake: u16) -> Message {
    Message::Queue { stake: StakeId(stake), position: Some(2), waiting: 2, opens_at: 3 }
}

#[test]
fn the_picture_of_a_table_shows_the_seats_that_are_taken() {
    let bench = Bench::regular();
    let taken = |stake: &str| {
        let mut harness = lobby(&bench, RICH, &[]);
        click(&mut harness, &format!("lobby.stake.{stake}"));
        let record = Record::default();
        let ink = bench.style(&record).ink;
        let shapes = harness.output().shapes.iter().map(|clipped| &clipped.shape);
        shapes.filter(|shape| matches!(shape, Shape::Circle(seat) if (seat.fill, seat.stroke.color) == (ink.plate_top, ink.text))).count()
    };
    assert_eq!((taken("NL10"), taken("FL20")), (5, 0));
}

#[test]
fn r_cash_1_a_stake_is_chosen_and_not_a_table() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    assert_eq!(click(&mut harness, "lobby.join"), [join(0)], "the first is looked at");
    click(&mut harness, "lobby.stake.NL50");
    assert_eq!(click(&mut harness, "lobby.join"), [join(3)]);
}

#[test]
fn r_var_11_every_form_on_offer_has_a_tab() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    for (tab, stake) in [
        ("omaha", 8),
        ("high_low", 9),
        ("five_cards", 10),
        ("banzai", 11),
        ("fast", 13),
        ("deepstack", 14),
        ("shortstack", 15),
        ("holdem", 0),
    ] {
        click(&mut harness, &format!("lobby.tab.{tab}"));
        assert_eq!(click(&mut harness, "lobby.join"), [join(stake)], "{tab}");
    }
    click(&mut harness, "lobby.tab.banzai");
    assert_eq!(harness.state().data.settings.lobby.tab, LobbyTab::Banzai, "kept with the settings");
}

#[test]
fn too_small_a_balance_forbids_the_seat_and_shows_the_way_out() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, 700, &[]);
    click(&mut harness, "lobby.stake.NL20");
    assert!(!harness.state().record.control("lobby.join").unwrap().enabled);
    for name in ["lobby.refill", "lobby.pane.refill"] {
        assert_eq!(click(&mut harness, name), [RoomIntent::RefillBalance.into()], "{name}");
    }
}

#[test]
fn where_the_player_sits_there_is_a_way_to_the_table_and_to_another() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[StakeId(2)]);
    for name in ["lobby.to_table", "lobby.pane.to_table"] {
        assert_eq!(click(&mut harness, name), [AppIntent::Toggle(Panel::Lobby).into()], "{name}");
    }
    assert_eq!(click(&mut harness, "lobby.join"), [join(2)]);
}

#[test]
fn r_cash_2_who_waits_is_told_so_and_can_leave_the_queue() {
    let bench = Bench::regular();
    let mut harness = lobby_of(&bench, FixtureRoom::new(RICH, vec![waiting(0)]));
    assert!(!shows(&harness, "lobby.join"));
    assert_eq!(click(&mut harness, "lobby.leave_queue"), [RoomIntent::LeaveQueue(StakeId(0)).into()]);
    assert_eq!(click(&mut harness, "tab.queue.0"), [AppIntent::ShowQueue(StakeId(0)).into()]);
    let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    for told in ["Your place in the queue: 2 of 2", "A new table opens when 3 players wait."] {
        assert!(words.iter().any(|words| words == told), "{told}: {words:?}");
    }
}

#[test]
fn a_seat_that_is_kept_can_be_taken_from_the_lobby() {
    let bench = Bench::regular();
    let mut harness = lobby_of(&bench, FixtureRoom::new(RICH, vec![Message::SeatOffered { offer: offer(ordinary()) }]));
    click(&mut harness, "lobby.stake.NL10");
    for name in ["lobby.offer", "tab.offer.7"] {
        assert_eq!(click(&mut harness, name), [AppIntent::ShowOffer(poker_protocol::TableId(7)).into()], "{name}");
    }
}

#[test]
fn r_ui_3_the_columns_are_those_players_know() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    let words = |harness: &Harness<'_, ShownPanel<FixtureRoom>>| {
        harness.state().record.texts().into_iter().map(|text| text.words).collect::<Vec<_>>()
    };
    for head in ["Stakes", "Limit", "Game", "Blinds", "Players", "Wait", "Average pot", "Hands / h", "Seats"] {
        assert!(words(&harness).iter().any(|words| words == head), "{head}");
    }
    for (tab, mark) in [("holdem", "NL"), ("holdem", "F"), ("omaha", "PL"), ("high_low", "H-L")] {
        click(&mut harness, &format!("lobby.tab.{tab}"));
        assert!(words(&harness).iter().any(|words| words == mark), "{mark}");
    }
}

#[test]
fn r_ui_3_rows_are_ordered_by_a_click_on_a_head() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    click(&mut harness, "lobby.sort.stake");
    assert!(harness.state().data.settings.lobby.descending);
    assert_eq!(click(&mut harness, "lobby.join"), [join(6)], "the highest stake stands first");
    for (head, sort) in [
        ("limit", SortBy::Limit),
        ("players", SortBy::Players),
        ("waiting", SortBy::Waiting),
        ("average_pot", SortBy::AveragePot),
        ("hands_hour", SortBy::HandsPerHour),
        ("seats", SortBy::Seats),
    ] {
        click(&mut harness, &format!("lobby.sort.{head}"));
        assert_eq!(harness.state().data.settings.lobby.sort, sort);
    }
}

#[test]
fn filters_are_chosen_on_a_sheet_and_cleared_again() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    click(&mut harness, "lobby.filters");
    for name in ["lobby.filter.limit.fixed", "lobby.filter.least.higher", "lobby.filter.most.lower", "lobby.filter.hide_empty"] {
        click(&mut harness, name);
    }
    let chosen = harness.state().data.settings.lobby.clone();
    assert_eq!((chosen.limit, chosen.least, chosen.most), (Some(StakeLimit::FixedLimit), Some(Money::new(10)), Some(Money::new(200))));
    assert!(chosen.hide_empty && !shows(&harness, "lobby.stake.FL20"), "nobody plays there");
    click(&mut harness, "lobby.filter.clear");
    assert_eq!(harness.state().data.settings.lobby.filters(), 0);
    press(&mut harness, Key::Escape);
    assert!(shows(&harness, "lobby.stake.FL20"));
    click(&mut harness, "lobby.filters");
    for _ in 0..6 {
        click(&mut harness, "lobby.filter.least.higher");
    }
    assert!(!harness.state().record.control("lobby.filter.least.higher").unwrap().enabled, "there is nothing above the highest");
    click(&mut harness, "lobby.filter.least.lower");
    assert_eq!(harness.state().data.settings.lobby.least, Some(Money::new(200)));
}

#[test]
fn a_search_finds_a_stake_and_where_nothing_is_found_a_button_clears_search_and_filters() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = lobby(&bench, RICH, &[]);
        click(&mut harness, "lobby.search");
        harness.event(Event::Text("0,25/0.5".to_owned()));
        harness.run();
        harness.run();
        assert!(shows(&harness, "lobby.stake.NL50") && !shows(&harness, "lobby.stake.NL20"));
        harness.event(Event::Text("x".to_owned()));
        harness.state_mut().data.settings.lobby.hide_empty = true;
        harness.run();
        harness.run();
        assert!(!shows(&harness, "lobby.stake.NL50"));
        let told = harness.state().record.texts().into_iter().any(|text| text.words == "The game you choose is described here.");
        assert_eq!(told, width > 1000.0, "the pane says what it is for");
        click(&mut harness, "lobby.search.clear");
        harness.run();
        assert!(shows(&harness, "lobby.stake.NL20"));
        assert_eq!((harness.state().data.state.search.as_str(), harness.state().data.settings.lobby.filters()), ("", 0));
    }
}

#[test]
fn a_search_for_a_table_shows_its_name_beside_the_stake_in_every_language_and_window() {
    for language in [Language::English, Language::French, Language::Swedish] {
        for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
            let bench = Bench::new(language, width, height);
            let mut room = FixtureRoom::new(RICH, Vec::new());
            room.stakes[1].table_names = ["Vega", "Aldebaran"].map(str::to_owned).to_vec();
            let mut harness = lobby_of(&bench, room);
            let says = |harness: &Harness<'_, ShownPanel<FixtureRoom>>, words: &str| {
                harness.state().record.texts().into_iter().any(|text| text.words == words)
            };
            assert!(says(&harness, "NL10") && !says(&harness, "NL10 · Vega"), "nothing is searched");
            for (typed, shown) in [("ald", "NL10 · Aldebaran"), ("vega", "NL10 · Vega"), ("NL10", "NL10")] {
                harness.state_mut().data.state.search = typed.to_owned();
                harness.run();
                assert!(says(&harness, shown), "{language} {width}x{height}: {typed}");
                assert_eq!(says(&harness, "NL10"), width > 1000.0 || shown == "NL10", "the pane has the name of the stake alone");
                assert!(!shows(&harness, "lobby.stake.NL20"), "{typed} does not find it");
            }
            harness.state_mut().data.state.search = "Aldebaran".to_owned();
            harness.run();
            click(&mut harness, "lobby.stake.NL10");
            assert_eq!(click(&mut harness, "lobby.join"), [join(1)], "a stake is joined; the room picks the table");
        }
    }
}

#[test]
fn a_column_of_less_use_gives_way_to_the_name_of_a_found_table() {
    let bench = Bench::new(Language::French, 640.0, 360.0);
    let mut room = FixtureRoom::new(RICH, Vec::new());
    room.stakes[1].table_names = vec!["Aldebaran of the Northern Lights, the second of very many tables".to_owned()];
    let mut harness = lobby_of(&bench, room);
    let sorts = |harness: &Harness<'_, ShownPanel<FixtureRoom>>| {
        let controls = harness.state().record.controls().into_iter();
        controls.filter_map(|control| control.name.strip_prefix("lobby.sort.").map(str::to_owned)).collect::<Vec<_>>()
    };
    let before = sorts(&harness);
    harness.state_mut().data.state.search = "ald".to_owned();
    harness.run();
    let after = sorts(&harness);
    assert!(after.len() < before.len(), "{before:?}, {after:?}");
    assert_eq!(after, ["stake", "players", "average_pot"], "what a player chooses by stays");
    assert!(harness.state().record.texts().into_iter().any(|text| text.words.starts_with("NL10 · Alde")), "and is cut where it must be");
}

#[test]
fn the_search_stays_where_it_is_while_tabs_go() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = lobby(&bench, RICH, &[]);
        let places = |harness: &Harness<'_, ShownPanel<FixtureRoom>>| {
            ["lobby.search", "lobby.hide_empty", "lobby.filters"]
                .map(|name| harness.state().record.control(name).map(|control| control.rect))
        };
        let before = places(&harness);
        assert!(before.iter().all(Option::is_some) && shows(&harness, "lobby.tab.omaha"));
        harness.state_mut().data.state.search = "0.25/0.50".to_owned();
        harness.run();
        assert!(!shows(&harness, "lobby.tab.omaha"), "nothing of it matches");
        assert_eq!(places(&harness), before);
    }
}

#[test]
fn stars_are_given_by_mouse_and_by_keyboard_and_can_be_all_that_is_shown() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    click(&mut harness, "lobby.star.NL20");
    tab_to(&mut harness, "lobby.star.NL100");
    press(&mut harness, Key::Space);
    click(&mut harness, "lobby.filters");
    click(&mut harness, "lobby.filter.only_favourites");
    press(&mut harness, Key::Escape);
    let listed: Vec<_> = harness
        .state()
        .record
        .controls()
        .into_iter()
        .filter_map(|control| control.name.strip_prefix("lobby.stake.").map(str::to_owned))
        .collect();
    assert_eq!(listed, ["NL20", "NL100"]);
    click(&mut harness, "lobby.star.NL20");
    assert!(!shows(&harness, "lobby.stake.NL20"));
    click(&mut harness, "lobby.star.NL100");
    assert!(harness.state().data.settings.lobby.favourites.is_empty());
}

#[test]
fn jackpots_are_told_of_in_every_window() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let pools = vec![JackpotPool { kind: JackpotKind::BadBeat, amount: Money::new(1_234_560) }];
        let bench = Bench::new(Language::English, width, height);
        let harness = lobby_of(&bench, FixtureRoom::new(RICH, vec![Message::Jackpots { pools }]));
        let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
        assert!(words.iter().any(|words| words == "Jackpot Bad Beat: €12,345.60"), "{words:?}");
    }
}

#[test]
fn a_stake_is_joined_by_keyboard_alone() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    tab_to(&mut harness, "lobby.stake.NL4");
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Enter);
    tab_to(&mut harness, "lobby.join");
    assert_eq!(press(&mut harness, Key::Enter), [join(2)]);
}

#[test]
fn a_small_window_shows_the_stake_on_a_sheet() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = lobby(&bench, RICH, &[]);
    assert!(!shows(&harness, "lobby.join"));
    click(&mut harness, "lobby.stake.NL20");
    assert!(shows(&harness, "lobby.join"));
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, "lobby.join"));
    click(&mut harness, "lobby.stake.NL20");
    assert_eq!(click(&mut harness, "lobby.join"), [join(2)]);
    assert!(!shows(&harness, "lobby.join"));
}

#[test]
fn the_sheet_stays_while_the_balance_is_filled_up() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = lobby(&bench, 100, &[]);
    click(&mut harness, "lobby.stake.NL20");
    assert_eq!(click(&mut harness, "lobby.pane.refill"), [RoomIntent::RefillBalance.into()]);
    assert!(shows(&harness, "lobby.join"));
}
