//! The filters of the hand history.

use bevy_egui::egui::{Event, Key};
use egui_kittest::Harness;
use poker_archive::{HandFilter, HandKind, HandResult};
use poker_text::Language;

use super::fixture::{click, press, shows, tab_to};
use super::history::{DAY, Page, filter, page};
use crate::archive::FilterChoices;
use crate::frame_clock::FROZEN_UNIX_MS;
use crate::style::bench::{Bench, ShownPanel};

/// When today begins.
const TODAY_MS: u64 = FROZEN_UNIX_MS - FROZEN_UNIX_MS % DAY;

type Shown<'a> = Harness<'a, ShownPanel<Page>>;

/// Clicks a filter, which is scrolled into sight before.
fn choose(harness: &mut Shown<'_>, filter: &str) {
    let name = format!("history.filter.{filter}");
    tab_to(harness, &name);
    click(harness, &name);
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
        ("date.today", from(0)),
        ("date.week", from(6)),
        ("date.month", from(29)),
        ("date.year", from(364)),
        ("kind.cash", HandFilter { kind: Some(HandKind::Cash), ..plain() }),
        ("kind.tournaments", HandFilter { kind: Some(HandKind::Tournament), ..plain() }),
        (&*format!("game.{}", games[0]), HandFilter { game: Some(games[0].clone()), ..plain() }),
        (&*format!("stake.{}", stake.get()), HandFilter { stake: Some(stake), ..plain() }),
        (&*format!("table.{}", table.get()), HandFilter { table: Some(table), ..plain() }),
        ("result.won", HandFilter { result: Some(HandResult::Won), ..plain() }),
        ("result.lost", HandFilter { result: Some(HandResult::Lost), ..plain() }),
        ("showdown.yes", HandFilter { showdown: Some(true), ..plain() }),
        ("showdown.no", HandFilter { showdown: Some(false), ..plain() }),
        ("all_in", HandFilter { all_in: Some(true), ..plain() }),
        ("starred", HandFilter { starred: true, ..plain() }),
        ("noted", HandFilter { note: Some(String::new()), ..plain() }),
    ];
    let (mut by_mouse, mut by_keys) = (filters(&large), filters(&small));
    for (control, expected) in cases {
        choose(&mut by_mouse, control);
        assert_eq!(filter(&by_mouse), expected, "{control}");
        choose(&mut by_mouse, "clear");
        assert_eq!(filter(&by_mouse), plain(), "{control} is cleared");
        tab_to(&mut by_keys, &format!("history.filter.{control}"));
        press(&mut by_keys, Key::Enter);
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
