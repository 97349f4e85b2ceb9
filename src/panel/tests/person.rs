//! The sheet of another player.

use bevy::math::Vec2;
use bevy_egui::egui::{Key, Rect, pos2, vec2};
use egui_kittest::Harness;
use poker_archive::{Label, OpponentFigures, Person};
use poker_client::{ChatIntent, Intent};
use poker_protocol::TableId;
use poker_text::{Language, text};

use super::fixture::seat;
use super::table::{TableData, draw, shown};
use crate::panel::Dialog;
use crate::style::bench::{Bench, ShownPanel, assert_tidy, focused, show};
use crate::style::{Record, Scope, Style};
use crate::theme::UiScale;
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

/// The rectangle around the controls of the sheet.
fn sheet_rect(record: &Record) -> Rect {
    let controls = record.controls().into_iter().filter(|control| control.name.contains("person."));
    controls.map(|control| control.shown).reduce(Rect::union).expect("the sheet is drawn")
}

/// What the player must see in a hand, and the three buttons of the action bar.
fn kept_in_sight(style: &Style<'_>) -> Vec<Rect> {
    let layout = style.layout();
    let mut things = layout.own_cards(2);
    things.push(layout.seat_plate(layout.own_place()));
    things.extend(layout.action_bar().slots);
    things.into_iter().map(|thing| style.area(thing)).collect()
}

/// One of four tables in a window of 1920x1080: that at the lower right.
fn in_tile<'a>(style: &Style<'a>) -> Style<'a> {
    let size = Vec2::new(960.0, 540.0);
    Style {
        window: Rect::from_min_size(pos2(size.x, size.y), vec2(size.x, size.y)),
        scale: UiScale::new(style.theme, size, 1.0).at_table(),
        scope: Scope(Some(TableId(1))),
        ..*style
    }
}

#[test]
fn in_a_regular_window_the_sheet_is_small_and_lies_beside_the_plate_clear_of_own_cards_clock_and_action_bar() {
    for language in [Language::English, Language::French, Language::Swedish] {
        let bench = Bench::new(language, 1280.0, 800.0);
        let mut harness = shown(&bench, TableData::on_turn());
        let record = Record::default();
        let style = bench.style(&record);
        let layout = style.layout();
        for at in 2..=6 {
            let name = format!("plate.{at}");
            let plate = harness.state().record.control(&name).unwrap().shown;
            press(&mut harness, &name);
            let sheet = sheet_rect(&harness.state().record);
            let what = format!("{language}, {name}: {sheet:?}");
            assert!(sheet.width() <= style.theme.screen.person_popover.0, "{what}");
            assert!(!sheet.intersects(plate), "{what} covers its plate");
            let apart = (sheet.left() - plate.right()).max(plate.left() - sheet.right());
            assert!(apart > 0.0 && apart < 40.0, "{what} is {apart} beside {plate:?}");
            let bar = style.area(layout.action_bar().bounds);
            for thing in kept_in_sight(&style).into_iter().chain([bar]) {
                assert!(!sheet.intersects(thing), "{what} covers {thing:?}");
            }
            assert_tidy(&harness.state().record, &bench, &what);
            harness.key_press(Key::Escape);
            harness.run();
            assert_eq!(harness.state().data.state.person, None, "{what}");
        }
    }
}

#[test]
fn in_a_tile_the_sheet_lies_in_the_tile_clear_of_own_cards_clock_and_buttons() {
    for language in [Language::English, Language::French, Language::Swedish] {
        let bench = Bench::new(language, 1920.0, 1080.0);
        let mut harness = show(&bench, TableData::on_turn(), |ctx, style, data| draw(ctx, &in_tile(style), data));
        let record = Record::default();
        let style = in_tile(&bench.style(&record));
        for at in 2..=6 {
            press(&mut harness, &format!("t1.plate.{at}"));
            let sheet = sheet_rect(&harness.state().record);
            let what = format!("{language}, plate {at}: {sheet:?}");
            assert!(style.window.contains_rect(sheet), "{what}");
            for thing in kept_in_sight(&style) {
                assert!(!sheet.intersects(thing), "{what} covers {thing:?}");
            }
            assert_tidy(&harness.state().record, &bench, &what);
            harness.key_press(Key::Escape);
            harness.run();
        }
    }
}

#[test]
fn in_the_smallest_window_and_with_the_largest_text_the_own_cards_and_the_clock_stay_in_sight_too() {
    let small = [Language::English, Language::French, Language::Swedish].map(|language| Bench::new(language, 640.0, 360.0));
    for bench in small.into_iter().chain([Bench::regular().scaled(2.0)]) {
        let mut harness = shown(&bench, TableData::on_turn());
        let record = Record::default();
        for at in 2..=6 {
            press(&mut harness, &format!("plate.{at}"));
            let sheet = sheet_rect(&harness.state().record);
            for thing in kept_in_sight(&bench.style(&record)) {
                assert!(!sheet.intersects(thing), "{:?}, plate {at}: {sheet:?} covers {thing:?}", bench.size);
            }
            assert_tidy(&harness.state().record, &bench, &format!("{:?}, plate {at}", bench.size));
            harness.key_press(Key::Escape);
            harness.run();
        }
    }
}

#[test]
fn a_sheet_beside_a_plate_is_as_tall_as_its_content() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    press(&mut harness, "plate.4");
    let record = &harness.state().record;
    let texts: Vec<_> = record.texts().into_iter().filter(|text| !text.covered).collect();
    assert!(texts.iter().all(|text| text.shown == text.rect), "nothing is scrolled out of sight: {texts:?}");
    let last = texts.iter().find(|text| text.words.contains("Figures are shown")).unwrap();
    let blank = record.control("person.mute").unwrap().rect.top() - last.rect.bottom();
    assert!(blank < 24.0, "{blank} are blank over the buttons");
}

#[test]
fn a_click_on_a_button_of_the_table_closes_the_sheet_and_does_nothing_else() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    let fold = harness.state().record.control("action.fold").unwrap().shown.center();
    press(&mut harness, "plate.4");
    harness.state_mut().take();
    harness.drag_at(fold);
    harness.drop_at(fold);
    harness.run();
    harness.run();
    let asked = harness.state_mut().take();
    assert!(asked.is_empty(), "{asked:?}");
    assert_eq!(harness.state().data.state.person, None);
}

#[test]
fn a_sheet_that_was_opened_by_a_key_has_the_focus() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, TableData::on_turn());
    harness.ctx.memory_mut(|memory| memory.request_focus(crate::widget::control_id("plate.4")));
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    harness.run();
    assert_eq!(focused(&harness), "person.close");
}
