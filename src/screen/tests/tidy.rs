//! Every screen in every language, size and text size: nothing leaves the window, nothing overlaps, no word is cut.

use egui_kittest::Harness;
use poker_protocol::StakeId;
use poker_text::Language;

use super::fixture::{click, keys, lobby, rules, sections, settings, start};
use crate::look::bench::{Bench, Shown, assert_tidy};
use crate::screen::Section;

/// Windows and text sizes: the smallest window, one that is narrow for its height, the regular one.
const WINDOWS: [(f32, f32, f32); 5] =
    [(640.0, 360.0, 1.0), (640.0, 360.0, 1.4), (1024.0, 768.0, 1.4), (1280.0, 800.0, 1.0), (1280.0, 800.0, 1.4)];
/// The ends, where everything is as in the middle: one language is enough.
const ENDS: [(f32, f32, f32); 2] = [(640.0, 360.0, 0.9), (3840.0, 2160.0, 1.0)];

/// Draws a screen everywhere.
fn everywhere<S>(what: &str, draw: impl for<'b> Fn(&'b Bench) -> Harness<'b, Shown<S>>) {
    for language in Language::ALL {
        let ends = (language == Language::French).then_some(ENDS).into_iter().flatten();
        for (width, height, text_scale) in WINDOWS.into_iter().chain(ends) {
            let bench = Bench::new(language, width, height).scaled(text_scale);
            let harness = draw(&bench);
            let record = &harness.state().record;
            assert!(!record.controls().is_empty(), "{what} is empty");
            assert_tidy(record, &bench, &format!("{what} {language} {width}x{height} text {text_scale}"));
        }
    }
}

#[test]
fn the_first_screen_is_tidy() {
    everywhere("start", |bench| start(bench, settings(), false));
    everywhere("start with a save", |bench| start(bench, settings(), true));
}

#[test]
fn the_practice_sheet_is_tidy() {
    everywhere("practice", |bench| {
        let mut harness = start(bench, settings(), false);
        harness.state_mut().data.practice = true;
        harness.run();
        harness
    });
}

#[test]
fn the_lobby_is_tidy() {
    everywhere("lobby", |bench| lobby(bench, 123_456_789, &[]));
    everywhere("lobby, seated", |bench| lobby(bench, 100, &[StakeId(2)]));
}

#[test]
fn the_chosen_stake_is_tidy() {
    everywhere("pane", |bench| {
        let mut harness = lobby(bench, 1_000, &[]);
        click(&mut harness, "lobby.stake.NL4");
        harness
    });
    everywhere("pane, too poor", |bench| {
        let mut harness = lobby(bench, 100, &[]);
        click(&mut harness, "lobby.stake.NL4");
        harness
    });
}

#[test]
fn the_settings_are_tidy() {
    for section in Section::ALL {
        everywhere(section.tag(), |bench| sections(bench, section, Some(true)));
    }
}

#[test]
fn the_sheets_over_the_settings_are_tidy() {
    everywhere("the question", |bench| {
        let mut harness = sections(bench, Section::General, None);
        click(&mut harness, "settings.restore");
        harness
    });
}

#[test]
fn the_rules_and_the_keys_are_tidy() {
    everywhere("rules", rules);
    everywhere("keys", keys);
}
