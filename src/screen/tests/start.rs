//! The first screen and setting up practice.

use bevy_egui::egui::Key;
use egui_kittest::kittest::Queryable as _;
use poker_client::{AppIntent, BotPace, BotStyle, Intent, OnlineIntent, Panel, Settings};
use poker_text::Language;

use super::fixture::{click, press, settings, shows, start, tab_to};
use crate::style::bench::Bench;

fn change(change: impl FnOnce(&mut Settings)) -> Vec<Intent> {
    let mut settings = settings();
    change(&mut settings);
    vec![AppIntent::Change(Box::new(settings)).into()]
}

#[test]
fn every_entry_of_the_first_screen_asks_for_its_own() {
    let bench = Bench::regular();
    let mut harness = start(&bench, settings(), true);
    let asks: [(&str, AppIntent); 6] = [
        ("start.continue", AppIntent::Practise),
        ("start.settings", AppIntent::Toggle(Panel::Settings)),
        ("start.rules", AppIntent::Toggle(Panel::Rules)),
        ("start.keys", AppIntent::Toggle(Panel::Keys)),
        ("start.quit", AppIntent::Quit),
        ("start.language.fr", AppIntent::Speak(Language::French)),
    ];
    assert_eq!(click(&mut harness, "start.online"), [OnlineIntent::Open.into()]);
    for (name, intent) in asks {
        assert_eq!(click(&mut harness, name), [intent.into()], "{name}");
    }
}

#[test]
fn there_is_nothing_to_continue_without_a_save() {
    let bench = Bench::regular();
    let harness = start(&bench, settings(), false);
    assert!(!shows(&harness, "start.continue"));
    assert!(shows(&harness, "start.practise"));
}

#[test]
fn practice_is_set_up_and_started_on_its_sheet() {
    let bench = Bench::regular();
    let mut harness = start(&bench, settings(), false);
    assert_eq!(click(&mut harness, "start.practise"), []);
    assert!(harness.state().data.practice);
    for opponents in [3, 9] {
        let name = format!("practice.opponents.{opponents}");
        assert_eq!(click(&mut harness, &name), change(|settings| settings.practice.opponents = opponents));
    }
    assert_eq!(click(&mut harness, "practice.style.loose_passive"), change(|settings| settings.practice.style = BotStyle::LoosePassive));
    assert_eq!(click(&mut harness, "practice.pace.slow"), change(|settings| settings.practice.pace = BotPace::SLOW));
    assert_eq!(click(&mut harness, "practice.clock"), change(|settings| settings.practice.clock = true));
    assert_eq!(click(&mut harness, "practice.start"), [AppIntent::Practise.into()]);
    assert!(!harness.state().data.practice);
}

#[test]
fn the_practice_sheet_leads_to_a_hand_that_explains_the_buttons() {
    let bench = Bench::regular();
    let mut harness = start(&bench, settings(), false);
    click(&mut harness, "start.practise");
    assert_eq!(click(&mut harness, "practice.explain"), [AppIntent::ExplainButtons.into()]);
    assert!(!harness.state().data.practice);
}

#[test]
fn escape_closes_the_practice_sheet() {
    let bench = Bench::regular();
    let mut harness = start(&bench, settings(), false);
    click(&mut harness, "start.practise");
    assert_eq!(press(&mut harness, Key::Escape), []);
    assert!(!harness.state().data.practice);
}

#[test]
fn practice_starts_by_keyboard_alone() {
    let bench = Bench::regular();
    let mut harness = start(&bench, settings(), false);
    tab_to(&mut harness, "start.practise");
    press(&mut harness, Key::Enter);
    assert!(harness.state().data.practice);
    tab_to(&mut harness, "practice.opponents.2");
    assert_eq!(press(&mut harness, Key::Space), change(|settings| settings.practice.opponents = 2));
    tab_to(&mut harness, "practice.start");
    assert_eq!(press(&mut harness, Key::Enter), [AppIntent::Practise.into()]);
}

#[test]
fn a_name_may_end_in_a_blank_while_it_is_typed_but_not_in_the_settings() {
    let bench = Bench::regular();
    let mut harness = start(&bench, settings(), false);
    harness.get_by_label("Player name").focus();
    harness.run();
    harness.state_mut().take();
    harness.key_press(Key::End);
    harness.run();
    harness.get_by_label("Player name").type_text(" ");
    harness.run();
    harness.get_by_label("Player name").type_text("B");
    harness.run();
    let asked = harness.state_mut().take();
    assert_eq!(asked.first(), change(|_| {}).first());
    assert_eq!(asked.last(), change(|settings| settings.name = "Ardan B".to_owned()).last());
}

#[test]
fn an_avatar_is_chosen_by_a_click() {
    let bench = Bench::regular();
    let mut harness = start(&bench, settings(), false);
    assert_eq!(click(&mut harness, "start.avatar.5"), change(|settings| settings.avatar = 5));
    assert_eq!(click(&mut harness, "start.avatar.0"), []);
}

#[test]
fn the_caret_stands_before_the_words_of_an_empty_field() {
    let bench = Bench::regular();
    let left = |name: &str| {
        let harness = start(&bench, Settings { name: name.to_owned(), ..settings() }, false);
        harness.get_by_label("Player name").rect().left()
    };
    assert_eq!(left(""), left("Ardan"), "text begins at the same place");
}
