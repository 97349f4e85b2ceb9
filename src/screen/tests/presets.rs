//! The section of preset amounts.

use bevy_egui::egui::{Context, Key, pos2, vec2};
use egui_kittest::Harness;
use poker_client::{AppIntent, BetPreset, BetPresets, Intent, KeyNames, Settings};
use poker_text::Language;

use super::fixture::{click, press, settings, shows, tab_to};
use crate::screen::{Section, SettingsState, SettingsView, settings_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, focused, show};
use BetPreset::{AllIn, BigBlinds, Minimum, PotPercent, TimesBet};

/// The section, and settings that follow what is asked for.
struct Page {
    settings: Settings,
    state: SettingsState,
}

type Shown<'b> = Harness<'b, ShownPanel<Page>>;

fn page(bench: &Bench) -> Shown<'_> {
    let mut state = SettingsState::default();
    state.section = Section::Presets;
    show(bench, Page { settings: settings(), state }, |ctx: &Context, style: &Style<'_>, page: &mut Page| {
        let view = SettingsView {
            settings: &page.settings,
            language: Language::English,
            sit_out_next_big_blind: None,
            leave_next_big_blind: None,
            no_sound_device: false,
            names: KeyNames::default(),
            caught: None,
        };
        let asked = settings_ui(ctx, style, &view, &mut page.state);
        for intent in &asked {
            if let Intent::App(AppIntent::Change(now)) = intent {
                page.settings = (**now).clone();
            }
        }
        asked
    })
}

fn presets<'h>(harness: &'h Shown<'_>) -> &'h BetPresets {
    &harness.state().data.settings.bet_presets
}

/// Drags the handle of a preset over another row, a third of a row from its middle.
fn drag(harness: &mut Shown<'_>, from: &str, onto: &str) -> usize {
    let middle = |harness: &Shown<'_>, name: &str| harness.state().record.control(name).unwrap().rect.center();
    let (from, onto) = (middle(harness, from), middle(harness, onto));
    harness.state_mut().take();
    harness.hover_at(from);
    harness.run();
    harness.drag_at(from);
    harness.run();
    harness.hover_at(from + (onto - from) / 2.0);
    harness.run();
    harness.hover_at(onto + vec2(0.0, 6.0));
    harness.run();
    assert_eq!(harness.state().asked.len(), 0, "nothing moves before it is dropped");
    harness.drop_at(onto + vec2(0.0, 6.0));
    harness.run();
    harness.state_mut().take().len()
}

#[test]
fn a_preset_is_moved_by_dragging_its_handle() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = page(&bench);
        assert_eq!(drag(&mut harness, "settings.presets.before.1.handle", "settings.presets.before.3.handle"), 1);
        assert_eq!(presets(&harness).before_flop, [TimesBet(250), TimesBet(300), Minimum, PotPercent(100), AllIn], "{width}");
        assert_eq!(drag(&mut harness, "settings.presets.before.4.handle", "settings.presets.before.1.handle"), 1);
        assert_eq!(presets(&harness).before_flop, [PotPercent(100), TimesBet(250), TimesBet(300), Minimum, AllIn], "{width}");
        assert_eq!(drag(&mut harness, "settings.presets.before.2.handle", "settings.presets.before.2.handle"), 0, "it is where it was");
        assert_eq!(presets(&harness).from_flop, BetPresets::default().from_flop);
    }
}

#[test]
fn a_preset_that_is_dropped_beyond_its_list_goes_to_the_end() {
    let bench = Bench::regular();
    let mut harness = page(&bench);
    let at = harness.state().record.control("settings.presets.after.2.handle").unwrap().rect.center();
    harness.hover_at(at);
    harness.run();
    harness.drag_at(at);
    harness.run();
    harness.hover_at(pos2(at.x, 700.0));
    harness.run();
    harness.drop_at(pos2(at.x, 700.0));
    harness.run();
    assert_eq!(presets(&harness).from_flop, [Minimum, PotPercent(67), PotPercent(100), AllIn, PotPercent(50)]);
}

#[test]
fn arrows_move_a_preset_and_the_focus_goes_with_it() {
    let bench = Bench::regular();
    let mut harness = page(&bench);
    tab_to(&mut harness, "settings.presets.after.2.handle");
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(presets(&harness).from_flop, [Minimum, PotPercent(67), PotPercent(100), PotPercent(50), AllIn]);
    assert_eq!(focused(&harness), "settings.presets.after.4.handle");
    press(&mut harness, Key::ArrowUp);
    assert_eq!(presets(&harness).from_flop, [Minimum, PotPercent(67), PotPercent(50), PotPercent(100), AllIn]);
    tab_to(&mut harness, "settings.presets.after.1.handle");
    assert_eq!(press(&mut harness, Key::ArrowUp), [], "it is the first");
    press(&mut harness, Key::Delete);
    assert_eq!(presets(&harness).from_flop, [PotPercent(67), PotPercent(50), PotPercent(100), AllIn]);
    assert_eq!(focused(&harness), "settings.presets.after.1.handle");
}

