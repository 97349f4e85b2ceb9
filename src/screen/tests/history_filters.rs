//! The filters of the hand history.

use bevy_egui::egui::{Event, Key};
use egui_kittest::Harness;
use poker_archive::{Archive, HandFilter, HandKind, HandResult, NewHand, TableId};
use poker_history::PlayedHand;
use poker_text::Language;

use super::fixture::{click, press, shows, tab_to};
use super::history::{DAY, Page, filter, page, words};
use crate::archive::FilterChoices;
use crate::frame_clock::FROZEN_UNIX_MS;
use crate::style::bench::{Bench, ShownPanel};
use crate::tour::recorded_hands;

/// When today begins.
const TODAY_MS: u64 = FROZEN_UNIX_MS - FROZEN_UNIX_MS % DAY;

type Shown<'a> = Harness<'a, ShownPanel<Page>>;

/// Clicks a filter, which is scrolled into sight before.
fn choose(harness: &mut Shown<'_>, filter: &str) {
    let name = format!("history.filter.{filter}");
    tab_to(harness, &name);
    click(harness, &name);
}

/// Types into the field that has the focus.
fn type_words(harness: &mut Shown<'_>, typed: &str) {
    harness.event(Event::Text(typed.to_owned()));
    harness.run();
}

/// Types into a field of the filters.
fn type_into(harness: &mut Shown<'_>, field: &str, typed: &str) {
    tab_to(harness, &format!("history.filter.{field}"));
    type_words(harness, typed);
}

fn choices(harness: &Shown<'_>) -> FilterChoices {
    harness.state().data.choices()
}

/// The name of the control that chooses a stake, and its game.
fn stakes(harness: &Shown<'_>) -> Vec<(String, String)> {
    let named = |(id, stake): (poker_archive::StakeId, poker_archive::Stake)| (format!("stake.{}", id.get()), stake.game);
    choices(harness).stakes.into_iter().map(named).collect()
}

/// The filters, opened.
fn filters(bench: &Bench) -> Shown<'_> {
    let mut harness = page(bench);
    click(&mut harness, "history.filters");
    harness
}

#[test]
fn each_control_of_the_filters_sets_its_own_field_by_a_click_and_by_keys() {
    let (large, small) = (Bench::regular(), Bench::new(Language::Swedish, 640.0, 360.0));
    let FilterChoices { games, stakes, tables } = choices(&page(&large));
    let plain = HandFilter::default;
    let from = |days: u64| HandFilter { from_ms: Some(TODAY_MS - days * DAY), ..plain() };
    let (stake, table) = (stakes[1].0, tables[1].0);
    let cases = [
        ("date.today", "", from(0)),
        ("date.week", "", from(6)),
        ("date.month", "", from(29)),
        ("date.year", "", from(364)),
        ("from", "2026-11-20", from(1)),
        ("to", " 2026-11-20 ", HandFilter { until_ms: Some(TODAY_MS), ..plain() }),
        ("kind.cash", "", HandFilter { kind: Some(HandKind::Cash), ..plain() }),
        ("kind.tournaments", "", HandFilter { kind: Some(HandKind::Tournament), ..plain() }),
        (&*format!("game.{}", games[0]), "", HandFilter { game: Some(games[0].clone()), ..plain() }),
        (&*format!("stake.{}", stake.get()), "", HandFilter { stake: Some(stake), ..plain() }),
        (&*format!("table.{}", table.get()), "", HandFilter { table: Some(table), ..plain() }),
        ("result.won", "", HandFilter { result: Some(HandResult::Won), ..plain() }),
        ("result.lost", "", HandFilter { result: Some(HandResult::Lost), ..plain() }),
        ("showdown.yes", "", HandFilter { showdown: Some(true), ..plain() }),
        ("showdown.no", "", HandFilter { showdown: Some(false), ..plain() }),
        ("all_in", "", HandFilter { all_in: Some(true), ..plain() }),
        ("starred", "", HandFilter { starred: true, ..plain() }),
        ("noted", "", HandFilter { note: Some(String::new()), ..plain() }),
    ];
    let (mut by_mouse, mut by_keys) = (filters(&large), filters(&small));
    for (control, typed, expected) in cases {
        choose(&mut by_mouse, control);
        if !typed.is_empty() {
            type_words(&mut by_mouse, typed);
        }
        assert_eq!(filter(&by_mouse), expected, "{control}");
        choose(&mut by_mouse, "clear");
        assert_eq!(filter(&by_mouse), plain(), "{control} is cleared");
        tab_to(&mut by_keys, &format!("history.filter.{control}"));
        match typed {
            "" => drop(press(&mut by_keys, Key::Enter)),
            typed => type_words(&mut by_keys, typed),
        }
        assert_eq!(filter(&by_keys), expected, "{control}");
        tab_to(&mut by_keys, "history.filter.clear");
        press(&mut by_keys, Key::Enter);
        assert_eq!(filter(&by_keys), plain(), "{control} is cleared");
    }
}

