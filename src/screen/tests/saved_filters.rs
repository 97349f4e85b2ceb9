//! Filters that the player keeps under names.

use bevy_egui::egui::{Event, Key};
use egui_kittest::Harness;
use poker_client::{LobbySection, LobbyTab, MOST_SAVED_FILTERS};
use poker_text::Language;

use super::fixture::{FixtureRoom, click, lobby, press, shows, tab_to};
use super::tournament_list::{TournamentRoom, tournaments};
use crate::style::bench::{Bench, ShownPanel};

const RICH: u64 = 100_000;

fn type_text<S>(harness: &mut Harness<'_, ShownPanel<S>>, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    harness.run();
}

fn says<S>(harness: &Harness<'_, ShownPanel<S>>, words: &str) -> bool {
    harness.state().record.texts().into_iter().any(|text| text.words.starts_with(words))
}

/// A lobby with so many saved filters, and its sheet of filters.
pub(super) fn full(bench: &Bench, count: usize) -> Harness<'_, ShownPanel<FixtureRoom>> {
    let mut harness = lobby(bench, RICH, &[]);
    let choices = &mut harness.state_mut().data.settings.lobby;
    choices.hide_empty = true;
    let filter = choices.filter();
    for number in 0..count {
        let end = "WWWWWWWWWWWWWWWWWWWWWWWW".get(..2 * number).unwrap_or_default();
        choices.saved.save(&format!("Kept {number}{end}"), "10", filter.clone()).unwrap();
    }
    harness.run();
    click(&mut harness, "lobby.filters");
    harness
}

#[test]
fn filters_and_search_are_saved_chosen_and_removed_by_keyboard_alone_also_in_the_smallest_window() {
    for (width, height) in [(640.0, 360.0), (1280.0, 800.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = lobby(&bench, RICH, &[]);
        tab_to(&mut harness, "lobby.search");
        type_text(&mut harness, "0.25");
        tab_to(&mut harness, "lobby.filters");
        press(&mut harness, Key::Enter);
        tab_to(&mut harness, "lobby.filter.hide_empty");
        press(&mut harness, Key::Space);
        tab_to(&mut harness, "lobby.filter.save.name");
        type_text(&mut harness, "Small");
        press(&mut harness, Key::Enter);
        let choices = &harness.state().data.settings.lobby;
        let saved = choices.saved.get(0).unwrap().clone();
        assert_eq!((saved.name.as_str(), saved.search.as_str(), &saved.filter), ("Small", "0.25", &choices.filter()));
        let shown = harness.state_mut();
        shown.data.settings.lobby.clear_filters();
        shown.data.settings.lobby.tab = LobbyTab::Omaha;
        shown.data.state.search.clear();
        harness.run();
        tab_to(&mut harness, "lobby.filter.saved.0");
        press(&mut harness, Key::Enter);
        harness.run();
        assert!(!shows(&harness, "lobby.filter.clear"), "the list is to be seen");
        let shown = harness.state();
        assert_eq!((shown.data.settings.lobby.filter(), shown.data.state.search.as_str()), (saved.filter, "0.25"));
        assert!(shows(&harness, "lobby.stake.NL50") && !shows(&harness, "lobby.stake.NL20"));
        tab_to(&mut harness, "lobby.filters");
        press(&mut harness, Key::Enter);
        tab_to(&mut harness, "lobby.filter.saved.0.remove");
        press(&mut harness, Key::Enter);
        assert!(harness.state().data.settings.lobby.saved.is_empty());
        assert_eq!(harness.state().data.settings.lobby.filters(), 1, "what is set stays");
    }
}

#[test]
fn a_sentence_says_why_filters_cannot_be_saved() {
    let bench = Bench::regular();
    let mut harness = lobby(&bench, RICH, &[]);
    click(&mut harness, "lobby.filters");
    tab_to(&mut harness, "lobby.filter.save.name");
    type_text(&mut harness, "Nothing");
    assert!(says(&harness, "Nothing to save yet") && !harness.state().record.control("lobby.filter.save").unwrap().enabled);
    press(&mut harness, Key::Enter);
    assert!(harness.state().data.settings.lobby.saved.is_empty());
    let mut harness = full(&bench, 1);
    tab_to(&mut harness, "lobby.filter.save.name");
    type_text(&mut harness, "kept 0");
    harness.run();
    assert!(says(&harness, "Saved filters with this name exist"));
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().data.settings.lobby.saved.iter().len(), 1);
    tab_to(&mut harness, "lobby.filter.save.name");
    type_text(&mut harness, "1");
    harness.run();
    click(&mut harness, "lobby.filter.save");
    assert_eq!(harness.state().data.settings.lobby.saved.iter().len(), 2);
    let mut harness = full(&bench, MOST_SAVED_FILTERS);
    tab_to(&mut harness, "lobby.filter.save.name");
    assert!(says(&harness, "You have 12 saved filters"));
}

#[test]
fn filters_of_tournaments_are_saved_chosen_and_removed() {
    let bench = Bench::regular();
    let mut harness = tournaments(&bench, TournamentRoom::at(LobbySection::Tournaments));
    harness.state_mut().data.settings.tournaments.guaranteed = true;
    harness.state_mut().data.state.entries.search = "a".to_owned();
    harness.run();
    click(&mut harness, "tournament.filters");
    tab_to(&mut harness, "tournament.filter.save.name");
    type_text(&mut harness, "Big");
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().data.settings.tournaments.saved.get(0).map(|saved| saved.search.as_str()), Some("a"));
    harness.state_mut().data.settings.tournaments.clear_filters();
    harness.state_mut().data.state.entries.search.clear();
    harness.run();
    tab_to(&mut harness, "tournament.filter.saved.0");
    press(&mut harness, Key::Enter);
    harness.run();
    assert!(!shows(&harness, "tournament.filter.clear"));
    assert!(harness.state().data.settings.tournaments.guaranteed && harness.state().data.state.entries.search == "a");
    click(&mut harness, "tournament.filters");
    click(&mut harness, "tournament.filter.saved.0.remove");
    assert!(harness.state().data.settings.tournaments.saved.is_empty());
}

#[test]
fn enter_pressed_twice_on_the_button_that_removes_filters_removes_no_others() {
    let bench = Bench::regular();
    for (removed, left, focused) in [(0, 2, "lobby.filter.saved.0"), (2, 2, "lobby.filter.saved.1")] {
        let mut harness = full(&bench, 3);
        tab_to(&mut harness, &format!("lobby.filter.saved.{removed}.remove"));
        press(&mut harness, Key::Enter);
        let focus = harness.ctx.memory(|memory| memory.focused());
        assert_eq!(focus, Some(crate::widget::control_id(focused)));
        press(&mut harness, Key::Enter);
        assert_eq!(harness.state().data.settings.lobby.saved.iter().len(), left);
    }
}
