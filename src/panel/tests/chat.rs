//! The chat of a table.

use bevy_egui::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use poker_client::{ChatIntent, ChatPhrase, Intent, TableIntent, TableMenu};
use poker_protocol::TableEvent;
use poker_text::Language;

use super::fixture;
use super::table::{TableData, shown};
use crate::panel::{Dialog, LogTab};
use crate::style::bench::{Bench, ShownPanel, assert_tidy, click};

/// Two players have said something, one of them a lot.
fn talking(open: bool) -> TableData {
    let mut data = TableData::on_turn();
    let lines = [("Maren", 2, "Nice hand!"), ("Otso", 3, "Thank you. I had to think about that river for a long, long while.")];
    for (name, seat, text) in lines {
        data.model.apply(TableEvent::Said { seat: fixture::seat(seat), name: name.to_owned(), text: text.to_owned() }, 0);
    }
    data.state.log = if open { LogTab::Chat } else { LogTab::This };
    data
}

fn said(harness: &Harness<'_, ShownPanel<TableData>>) -> String {
    harness.state().record.texts().into_iter().map(|text| text.words).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_said_is_unread_until_the_chat_is_opened() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, talking(false));
    assert!(said(&harness).contains("Chat, unread"), "in words, not by a dot alone");
    assert_eq!(click(&mut harness, "log.chat"), []);
    assert!(!said(&harness).contains("unread") && said(&harness).contains("Thank you"), "{}", said(&harness));
    harness.state_mut().data.state.log = LogTab::This;
    harness.run();
    assert!(!said(&harness).contains("unread"));
}

#[test]
fn enter_sends_what_was_typed_and_the_counter_counts() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, talking(true));
    click(&mut harness, "log.say");
    harness.get_all_by_label("Say something").next_back().unwrap().type_text(" Well played ");
    harness.run();
    assert!(said(&harness).contains("13 / "), "{}", said(&harness));
    harness.state_mut().take();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().take(), [Intent::from(ChatIntent::Say("Well played".to_owned()))]);
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().take(), [], "nothing is not said");
}

#[test]
fn a_player_who_is_not_ticked_is_not_heard() {
    let bench = Bench::regular();
    let mut harness = shown(&bench, talking(true));
    assert_eq!(click(&mut harness, "log.heard"), []);
    assert_eq!(harness.state().data.state.dialog, Some(Dialog::Heard));
    let otso = fixture::seat(3);
    let name = format!("heard.{}", otso.number());
    assert_eq!(click(&mut harness, &name), [Intent::from(ChatIntent::Mute(otso))]);
    harness.state_mut().data.model.mute(otso);
    harness.run();
    assert!(!said(&harness).contains("Thank you"));
    let who = harness.state().data.model.felt().seats[&otso].player.name.clone();
    assert_eq!(click(&mut harness, &name), [Intent::from(ChatIntent::Unmute(who))]);
}

#[test]
fn a_phrase_is_said_from_the_menu_and_read_in_the_language_of_the_reader() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::French, width, height);
        let mut data = talking(true);
        data.state.dialog = Some(Dialog::Phrases);
        let mut harness = shown(&bench, data);
        harness.run();
        assert_tidy(&harness.state().record, &bench, &format!("phrases at {width}x{height}"));
        let at = ChatPhrase::ALL.iter().position(|phrase| *phrase == ChatPhrase::NiceHand).unwrap();
        assert_eq!(click(&mut harness, &format!("phrases.{at}")), [Intent::from(ChatIntent::Say("Nice hand!".to_owned()))]);
        assert_eq!(harness.state().data.state.dialog, None, "the menu closes");
    }
    let bench = Bench::new(Language::French, 1280.0, 800.0);
    let mut data = talking(true);
    data.model.apply(TableEvent::Said { seat: fixture::seat(2), name: "Maren".to_owned(), text: "Nice hand!".to_owned() }, 0);
    let mut harness = shown(&bench, data);
    assert!(said(&harness).contains("Belle main\u{202f}!"), "{}", said(&harness));
    assert!(said(&harness).contains("long, long while"), "any other text stays as it is: {}", said(&harness));
    assert_eq!(click(&mut harness, "log.phrases"), [TableIntent::Open(TableMenu::Phrases).into()]);
}

#[test]
fn the_chat_is_tidy_in_every_window() {
    for language in Language::ALL {
        for (width, height, text_scale) in
            [(640.0, 360.0, 1.0), (960.0, 540.0, 1.4), (1280.0, 800.0, 1.0), (1280.0, 800.0, 2.0), (3840.0, 2160.0, 1.0)]
        {
            let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
            for (what, sheet, dialog) in [
                ("panel", false, None),
                ("sheet", true, None),
                ("heard", false, Some(Dialog::Heard)),
                ("phrases", false, Some(Dialog::Phrases)),
            ] {
                let mut data = talking(true);
                (data.log_open, data.state.log_is_open, data.state.dialog) = (sheet, sheet, dialog);
                let harness = shown(&bench, data);
                let name = format!("chat, {what} {language} {width}x{height} text {text_scale}");
                assert_tidy(&harness.state().record, &bench, &name);
            }
        }
    }
}
