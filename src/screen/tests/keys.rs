//! Choosing keys: by keyboard alone and by mouse, what is told of a clash, and sets of the player's own.

use bevy_egui::egui::{Context, Key};
use egui_kittest::Harness;
use poker_client::{AppIntent, Intent, KeyAction, KeyChoice, KeyChord, KeyNames, KeySet, Settings};
use poker_text::Language;

use super::fixture::{click, press, settings, shows, tab_to};
use crate::screen::{KeysEdit, Section, SettingsState, SettingsView, settings_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, focused, show};

/// The settings at the section of keys, in which changes are carried out.
pub(super) struct KeysPage {
    pub(super) settings: Settings,
    pub(super) state: SettingsState,
    /// The chord that is pressed before the next frame.
    caught: Option<KeyChord>,
}

type Page<'b> = Harness<'b, ShownPanel<KeysPage>>;

impl KeysPage {
    /// The page with an edit, and with a set of the player's own in force if `own`.
    pub(super) fn of(edit: KeysEdit, own: bool) -> Self {
        let mut settings = settings();
        if own {
            settings.keys.bind(KeyAction::Fold, None, chord("Ctrl+Alt+Shift+F12"), "My keys for four tables").unwrap();
            settings.keys.bind(KeyAction::Fold, None, chord("Mouse3"), "").unwrap();
            settings.keys.bind(KeyAction::Fold, None, chord("Ctrl+Shift+PageDown"), "").unwrap();
        }
        let mut state = SettingsState::default();
        (state.section, state.keys) = (Section::Keys, edit);
        Self { settings, state, caught: None }
    }
}

fn chord(text: &str) -> KeyChord {
    text.parse().unwrap()
}

/// Shows the page.
pub(super) fn keys_page(bench: &Bench, page: KeysPage) -> Page<'_> {
    show(bench, page, |ctx: &Context, style: &Style<'_>, page: &mut KeysPage| {
        let view = SettingsView {
            settings: &page.settings,
            language: Language::English,
            sit_out_next_big_blind: None,
            leave_next_big_blind: None,
            no_sound_device: false,
            names: KeyNames::default(),
            caught: page.caught.take(),
        };
        let asked = settings_ui(ctx, style, &view, &mut page.state);
        for intent in &asked {
            if let Intent::App(AppIntent::Change(settings)) = intent {
                page.settings = settings.as_ref().clone();
            }
        }
        asked
    })
}

fn page(bench: &Bench) -> Page<'_> {
    keys_page(bench, KeysPage::of(KeysEdit::default(), false))
}

/// Presses a key for the action that waits for one.
fn choose(page: &mut Page<'_>, text: &str) {
    page.state_mut().data.caught = Some(chord(text));
    page.run();
    // What it changes is drawn in the next frame.
    page.run();
}

fn chords(page: &Page<'_>, action: KeyAction) -> Vec<String> {
    page.state().data.settings.keys.chosen_bindings().chords(action).iter().map(ToString::to_string).collect()
}

fn says(page: &Page<'_>, words: &str) -> bool {
    page.state().record.texts().iter().any(|text| text.words.replace('\n', " ").contains(words))
}

fn waits(page: &Page<'_>) -> bool {
    page.state().data.state.keys.waits()
}

#[test]
fn a_key_is_bound_with_the_keyboard_alone() {
    let bench = Bench::regular();
    let mut page = page(&bench);
    tab_to(&mut page, "settings.key.fold.add");
    press(&mut page, Key::Enter);
    assert!(waits(&page) && says(&page, "Press a key"));
    choose(&mut page, "K");
    assert!(!waits(&page) && !says(&page, "Press a key"));
    assert_eq!(chords(&page, KeyAction::Fold), ["F", "K"]);
    assert_eq!(focused(&page), "settings.key.fold.add", "the keyboard goes on where it was");
    press(&mut page, Key::Enter);
    choose(&mut page, "Mouse4");
    assert_eq!(chords(&page, KeyAction::Fold), ["F", "K", "Mouse4"]);
    let own = page.state().data.settings.keys.profile().unwrap();
    assert_eq!((own.name.as_str(), own.set), ("My keys", KeySet::Letters), "the sets of the program stay as they are");
}

