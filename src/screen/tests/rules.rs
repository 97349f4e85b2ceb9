//! The table of contents of the rules.

use bevy_egui::egui::Key;
use poker_text::Language;

use super::fixture::{click, press, rules, shows};
use crate::style::bench::Bench;

#[test]
fn a_section_of_the_rules_is_gone_to_by_its_name_and_by_key() {
    let bench = Bench::regular();
    let mut harness = rules(&bench, "room-003");
    assert_eq!(harness.state().data.at, 0);
    click(&mut harness, "contents.9");
    assert_eq!(harness.state().data.at, 9);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(harness.state().data.at, 10);
    press(&mut harness, Key::ArrowLeft);
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(harness.state().data.at, 8);
}

#[test]
fn a_small_window_has_the_sections_on_a_sheet() {
    let bench = Bench::new(Language::French, 640.0, 360.0);
    let mut harness = rules(&bench, "en-2.7");
    assert!(!shows(&harness, "contents.3"));
    click(&mut harness, "contents");
    click(&mut harness, "contents.3");
    assert!(!shows(&harness, "contents.3"), "the sheet closes");
    assert_eq!(harness.state().data.at, 3);
}
