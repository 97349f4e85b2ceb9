//! The tools of the replayer by keyboard alone.

use bevy_egui::egui::Key;
use poker_history::Format;
use poker_text::Language;

use super::fixture::{press, shows, tab_to};
use super::replayer::{page, take};
use crate::screen::ReplayerAsk;
use crate::style::bench::Bench;

#[test]
fn a_hand_is_shared_copied_and_exported_by_keys_alone() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let mut harness = page(&bench);
        for (control, ask) in [("replayer.share", ReplayerAsk::Share), ("replayer.copy", ReplayerAsk::Copy)] {
            tab_to(&mut harness, control);
            press(&mut harness, Key::Enter);
            assert_eq!(take(&mut harness), [ask], "{control}");
        }
        // Space plays the hand on, except on a sheet, where it presses buttons as everywhere.
        let formats = [("phh", Format::Phh, Key::Enter), ("pokerstars", Format::PokerStars, Key::Space), ("ohh", Format::Ohh, Key::Enter)];
        for (tag, format, key) in formats {
            tab_to(&mut harness, "replayer.export");
            press(&mut harness, Key::Enter);
            assert_eq!(take(&mut harness), [], "the sheet only opens");
            tab_to(&mut harness, &format!("replayer.export.{tag}"));
            press(&mut harness, key);
            assert_eq!(take(&mut harness), [ReplayerAsk::Export(format)]);
            harness.run();
            assert!(!shows(&harness, "replayer.export.phh"), "the sheet closes");
        }
    }
}