#[test]
fn the_opponent_and_the_search_set_their_own_fields() {
    let bench = Bench::regular();
    let mut harness = filters(&bench);
    let opponent = harness.state().data.first_opponent();
    choose(&mut harness, "opponent");
    harness.event(Event::Text(opponent.name.clone()));
    harness.run();
    choose(&mut harness, &format!("opponent.{}.{}", opponent.room, opponent.name));
    assert_eq!(filter(&harness), HandFilter { opponent: Some(opponent.id), ..HandFilter::default() });
    choose(&mut harness, "opponent.clear");
    choose(&mut harness, "close");
    click(&mut harness, "history.search");
    harness.event(Event::Text(" flush ".to_owned()));
    harness.run();
    assert_eq!(filter(&harness), HandFilter { search: Some("flush".to_owned()), ..HandFilter::default() });
}

#[test]
fn a_stake_or_a_table_that_fits_no_more_narrows_the_list_no_more() {
    let bench = Bench::regular();
    let mut harness = filters(&bench);
    let (stake, game) = stakes(&harness).swap_remove(0);
    let other = choices(&harness).games.into_iter().find(|other| *other != game).unwrap();
    choose(&mut harness, &stake);
    choose(&mut harness, &format!("game.{game}"));
    assert!(filter(&harness).stake.is_some(), "it is a stake of this game");
    choose(&mut harness, &format!("game.{other}"));
    assert_eq!(filter(&harness), HandFilter { game: Some(other), ..HandFilter::default() }, "a stake of another game");
    choose(&mut harness, "clear");
    let table = choices(&harness).tables[0].0;
    choose(&mut harness, &stake);
    choose(&mut harness, &format!("table.{}", table.get()));
    choose(&mut harness, "kind.tournaments");
    assert_eq!(filter(&harness), HandFilter { kind: Some(HandKind::Tournament), ..HandFilter::default() }, "both are of cash games");
    assert!(!shows(&harness, &format!("history.filter.{stake}")));
}

#[test]
fn what_is_chosen_stays_in_sight_when_it_is_offered_no_more() {
    let bench = Bench::regular();
    let mut harness = filters(&bench);
    let (stake, table) = (stakes(&harness).swap_remove(0).0, format!("table.{}", choices(&harness).tables[0].0.get()));
    for control in [&stake, &table] {
        choose(&mut harness, control);
    }
    harness.state_mut().data.offer(FilterChoices::default());
    harness.run();
    for row in ["stake", "table"] {
        choose(&mut harness, &format!("{row}.all"));
    }
    assert_eq!(filter(&harness), HandFilter::default());
}

#[test]
fn a_game_that_was_played_only_in_tournaments_is_offered() {
    let bench = Bench::regular();
    let mut harness = filters(&bench);
    let games = vec!["nlhe".to_owned(), "plo".to_owned()];
    harness.state_mut().data.offer(FilterChoices { games, ..FilterChoices::default() });
    harness.run();
    choose(&mut harness, "game.plo");
    assert_eq!(filter(&harness), HandFilter { game: Some("plo".to_owned()), ..HandFilter::default() });
}

#[test]
fn today_begins_anew_at_midnight() {
    let bench = Bench::regular();
    let mut harness = filters(&bench);
    choose(&mut harness, "date.today");
    for (later_ms, days) in [(0, 0), (DAY - FROZEN_UNIX_MS % DAY - 1, 0), (DAY - FROZEN_UNIX_MS % DAY, 1), (2 * DAY, 2)] {
        harness.state_mut().data.now = FROZEN_UNIX_MS + later_ms;
        harness.run();
        assert_eq!(filter(&harness).from_ms, Some(TODAY_MS + days * DAY));
    }
    choose(&mut harness, "date.week");
    assert_eq!(filter(&harness).from_ms, Some(TODAY_MS - 4 * DAY));
}

#[test]
fn typed_days_are_a_range_until_they_are_removed_or_another_period_is_chosen() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let mut harness = filters(&bench);
        choose(&mut harness, "date.week");
        type_into(&mut harness, "from", "2026-11-19");
        type_into(&mut harness, "to", "2026-11-20");
        let range = HandFilter { from_ms: Some(TODAY_MS - 2 * DAY), until_ms: Some(TODAY_MS), ..HandFilter::default() };
        assert_eq!(filter(&harness), range, "in place of the week, and the last day counts whole");
        choose(&mut harness, "close");
        assert_eq!(filter(&harness), range);
        click(&mut harness, "history.filters");
        choose(&mut harness, "date.month");
        assert_eq!(filter(&harness), HandFilter { from_ms: Some(TODAY_MS - 29 * DAY), ..HandFilter::default() });
        type_into(&mut harness, "to", "2026-11-18");
        assert_eq!(filter(&harness), HandFilter { until_ms: Some(TODAY_MS - 2 * DAY), ..HandFilter::default() }, "the fields were empty");
        for _ in "2026-11-18".chars() {
            press(&mut harness, Key::Backspace);
        }
        assert_eq!(filter(&harness), HandFilter::default());
        choose(&mut harness, "date.today");
        choose(&mut harness, "date.all");
        assert_eq!(filter(&harness), HandFilter::default());
    }
}

