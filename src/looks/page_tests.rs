//! Looks of a folder are chosen on the page of the settings.

use std::fs;
use std::path::Path;

use bevy_egui::egui::Context;
use poker_client::{AppIntent, Intent, KeyNames, Settings, SuitColours};
use poker_text::Language;

use super::dressed::dressed;
use super::own;
use crate::screen::{Section, SettingsState, SettingsView, settings_ui};
use crate::style::Style;
use crate::style::bench::{Bench, click, show};
use crate::theme::{OwnLooks, Theme};

/// Writes the file of a look into a folder of its own.
fn put(folder: &Path, look: &str, content: &str) {
    fs::create_dir_all(folder.join(look)).unwrap();
    fs::write(folder.join(look).join("look.ron"), content).unwrap();
}

/// The settings after a click on a control of the page; `None` if nothing was changed.
fn clicked(own: &OwnLooks, settings: &Settings, control: &str) -> Option<Settings> {
    let theme = dressed(&Theme::embedded().unwrap(), &settings.looks, own);
    // In a window that is so high nothing has to be scrolled.
    let bench = Bench { theme, ..Bench::new(Language::English, 1280.0, 4000.0) };
    let mut state = SettingsState::default();
    state.section = Section::Cards;
    let mut harness = show(&bench, state, |ctx: &Context, style: &Style<'_>, state: &mut SettingsState| {
        let view = SettingsView {
            settings,
            language: Language::English,
            sit_out_next_big_blind: None,
            leave_next_big_blind: None,
            no_sound_device: false,
            names: KeyNames::default(),
            caught: None,
        };
        settings_ui(ctx, style, &view, state)
    });
    let asked = click(&mut harness, control);
    let changed = |intent| if let Intent::App(AppIntent::Change(settings)) = intent { Some(*settings) } else { None };
    asked.into_iter().find_map(changed)
}

#[test]
fn a_felt_and_a_deck_of_a_folder_are_chosen_on_the_page_and_worn() {
    let folder = tempfile::tempdir().unwrap();
    let colours = r##"(centre: "#204060", mid: "#183048", edge: "#0C1824")"##;
    put(folder.path(), "ocean", &format!(r#"(version: 1, name: "Ocean", kind: Felt, colours: {colours})"#));
    put(folder.path(), "large", r#"(name: "Large", kind: Deck, index: Jumbo)"#);
    let plain = Theme::embedded().unwrap();
    let own = own::read(folder.path(), &plain);
    assert_eq!(own.told.faults, []);

    let mut expected = Settings::default();
    expected.looks.felt = "own/ocean".to_owned();
    let chosen = clicked(&own, &Settings::default(), "settings.felt.own/ocean").unwrap();
    assert_eq!(chosen, expected, "the felt alone");
    expected.looks.own_deck = "own/large".to_owned();
    let chosen = clicked(&own, &chosen, "settings.deck.own.own/large").unwrap();
    assert_eq!(chosen, expected, "the deck too, and the program's deck stays for when the own one is gone");
    let theme = dressed(&plain, &chosen.looks, &own);
    assert_eq!(theme.felt().unwrap().title.as_deref(), Some("Ocean"));
    assert_eq!(theme.deck().unwrap().title, "Large");
    for control in ["settings.felt.own/ocean", "settings.deck.own.own/large"] {
        assert_eq!(clicked(&own, &chosen, control), None, "{control} is chosen already");
    }

    expected.deck = SuitColours::TwoColour;
    expected.looks.own_deck.clear();
    let chosen = clicked(&own, &chosen, "settings.deck.two").unwrap();
    assert_eq!(chosen, expected, "a deck of the program replaces the own one");
}