#[test]
fn presets_are_added_until_there_are_eight_and_removed_until_one_is_left() {
    let bench = Bench::new(Language::English, 1280.0, 1400.0);
    let mut harness = page(&bench);
    for _ in 0..3 {
        click(&mut harness, "settings.presets.before.add");
    }
    assert_eq!(presets(&harness).before_flop.len(), 8);
    assert!(!harness.state().record.control("settings.presets.before.add").unwrap().enabled);
    for _ in 0..7 {
        click(&mut harness, "settings.presets.before.1.kind");
        click(&mut harness, "settings.preset.remove");
        assert!(!shows(&harness, "settings.preset.remove"), "the sheet closes");
    }
    assert_eq!(presets(&harness).before_flop, [TimesBet(400)]);
    click(&mut harness, "settings.presets.before.1.kind");
    assert_eq!(click(&mut harness, "settings.preset.remove"), [], "the last one stays");
}

#[test]
fn the_sheet_of_a_preset_changes_its_kind_and_its_place() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = page(&bench);
    click(&mut harness, "settings.presets.before.2.kind");
    click(&mut harness, "settings.preset.kind.big_blinds");
    assert_eq!(presets(&harness).before_flop[1], BigBlinds(300));
    assert!(!shows(&harness, "settings.preset.kind.big_blinds"));
    click(&mut harness, "settings.presets.before.2.kind");
    tab_to(&mut harness, "settings.preset.down");
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Enter);
    assert_eq!(presets(&harness).before_flop[3], BigBlinds(300), "the sheet follows its preset");
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, "settings.preset.down"));
}

#[test]
fn a_typed_value_is_saved_as_soon_as_it_is_possible() {
    let bench = Bench::regular();
    let mut harness = page(&bench);
    let said = |harness: &Shown<'_>, words: &str| harness.state().record.texts().into_iter().any(|text| text.words == words);
    let typed = |harness: &mut Shown<'_>, words: &str| {
        click(harness, "settings.presets.before.2.value");
        harness.key_press_modifiers(bevy_egui::egui::Modifiers::COMMAND, Key::A);
        harness.run();
        harness.event(bevy_egui::egui::Event::Text(words.to_owned()));
        harness.run();
    };
    typed(&mut harness, "2,25");
    assert_eq!(presets(&harness).before_flop[1], TimesBet(225));
    typed(&mut harness, "99");
    assert_eq!(presets(&harness).before_flop[1], TimesBet(225), "what is not possible changes nothing");
    let texts: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    assert!(said(&harness, "Type a number from 1 to 20."), "{texts:?}");
    click(&mut harness, "settings.presets.after.2.value");
    assert!(!said(&harness, "Type a number from 1 to 20.") && said(&harness, "2.25×"));
}

#[test]
fn the_switches_and_the_defaults_are_those_of_the_presets() {
    let bench = Bench::new(Language::English, 1280.0, 1400.0);
    let mut harness = page(&bench);
    assert!(!harness.state().record.control("settings.presets.defaults").unwrap().enabled, "nothing has been changed");
    click(&mut harness, "settings.presets.at_once");
    click(&mut harness, "settings.presets.round");
    assert_eq!((presets(&harness).at_once, presets(&harness).round), (true, false));
    harness.state_mut().data.settings.text_scale = 110;
    click(&mut harness, "settings.presets.defaults");
    assert!(presets(&harness).is_untouched());
    assert_eq!(harness.state().data.settings.text_scale, 110, "all else stays");
}

#[test]
fn the_preview_says_the_amount_of_each_preset() {
    for height in [800.0, 2400.0] {
        let bench = Bench::new(Language::English, if height > 800.0 { 640.0 } else { 1280.0 }, height);
        let harness = page(&bench);
        let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
        for wanted in ["€0.50", "€0.70", "€2.70", "€4.00", "€23.45", "first 4 shown"] {
            assert!(words.iter().any(|said| said == wanted), "{wanted}: {words:?}");
        }
    }
}

#[test]
fn the_preview_has_the_slider_and_the_buttons_of_a_bet_by_a_preset() {
    let bench = Bench::regular();
    let harness = page(&bench);
    let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    let count = |wanted: &str| words.iter().filter(|said| *said == wanted).count();
    assert_eq!((count("Check"), count("Bet")), (1, 1), "{words:?}");
    assert_eq!(count("€2.70"), 3, "under its preset, in the field and on the button: {words:?}");
}

#[test]
fn each_button_that_resets_says_what_it_resets() {
    let bench = Bench::regular();
    let harness = page(&bench);
    let words: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    for wanted in ["Restore default presets", "Restore all settings"] {
        assert!(words.iter().any(|said| said == wanted), "{wanted}: {words:?}");
    }
}