#[test]
fn a_key_is_replaced_and_taken_away_by_mouse() {
    let bench = Bench::regular();
    let mut page = page(&bench);
    tab_to(&mut page, "settings.key.allin.0");
    click(&mut page, "settings.key.allin.0");
    choose(&mut page, "J");
    assert_eq!(chords(&page, KeyAction::AllIn), ["J"]);
    click(&mut page, "settings.key.allin.0");
    assert!(waits(&page));
    choose(&mut page, "Backspace");
    assert_eq!(chords(&page, KeyAction::AllIn), [""; 0]);
    assert_eq!(focused(&page), "settings.key.allin.add");
    click(&mut page, "settings.key.allin.reset");
    assert_eq!(chords(&page, KeyAction::AllIn), ["A"]);
}

#[test]
fn escape_and_the_pointer_end_the_choice_of_a_key() {
    let bench = Bench::regular();
    let mut page = page(&bench);
    let before = page.state().data.settings.clone();
    click(&mut page, "settings.key.fold.0");
    choose(&mut page, "Escape");
    assert!(!waits(&page));
    click(&mut page, "settings.key.fold.0");
    assert!(waits(&page));
    click(&mut page, "settings.key.checkorcall.0");
    assert!(waits(&page), "another one waits now");
    page.hover_at(bevy_egui::egui::pos2(5.0, 795.0));
    page.drag_at(bevy_egui::egui::pos2(5.0, 795.0));
    page.run();
    assert!(!waits(&page));
    assert_eq!(page.state().data.settings, before);
}

#[test]
fn a_key_that_is_pressed_for_an_action_does_nothing_else() {
    let bench = Bench::regular();
    let mut page = page(&bench);
    tab_to(&mut page, "settings.key.fold.add");
    press(&mut page, Key::Enter);
    for key in [Key::Tab, Key::ArrowDown, Key::Enter, Key::Space, Key::Escape, Key::F] {
        assert_eq!(press(&mut page, key), [], "{key:?}");
        assert_eq!(focused(&page), "settings.key.fold.add", "{key:?}");
        assert!(waits(&page), "{key:?} comes by another way");
    }
    page.key_press(Key::Enter);
    choose(&mut page, "Ctrl+Enter");
    assert!(!waits(&page), "the key that is bound does not press the button again");
    press(&mut page, Key::Tab);
    assert_ne!(focused(&page), "settings.key.fold.add", "Tab moves the focus again");
}

#[test]
fn a_clash_is_told_at_once_and_the_older_use_stays_until_the_player_decides() {
    let bench = Bench::regular();
    let mut page = page(&bench);
    let clash = |page: &mut Page<'_>| {
        tab_to(page, "settings.key.allin.add");
        click(page, "settings.key.allin.add");
        choose(page, "Row2");
        assert!(says(page, "X already has an action: “Preset 2”."), "{:?}", page.state().record.texts());
        assert!(says(page, "X is used twice."));
        assert_eq!([chords(page, KeyAction::AllIn), chords(page, KeyAction::Preset(2))], [["A"], ["Row2"]]);
    };
    clash(&mut page);
    click(&mut page, "settings.keys.keep_there");
    assert!(!says(&page, "already has an action"));
    clash(&mut page);
    click(&mut page, "settings.keys.use_here");
    assert!(!says(&page, "already has an action"));
    assert_eq!(chords(&page, KeyAction::AllIn), ["A", "Row2"]);
    assert!(chords(&page, KeyAction::Preset(2)).is_empty());
}

