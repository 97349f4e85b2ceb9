//! The page of the hand history by keyboard alone.

use bevy_egui::egui::{Key, Modifiers};
use egui_kittest::Harness;
use poker_history::Format;
use poker_text::Language;

use super::fixture::{press, shows, tab_to};
use super::history::{Page, asked, page, page_of};
use crate::screen::{HistoryAsk, HistoryTab};
use crate::style::bench::{Bench, ShownPanel, focused};
use crate::tour::large_hand_archive;

/// Both sizes of window.
fn benches() -> [Bench; 2] {
    [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)]
}

/// Presses Tab with Shift until a control has the keyboard.
fn tab_back_to(harness: &mut Harness<'_, ShownPanel<Page>>, name: &str) {
    for _ in 0..40 {
        if focused(harness) == name {
            return;
        }
        harness.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        harness.run();
    }
    panic!("Shift with Tab never reaches {name}");
}

#[test]
fn a_star_is_removed_and_set_by_keys_alone() {
    for bench in benches() {
        for key in [Key::Enter, Key::Space] {
            let mut harness = page(&bench);
            let hand = harness.state().data.first();
            let starred = |harness: &mut Harness<'_, ShownPanel<Page>>| harness.state_mut().data.archive().list.lines[0].starred;
            assert!(starred(&mut harness), "the first hand has a star");
            for set in [false, true] {
                tab_to(&mut harness, &format!("history.star.{}", hand.get()));
                press(&mut harness, key);
                assert_eq!(asked(&harness).last(), Some(&HistoryAsk::Star(hand, set)), "{key:?}");
                // The archive shows it at once.
                harness.state_mut().data.archive().list.star(hand, set);
                harness.run();
                assert_eq!(starred(&mut harness), set);
            }
            assert_eq!(asked(&harness), [HistoryAsk::Star(hand, false), HistoryAsk::Star(hand, true)], "the hand is not opened");
        }
    }
}

#[test]
fn an_export_is_begun_by_keys_alone() {
    for bench in benches() {
        for key in [Key::Enter, Key::Space] {
            let mut harness = page(&bench);
            tab_to(&mut harness, "history.export");
            press(&mut harness, key);
            assert!(shows(&harness, "history.export.write"), "{key:?} opens the sheet");
            tab_to(&mut harness, "history.export.format.pokerstars");
            press(&mut harness, key);
            assert_eq!(asked(&harness), [], "a format is only chosen");
            tab_to(&mut harness, "history.export.write");
            press(&mut harness, key);
            assert_eq!(asked(&harness), [HistoryAsk::Export(Format::PokerStars)]);
            harness.run();
            assert!(!shows(&harness, "history.export.write"), "the sheet closes");
        }
    }
}

#[test]
fn a_hand_is_opened_and_copied_by_keys_alone() {
    for bench in benches() {
        for key in [Key::Enter, Key::Space] {
            let mut harness = page(&bench);
            let hand = harness.state_mut().data.archive().opened.as_ref().unwrap().id;
            tab_to(&mut harness, &format!("history.hand.{}", hand.get()));
            press(&mut harness, key);
            tab_back_to(&mut harness, "history.copy");
            press(&mut harness, key);
            assert_eq!(asked(&harness), [HistoryAsk::Open(hand), HistoryAsk::Copy(hand)], "{key:?}");
        }
    }
}

#[test]
fn the_tabs_of_the_page_are_opened_by_keys_alone() {
    for bench in benches() {
        for key in [Key::Enter, Key::Space] {
            let mut harness = page_of(&bench, large_hand_archive());
            for (control, open) in [
                ("history.tab.figures", HistoryTab::Figures),
                ("history.tab.players", HistoryTab::Players),
                ("history.tab.hands", HistoryTab::Hands),
            ] {
                if open == HistoryTab::Hands {
                    // The list of players is long.
                    tab_back_to(&mut harness, control);
                } else {
                    tab_to(&mut harness, control);
                }
                press(&mut harness, key);
                harness.run();
                assert_eq!(harness.state().data.tab(), open, "{key:?}");
                assert_eq!(focused(&harness), control, "the keyboard stays where it is");
            }
        }
    }
}
