//! The own cards face down, what would have come, leaving at the next big blind, and marking cards of an Omaha hand.

use poker_client::{BarIntent, BarSlot, Intent, TableIntent};
use poker_protocol::{SeenEvent, TableEvent, YourSeat};
use poker_text::Language;

use super::table::{TableData, clicked, shown};
use super::{fixture, showing};
use crate::layout::TableLayout;
use crate::style::bench::{Bench, assert_tidy};

const SIZES: [(f32, f32); 2] = [(1280.0, 800.0), (640.0, 360.0)];

/// A practice hand that ended before the flop.
fn ended(practice: bool) -> TableData {
    let mut model = if practice { fixture::practice_table(3, None) } else { fixture::table(3, None) };
    let won = SeenEvent::Won { pot: 0, half: None, seat: fixture::seat(0), amount: fixture::chips(90) };
    for event in [won, SeenEvent::Ended { stacks: Vec::new() }] {
        model.apply(TableEvent::Hand { event }, 0);
    }
    TableData::of(model, poker_client::ActionBar::new(poker_protocol::TableId(1), 600))
}

#[test]
fn the_pointer_on_the_own_cards_turns_them_up_and_away_from_them_down_again() {
    for (width, height) in SIZES {
        let bench = Bench::new(Language::English, width, height);
        let mut data = TableData::on_turn();
        data.peeks = Some(false);
        let mut harness = shown(&bench, data);
        harness.state_mut().take();
        let card = TableLayout::new(bench.size, 6, &bench.theme, 1.0).hero_cards(2)[0].center();
        harness.hover_at(bevy_egui::egui::pos2(card.x, card.y));
        harness.run();
        assert!(harness.state_mut().take().contains(&TableIntent::PeekUnderPointer(true).into()), "{width}x{height}");
        harness.state_mut().data.peeks = Some(true);
        harness.run();
        assert!(harness.state_mut().take().is_empty(), "it stays on them");
        harness.hover_at(bevy_egui::egui::pos2(2.0, height / 2.0));
        harness.run();
        assert!(harness.state_mut().take().contains(&TableIntent::PeekUnderPointer(false).into()), "{width}x{height}");
        harness.state_mut().data.peeks = None;
        harness.hover_at(bevy_egui::egui::pos2(card.x, card.y));
        harness.run();
        assert!(harness.state_mut().take().is_empty(), "the cards do not lie face down");
    }
}

#[test]
fn the_log_does_not_tell_of_own_cards_that_lie_face_down() {
    let bench = Bench::regular();
    for (peeks, told) in [(None, true), (Some(false), false), (Some(true), false)] {
        let mut data = TableData::on_turn();
        (data.peeks, data.log_open, data.state.log_is_open) = (peeks, true, true);
        let harness = shown(&bench, data);
        let texts = harness.state().record.texts();
        assert_eq!(texts.iter().any(|text| text.words.contains("A♠")), told, "{peeks:?}: {texts:?}");
    }
}

#[test]
fn what_would_have_come_can_be_seen_in_practice_after_a_hand_that_ended_early_and_nowhere_else() {
    let label = "See which cards would have come";
    for (width, height) in SIZES {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = shown(&bench, ended(true));
        assert_eq!(clicked(&mut harness, label), [TableIntent::Rabbit.into()], "{width}x{height}");
        let there = |data: TableData| shown(&bench, data).state().record.control("table.rabbit").is_some();
        assert!(!there(ended(false)), "not on a server");
        assert!(!there(TableData::on_turn()), "not while the hand goes on");
        let mut data = ended(true);
        data.cards_to_come = ["7h", "2c", "Jd", "Ts", "3s"].map(|card| card.parse().unwrap()).to_vec();
        assert!(!there(data), "they are shown");
    }
}

#[test]
fn leaving_at_the_next_big_blind_is_a_switch_beside_sitting_out() {
    for (width, height) in SIZES {
        let bench = Bench::new(Language::English, width, height);
        let mut data = TableData::on_turn();
        data.model.apply(TableEvent::You { you: YourSeat { leave_next_big_blind: Some(false), ..fixture::you() } }, 0);
        let mut harness = shown(&bench, data);
        let asked = clicked(&mut harness, "Leave at the next big blind");
        assert_eq!(asked, [TableIntent::LeaveNextBigBlind.into()], "{width}x{height}");
    }
}

/// The viewer of an Omaha hand that nobody must see.
fn omaha() -> TableData {
    showing::omaha(&["As", "Js", "Td", "2c"])
}

#[test]
fn any_cards_of_an_omaha_hand_are_marked_by_clicks_and_shown_together() {
    for (width, height) in SIZES {
        let bench = Bench::new(Language::English, width, height);
        let mut harness = shown(&bench, omaha());
        for (nth, label) in [(0, "Show the ace of spades"), (3, "Show the two of clubs")] {
            assert_eq!(clicked(&mut harness, label), [Intent::from(BarIntent::ShowCard(nth))], "{label} at {width}x{height}");
            harness.state_mut().data.bar.handle(&BarIntent::ShowCard(nth), fixture::AWAKE, &|_| None);
            harness.run();
        }
        let record = &harness.state().record;
        assert_tidy(record, &bench, "two cards are marked");
        let words: Vec<_> = record.texts().into_iter().map(|text| text.words).collect();
        assert!(words.iter().any(|words| words == "Show 2 cards"), "{words:?}");
        let heard = clicked(&mut harness, "Show 2 cards");
        assert!(heard.contains(&BarIntent::Release(BarSlot::Raise).into()), "{heard:?}");
    }
}

#[test]
fn the_own_seat_is_tidy_in_every_language_and_size() {
    for language in Language::SPOKEN {
        for (width, height, text_scale) in [(1280.0, 800.0, 1.0), (1280.0, 800.0, 2.0), (640.0, 360.0, 1.0), (640.0, 360.0, 1.4)] {
            let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
            for (what, data) in [("after a hand", ended(true)), ("an Omaha hand", omaha())] {
                let mut harness = shown(&bench, data);
                harness.run();
                assert_tidy(&harness.state().record, &bench, &format!("{what}: {language:?} at {width}x{height}, text {text_scale}"));
            }
        }
    }
}
