//! The hints that explain the buttons of a practice table.

use bevy_egui::egui::Key;
use poker_client::{AppIntent, BarIntent, BarSlot, ButtonHint, Intent};
use poker_text::Language;

use super::fixture;
use super::table::{TableData, clicked, shown};
use crate::style::bench::{Bench, assert_tidy};

const SIZES: [(f32, f32); 3] = [(640.0, 360.0), (1280.0, 800.0), (3840.0, 2160.0)];

/// The player's turn, with a hint.
fn hinted(hint: ButtonHint) -> TableData {
    with(hint, TableData::on_turn())
}

fn with(hint: ButtonHint, mut data: TableData) -> TableData {
    data.hint = Some(hint);
    data
}

fn shows(hint: Option<ButtonHint>) -> Vec<Intent> {
    vec![AppIntent::ShowHint(hint).into()]
}

#[test]
fn a_hint_gives_way_to_the_next_by_its_button_and_all_of_them_are_skipped_by_another() {
    for (width, height) in SIZES {
        let bench = Bench::new(Language::English, width, height);
        for hint in ButtonHint::ALL {
            let mut harness = shown(&bench, hinted(hint));
            assert_eq!(clicked(&mut harness, "Got it"), shows(hint.next()), "{width}x{height}");
            assert_eq!(clicked(&mut harness, "Skip"), shows(None), "{width}x{height}");
        }
    }
}

#[test]
fn enter_shows_the_next_hint_unless_it_sends_an_amount() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, hinted(ButtonHint::Slots));
    let mut press = |data: Option<TableData>| {
        if let Some(data) = data {
            harness.state_mut().data = data;
            harness.run();
        }
        harness.state_mut().take();
        harness.key_press(Key::Enter);
        harness.run();
        harness.state_mut().take()
    };
    assert_eq!(press(None), shows(Some(ButtonHint::Amount)));
    let mut typed = hinted(ButtonHint::Amount);
    typed.bar = fixture::bar_typed("1.80");
    assert!(typed.bar.amount_is_begun());
    assert_eq!(press(Some(typed)), [], "the key belongs to the amount");
}

#[test]
fn the_hand_goes_on_under_a_hint() {
    for (width, height) in SIZES {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = shown(&bench, hinted(ButtonHint::Slots));
        let fold = [BarIntent::Press(BarSlot::Fold).into(), BarIntent::Release(BarSlot::Fold).into()];
        assert_eq!(clicked(&mut harness, "Fold"), fold, "{width}x{height}");
    }
}

#[test]
fn a_hint_about_the_bar_waits_for_the_players_turn_and_the_others_do_not() {
    let bench = Bench::regular();
    for hint in ButtonHint::ALL {
        let data = with(hint, TableData::of(fixture::table(5, None), fixture::bar_ahead()));
        let there = shown(&bench, data).state().record.control("hint.done").is_some();
        assert_eq!(there, matches!(hint, ButtonHint::TimeBank | ButtonHint::Seat), "{hint:?}");
    }
    assert!(shown(&bench, TableData::on_turn()).state().record.control("hint.done").is_none(), "nothing is explained");
}

#[test]
fn hints_are_tidy_in_every_language_at_every_size() {
    for language in Language::SPOKEN {
        for (width, height) in SIZES {
            for text_scale in [1.0, 2.0] {
                let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
                let mut harness = shown(&bench, TableData::on_turn());
                for hint in ButtonHint::ALL {
                    harness.state_mut().data.hint = Some(hint);
                    harness.run();
                    let what = format!("{hint:?} in {language:?} at {width}x{height}, text {text_scale}");
                    assert!(harness.state().record.control("hint.done").is_some(), "{what}");
                    assert_tidy(&harness.state().record, &bench, &what);
                }
            }
        }
    }
}

#[test]
fn a_screen_reader_is_told_each_hint_once() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, hinted(ButtonHint::Slots));
    let told = harness.state().data.state.announced.words().to_owned();
    assert!(told.contains("folds"), "{told}");
    harness.state_mut().data.state.announced.tell("Otso raises.".to_owned());
    harness.run();
    assert_eq!(harness.state().data.state.announced.words(), "Otso raises.");
}
