//! The figures and the players of the hand history.

use bevy_egui::egui::Key;
use poker_archive::{Group, HandFilter, Label};
use poker_text::{Language, text};

use super::fixture::{click, press, shows, tab_to};
use super::history::{asked, filter, group, page, page_of, words};
use crate::screen::HistoryAsk;
use crate::style::bench::{Bench, assert_tidy};
use crate::tour::{large_hand_archive, muted_person};

#[test]
fn a_small_sample_is_said_in_a_sentence_and_its_rate_is_not_told() {
    let bench = Bench::regular();
    let mut harness = page(&bench);
    click(&mut harness, "history.tab.figures");
    let said = words(&harness);
    assert!(said.iter().any(|words| words.contains("hands say little: chance decides")), "{said:?}");
    assert!(said.iter().any(|words| words.starts_with("Too few hands for a rate")), "{said:?}");
}

#[test]
fn of_many_hands_rate_band_and_samples_are_told() {
    let bench = Bench::regular();
    let mut harness = page_of(&bench, large_hand_archive());
    click(&mut harness, "history.tab.figures");
    let said = words(&harness);
    assert!(!said.iter().any(|words| words.contains("say little")), "{said:?}");
    assert!(said.iter().any(|words| words.starts_with("95% band: ")), "{said:?}");
    for line in ["Result ", "Adjusted ", "95%: "] {
        assert!(said.iter().any(|words| words.starts_with(line)), "the line is named at its end: {line} {said:?}");
    }
    assert!(said.iter().any(|words| words.contains("% of ")), "a share has the size of its sample: {said:?}");
}

#[test]
fn groups_and_the_kind_of_plot_are_chosen_by_a_click_and_by_keys() {
    let bench = Bench::new(Language::English, 1280.0, 800.0);
    let mut harness = page_of(&bench, large_hand_archive());
    click(&mut harness, "history.tab.figures");
    click(&mut harness, "figures.over.days");
    tab_to(&mut harness, "figures.by.stake");
    press(&mut harness, Key::Enter);
    assert_eq!(group(&harness), Group::Stake);
}

#[test]
fn an_opponent_is_found_by_the_beginning_of_a_name() {
    for bench in [Bench::regular(), Bench::new(Language::Swedish, 640.0, 360.0)] {
        let mut harness = page(&bench);
        let first = harness.state().data.first_opponent();
        click(&mut harness, "history.filters");
        tab_to(&mut harness, "history.filter.opponent");
        harness.event(bevy_egui::egui::Event::Text(first.name[..2].to_owned()));
        harness.run();
        press(&mut harness, Key::Enter);
        assert_eq!(filter(&harness), HandFilter { opponent: Some(first.id), ..HandFilter::default() });
        tab_to(&mut harness, "history.filter.opponent.clear");
        press(&mut harness, Key::Enter);
        assert_eq!(filter(&harness), HandFilter::default());
    }
}

#[test]
fn a_note_and_a_label_are_changed_and_removed_on_the_page_of_players() {
    let bench = Bench::regular();
    let mut harness = page_of(&bench, large_hand_archive());
    click(&mut harness, "history.tab.players");
    click(&mut harness, "people.player..Fenwick");
    click(&mut harness, "people.label.heart");
    click(&mut harness, "people.forget");
    let asked = asked(&harness);
    let [HistoryAsk::Noted(labelled), HistoryAsk::Noted(removed)] = asked.as_slice() else { panic!("{asked:?}") };
    assert_eq!((labelled.name.as_str(), labelled.label, labelled.note.is_empty()), ("Fenwick", Some(Label::Heart), false));
    assert!(removed.is_blank());
}