#[test]
fn a_clash_is_forgotten_once_another_set_is_in_force_and_a_reserved_key_is_told() {
    let bench = Bench::regular();
    let mut page = page(&bench);
    tab_to(&mut page, "settings.key.allin.add");
    click(&mut page, "settings.key.allin.add");
    choose(&mut page, "G");
    assert!(says(&page, "“Next language”"));
    click(&mut page, "settings.keys.set.lefthand");
    assert!(!says(&page, "“Next language”"), "there the key has another action");
    click(&mut page, "settings.key.allin.add");
    choose(&mut page, "Tab");
    assert!(says(&page, "Tab moves from one control to the next"));
    assert_eq!(chords(&page, KeyAction::AllIn), ["A"]);
}

#[test]
fn sets_are_chosen_made_renamed_reset_and_deleted() {
    let bench = Bench::new(Language::English, 1280.0, 1600.0);
    let mut page = page(&bench);
    click(&mut page, "settings.keys.set.functionkeys");
    assert_eq!(chords(&page, KeyAction::Fold), ["F1"]);
    assert!(!shows(&page, "settings.keys.delete"), "it comes with the program");
    click(&mut page, "settings.keys.new");
    assert_eq!(page.state().data.settings.keys.chosen(), KeyChoice::Own(0));
    assert!(!shows(&page, "settings.keys.reset_all"), "nothing differs yet");
    click(&mut page, "settings.key.fold.add");
    choose(&mut page, "K");
    click(&mut page, "settings.keys.name");
    page.key_press_modifiers(bevy_egui::egui::Modifiers::COMMAND, Key::A);
    page.run();
    page.key_press(Key::Backspace);
    page.run();
    assert!(says(&page, "Enter a name."));
    page.event(bevy_egui::egui::Event::Text("Home".to_owned()));
    page.run();
    assert_eq!(page.state().data.settings.keys.profiles()[0].name, "Home");
    click(&mut page, "settings.keys.reset_all");
    click(&mut page, "settings.question.cancel");
    assert_eq!(chords(&page, KeyAction::Fold), ["F1", "K"]);
    click(&mut page, "settings.keys.reset_all");
    click(&mut page, "settings.question.reset");
    assert_eq!(chords(&page, KeyAction::Fold), ["F1"]);
    click(&mut page, "settings.keys.delete");
    assert!(says(&page, "Delete “Home”?"));
    click(&mut page, "settings.question.delete");
    assert_eq!(page.state().data.settings.keys.chosen(), KeyChoice::Set(KeySet::FunctionKeys));
    assert!(page.state().data.settings.keys.profiles().is_empty());
}

#[test]
fn shortcuts_can_be_off_and_letters_can_be_places() {
    let bench = Bench::new(Language::English, 1280.0, 1600.0);
    let mut page = page(&bench);
    click(&mut page, "settings.keys.shortcuts");
    click(&mut page, "settings.keys.follow.place");
    let keys = &page.state().data.settings.keys;
    assert!(!keys.shortcuts && keys.follow == poker_client::KeysFollow::Place);
}

#[test]
fn in_a_small_window_the_sets_lie_above_the_actions_without_the_picture() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut page = page(&bench);
    assert!(shows(&page, "settings.keys.set.letters") && !says(&page, "Keys in use"));
    tab_to(&mut page, "settings.key.fold.add");
    press(&mut page, Key::Space);
    choose(&mut page, "K");
    assert_eq!(chords(&page, KeyAction::Fold), ["F", "K"]);
    press(&mut page, Key::Enter);
    choose(&mut page, "C");
    for name in ["settings.keys.use_here", "settings.keys.keep_there"] {
        let control = page.state().record.control(name).unwrap();
        assert_eq!(control.shown, control.rect, "the page scrolls to {name}");
    }
    tab_to(&mut page, "settings.keys.use_here");
    press(&mut page, Key::Enter);
    assert_eq!(chords(&page, KeyAction::Fold), ["F", "K", "C"]);
    assert_eq!(chords(&page, KeyAction::CheckOrCall), [""; 0]);
}