#[test]
fn a_field_that_is_no_date_and_days_in_the_wrong_order_are_told_beside_the_field() {
    for bench in [Bench::regular(), Bench::new(Language::English, 640.0, 360.0)] {
        let mut harness = filters(&bench);
        let says = |harness: &Shown<'_>, beginning: &str| words(harness).iter().any(|words| words.starts_with(beginning));
        for field in ["from", "to"] {
            type_into(&mut harness, field, "2026-11-31");
            assert!(says(&harness, "This is no date"), "{field}");
            assert_eq!(filter(&harness), HandFilter::default(), "it does not count");
            choose(&mut harness, "clear");
            assert!(!says(&harness, "This is no date"), "{field}");
        }
        type_into(&mut harness, "to", "2026-11-18");
        type_into(&mut harness, "from", "2026-11-1");
        assert!(!says(&harness, "This is after the last day"));
        type_words(&mut harness, "9");
        assert!(says(&harness, "This is after the last day"));
        let (from_ms, until_ms) = (Some(TODAY_MS - 2 * DAY), Some(TODAY_MS - 2 * DAY));
        assert_eq!(filter(&harness), HandFilter { from_ms, until_ms, ..HandFilter::default() }, "no hand fits");
    }
}

/// Thirteen tables, of which eight are offered side by side.
fn many_tables() -> Vec<(TableId, String)> {
    let played = recorded_hands().into_iter().find(|hand| hand.tournament.is_none()).unwrap();
    let names = std::iter::once("Centaurus".to_owned()).chain((1..=12).map(|number| format!("Bellatrix {number}")));
    let hands = (FROZEN_UNIX_MS..).zip(names).map(|(at_ms, table)| (at_ms, PlayedHand { id: at_ms, table, ..played.clone() }));
    let new: Vec<NewHand> = hands.map(|(at_ms, hand)| NewHand::of(&hand, "", at_ms).unwrap()).collect();
    let mut archive = Archive::in_memory().unwrap();
    archive.add(&new).unwrap();
    archive.tables().unwrap()
}

#[test]
fn every_table_is_found_by_the_beginning_of_a_word_of_its_name() {
    let tables = many_tables();
    assert_eq!(tables.len(), 13);
    for bench in [Bench::regular(), Bench::new(Language::Swedish, 640.0, 360.0)] {
        let mut harness = filters(&bench);
        harness.state_mut().data.offer(FilterChoices { tables: tables.clone(), ..FilterChoices::default() });
        harness.run();
        for (typed, name) in [("cen", "Centaurus"), ("BELLATRIX 1", "Bellatrix 1"), ("3", "Bellatrix 3"), ("12", "Bellatrix 12")] {
            let id = tables.iter().find(|(_, table)| table == name).unwrap().0;
            let expected = HandFilter { table: Some(id), ..HandFilter::default() };
            let chosen = format!("history.filter.table.{}", id.get());
            type_into(&mut harness, "table_search", typed);
            press(&mut harness, Key::Enter);
            assert_eq!(filter(&harness), expected, "{typed} by Enter");
            assert!(shows(&harness, &chosen), "{name} is in sight");
            choose(&mut harness, "table.all");
            assert_eq!(filter(&harness), HandFilter::default());
            choose(&mut harness, "table_search");
            type_words(&mut harness, typed);
            choose(&mut harness, &format!("table.found.{}", id.get()));
            assert_eq!(filter(&harness), expected, "{typed} by a click");
            assert!(shows(&harness, &chosen), "{name} is in sight");
            tab_to(&mut harness, "history.filter.table.all");
            press(&mut harness, Key::Enter);
            assert_eq!(filter(&harness), HandFilter::default());
        }
    }
}

#[test]
fn it_is_told_if_no_table_or_more_than_those_in_sight_are_found() {
    let bench = Bench::regular();
    for (typed, beginning) in [("bell", "6 more tables fit"), ("trix", "No table has a word")] {
        let mut harness = filters(&bench);
        assert!(!shows(&harness, "history.filter.table_search"), "all tables are offered side by side");
        harness.state_mut().data.offer(FilterChoices { tables: many_tables(), ..FilterChoices::default() });
        harness.run();
        type_into(&mut harness, "table_search", typed);
        tab_to(&mut harness, "history.filter.opponent");
        let said = words(&harness);
        assert!(said.iter().any(|words| words.starts_with(beginning)), "{said:?}");
    }
}