#[test]
fn a_muted_player_is_listed_with_a_word_and_unmuted_on_the_page_of_players() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let mut harness = page_of(&bench, large_hand_archive());
        click(&mut harness, "history.tab.players");
        let muted = muted_person();
        let row = format!("people.player.{}.{}", muted.room, muted.name);
        tab_to(&mut harness, &row);
        press(&mut harness, Key::Enter);
        let said = words(&harness);
        assert!(said.contains(&bench.texts.say(&text::people::muted_help())), "{said:?}");
        assert_tidy(&harness.state().record, &bench, "a muted player");
        tab_to(&mut harness, "people.mute");
        press(&mut harness, Key::Enter);
        let asked = asked(&harness);
        let [HistoryAsk::Noted(heard)] = asked.as_slice() else { panic!("{asked:?}") };
        assert!(heard.is_blank() && (&heard.room, &heard.name) == (&muted.room, &muted.name));
    }
    let bench = Bench::regular();
    let mut harness = page_of(&bench, large_hand_archive());
    click(&mut harness, "history.tab.players");
    assert!(words(&harness).contains(&"Muted".to_owned()), "in words, not by a picture alone");
    click(&mut harness, "people.player..Fenwick");
    assert!(!shows(&harness, "people.mute"), "practice has no chat");
}

#[test]
fn in_a_room_that_hides_figures_the_page_of_players_shows_none() {
    let bench = Bench::regular();
    let mut harness = page_of(&bench, large_hand_archive());
    click(&mut harness, "history.tab.players");
    click(&mut harness, "people.player..Fenwick");
    for hides_figures in [false, true] {
        harness.state_mut().data.hides_figures = hides_figures;
        harness.run();
        let said = words(&harness);
        assert_eq!(said.iter().any(|words| words.contains("VPIP")), !hides_figures, "{said:?}");
        assert_eq!(said.iter().any(|words| words.starts_with("This room does not show figures")), hides_figures, "{said:?}");
    }
}

#[test]
fn players_are_searched_by_name_and_note() {
    let bench = Bench::regular();
    let mut harness = page_of(&bench, large_hand_archive());
    click(&mut harness, "history.tab.players");
    tab_to(&mut harness, "people.search");
    harness.event(bevy_egui::egui::Event::Text("RIVER".to_owned()));
    harness.run();
    assert!(shows(&harness, "people.player..Fenwick") && !shows(&harness, "people.player..Quillon"));
}

#[test]
fn notes_are_written_into_a_file_and_read_from_one() {
    let bench = Bench::new(Language::French, 640.0, 360.0);
    let mut harness = page_of(&bench, large_hand_archive());
    click(&mut harness, "history.tab.players");
    click(&mut harness, "history.export");
    tab_to(&mut harness, "people.file.write");
    press(&mut harness, Key::Enter);
    assert!(!shows(&harness, "people.file.write"), "the sheet closes");
    click(&mut harness, "history.export");
    tab_to(&mut harness, "people.file.path");
    harness.event(bevy_egui::egui::Event::Text("/notes.ron".to_owned()));
    harness.run();
    tab_to(&mut harness, "people.file.read");
    press(&mut harness, Key::Enter);
    let asked = asked(&harness);
    assert!(matches!(asked.as_slice(), [HistoryAsk::ExportPeople, HistoryAsk::ImportPeople(_)]), "{asked:?}");
}

#[test]
fn the_biggest_pots_open_the_replayer_and_a_button_lists_the_hands_of_the_figures() {
    for bench in [Bench::regular(), Bench::new(Language::French, 640.0, 360.0)] {
        let mut harness = page_of(&bench, large_hand_archive());
        click(&mut harness, "history.tab.figures");
        let pots = harness.state().data.biggest();
        assert_eq!(pots.len(), 10, "five won and five lost");
        for id in [pots[0], pots[9]] {
            tab_to(&mut harness, &format!("figures.pot.{}", id.get()));
            press(&mut harness, Key::Enter);
            assert_eq!(asked(&harness).last(), Some(&HistoryAsk::Open(id)));
            assert!(harness.state_mut().data.replays(id), "the hand is replayed once it was read");
        }
        tab_to(&mut harness, "figures.hands");
        press(&mut harness, Key::Enter);
        assert!(shows(&harness, "history.filters") && !shows(&harness, "figures.by.stake"));
    }
}
