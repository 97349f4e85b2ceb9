//! The section of looks: pictures to choose from, rooms, and what is said of text sizes and own looks.

use bevy_egui::egui::Key;
use poker_client::{AppIntent, IndexSize, Intent, RoomLight, SeatAt, Settings, SuitColours};
use poker_text::{Language, Text, text};

use super::fixture::{click, press, sections, sections_of, settings, shows, tab_to};
use crate::screen::Section;
use crate::style::bench::Bench;

fn change(change: impl FnOnce(&mut Settings)) -> Vec<Intent> {
    let mut settings = settings();
    change(&mut settings);
    vec![AppIntent::Change(Box::new(settings)).into()]
}

fn asked(section: Section, name: &str) -> Vec<Intent> {
    let bench = Bench::regular();
    click(&mut sections(&bench, section, Some(false)), name)
}

#[test]
fn every_look_changes_its_own_setting() {
    let felt = |name: &str| change(|settings| settings.looks.felt = name.to_owned());
    assert_eq!(asked(Section::Cards, "settings.felt.midnight"), felt("midnight"));
    assert_eq!(asked(Section::Cards, "settings.felt.burgundy"), felt("burgundy"));
    assert_eq!(asked(Section::Cards, "settings.felt.cardroom"), [], "it is chosen already");
    assert_eq!(asked(Section::Cards, "settings.index.jumbo"), change(|settings| settings.looks.index = IndexSize::Jumbo));
    assert_eq!(asked(Section::General, "settings.full_screen"), change(|settings| settings.window.full_screen = true));
    assert_eq!(asked(Section::General, "settings.english_terms"), change(|settings| settings.looks.english_terms = true));
    assert_eq!(asked(Section::Tables, "settings.seat_at.upper_left"), change(|settings| settings.looks.seat_at = SeatAt::UpperLeft));
    assert_eq!(asked(Section::Access, "settings.room.light"), change(|settings| settings.looks.room = RoomLight::Light));
    assert_eq!(asked(Section::Access, "settings.room.contrast"), change(|settings| settings.looks.room = RoomLight::HighContrast));
}

#[test]
fn a_felt_and_a_deck_are_chosen_by_keys_alone() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        for key in [Key::Enter, Key::Space] {
            let mut harness = sections(&bench, Section::Cards, None);
            tab_to(&mut harness, "settings.felt.midnight");
            assert_eq!(press(&mut harness, key), change(|settings| settings.looks.felt = "midnight".to_owned()), "{key:?}");
            tab_to(&mut harness, "settings.deck.safe");
            assert_eq!(press(&mut harness, key), change(|settings| settings.deck = SuitColours::Safe), "{key:?}");
        }
    }
}

#[test]
fn a_text_size_for_which_the_window_has_no_room_is_told_with_the_largest() {
    let said = |width: f32, height: f32, text_scale: u16| {
        let bench = Bench::new(Language::English, width, height).scaled(f32::from(text_scale) / 100.0);
        let harness = sections_of(&bench, Section::Access, None, Settings { text_scale, ..settings() });
        let largest = (bench.style(&harness.state().record).scale.largest_text() * 100.0).round();
        let words = texts_of(&harness);
        (largest, words)
    };
    let help = |percent: u64| bench_say(&text::looks::text_size_limited(text::number::percent(poker_text::Arg::count(percent))));
    let (largest, words) = said(640.0, 360.0, 200);
    assert!((largest - 140.0).abs() < 0.1 && words.contains(&help(140)), "{words}");
    let (_, words) = said(640.0, 360.0, 120);
    assert!(!words.contains("has room for"), "{words}");
}

fn bench_say(text: &Text) -> String {
    poker_text::Texts::embedded(Language::English).say(text)
}

/// All that the screen says, in one line.
fn texts_of<S>(harness: &egui_kittest::Harness<'_, crate::style::bench::ShownPanel<S>>) -> String {
    harness.state().record.texts().iter().map(|text| text.words.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn pictures_are_beside_each_other_where_they_fit_and_all_can_be_reached() {
    for (width, height) in [(640.0, 360.0), (1280.0, 800.0), (3840.0, 2160.0)] {
        let bench = Bench::new(Language::French, width, height);
        let harness = sections(&bench, Section::Cards, None);
        let first = harness.state().record.control("settings.felt.cardroom").unwrap().rect;
        let second = harness.state().record.control("settings.felt.midnight").unwrap().rect;
        assert!((first.top() - second.top()).abs() < 0.5 && first.right() < second.left(), "{width}x{height}");
        assert!(!shows(&harness, "settings.back.own"), "{width}x{height}");
    }
}
