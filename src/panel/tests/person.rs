//! The sheet of another player.

use bevy_egui::egui::Key;
use egui_kittest::Harness;
use poker_archive::{Label, OpponentFigures, Person};
use poker_client::{ChatIntent, Intent};
use poker_text::{Language, text};

use super::fixture::seat;
use super::table::{TableData, shown};
use crate::panel::Dialog;
use crate::style::bench::{Bench, ShownPanel, assert_tidy};
use crate::tour::large_hand_archive;

/// Clicks a control by its name. Returns the intents.
fn press(harness: &mut Harness<'_, ShownPanel<TableData>>, name: &str) -> Vec<Intent> {
    harness.state_mut().take();
    let at = harness.state().record.control(name).unwrap_or_else(|| panic!("{name} is not drawn")).shown.center();
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run();
    harness.run();
    harness.state_mut().take()
}

#[test]
fn a_click_on_a_plate_opens_the_sheet_where_a_label_and_a_note_are_chosen() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let mut harness = shown(&bench, TableData::on_turn());
        press(&mut harness, "plate.4");
        press(&mut harness, "person.label.triangle");
        let state = &harness.state().data.state;
        let noted = state.noted.last().unwrap();
        assert_eq!((noted.name.as_str(), noted.label), ("Otso", Some(Label::Triangle)));
        assert!(harness.state().record.control("person.note").is_some());
        assert_tidy(&harness.state().record, &bench, "the sheet of a player");
        harness.key_press(Key::Escape);
        harness.run();
        assert_eq!(harness.state().data.state.person, None);
    }
}

#[test]
fn plates_are_reached_by_the_keyboard_alone() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    let wanted = crate::widget::control_id("plate.2");
    for _ in 0..60 {
        if harness.ctx.memory(|memory| memory.has_focus(wanted)) {
            break;
        }
        harness.key_press(Key::Tab);
        harness.run();
    }
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().data.state.person.as_ref().map(|sheet| sheet.player.name.as_str()), Some("Lisbet"));
}

#[test]
fn below_twenty_hands_the_sheet_says_how_many_there_are_and_how_many_are_needed() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    press(&mut harness, "plate.4");
    let said: Vec<String> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    assert!(said.iter().any(|words| words.contains("0 hands with you. Figures are shown from 20 hands on.")), "{said:?}");
    assert!(!said.iter().any(|words| words.contains("VPIP")), "{said:?}");
}

/// The sheet of a player with figures, in a room that hides them or not.
fn sheet_with_figures(bench: &Bench, hides_figures: bool) -> Harness<'_, ShownPanel<TableData>> {
    let mut harness = shown(bench, TableData::on_turn());
    press(&mut harness, "plate.4");
    let people = large_hand_archive().people.all.unwrap();
    let sheet = harness.state_mut().data.state.person.as_mut().unwrap();
    sheet.player.figures = people.iter().find_map(|(_, figures)| figures.filter(OpponentFigures::enough));
    sheet.hides_figures = hides_figures;
    harness.run();
    harness
}

#[test]
fn where_the_room_hides_figures_the_sheet_says_so_in_their_place() {
    let bench = Bench::regular();
    for hides_figures in [false, true] {
        let harness = sheet_with_figures(&bench, hides_figures);
        let says = |words: &str| harness.state().record.texts().iter().any(|text| text.words.contains(words));
        assert_eq!(says("VPIP"), !hides_figures);
        assert_eq!(says(&bench.texts.say(&text::people::figures_hidden())), hides_figures);
    }
    for bench in [Language::French, Language::Swedish].map(|language| Bench::new(language, 640.0, 360.0)) {
        assert_tidy(&sheet_with_figures(&bench, true).state().record, &bench, "the sheet of a player without figures");
    }
}

#[test]
fn a_player_is_muted_and_reported_from_the_sheet() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    press(&mut harness, "plate.4");
    assert_eq!(press(&mut harness, "person.mute"), [ChatIntent::Mute(seat(3)).into()]);
    press(&mut harness, "person.report");
    let state = &harness.state().data.state;
    assert!(matches!(state.dialog, Some(Dialog::Report(_))) && state.person.is_none());
}

#[test]
fn the_sheet_of_a_muted_player_says_so_in_words() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let help = bench.texts.say(&text::people::muted_help());
        let says = |harness: &Harness<'_, ShownPanel<TableData>>| harness.state().record.texts().iter().any(|text| text.words == help);
        let mut harness = shown(&bench, TableData::on_turn());
        press(&mut harness, "plate.4");
        assert!(!says(&harness));
        let sheet = harness.state_mut().data.state.person.as_mut().unwrap();
        sheet.player.person = Some(Person { muted: true, ..Person::blank("", "Otso") });
        harness.run();
        assert!(says(&harness));
        assert_tidy(&harness.state().record, &bench, "the sheet of a muted player");
    }
}
