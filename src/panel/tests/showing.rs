//! The viewer chooses which cards to show.

use poker_client::{ActionBar, AtTable, BarIntent, Intent, TableModel};
use poker_protocol::{HandId, JackpotKind, SeatStack, SeenEvent, ShowChoice, TableEvent, TableId, TurnId};
use poker_text::Language;

use super::fixture;
use super::table::{TableData, clicked, shown};
use crate::style::bench::{Bench, assert_tidy};

fn asked(jackpot: Option<JackpotKind>) -> TableData {
    let mut model = fixture::table(3, None);
    let won = SeenEvent::Won { pot: 0, half: None, seat: fixture::seat(0), amount: fixture::chips(90) };
    model.apply(TableEvent::Hand { event: won }, 0);
    let choice = Some(ShowChoice { shown_unasked: jackpot.is_some(), jackpot });
    model.apply(TableEvent::ToShow { seats: vec![fixture::seat(0)], turn: TurnId(9), left_ms: 3_000, choice }, 0);
    let bar = awake(&model);
    TableData::of(model, bar)
}

fn awake(model: &TableModel) -> ActionBar {
    let mut bar = ActionBar::new(TableId(1), 600);
    assert_eq!(bar.update(&AtTable::caught_up(model, fixture::money(0)), 0), None);
    bar
}

#[test]
fn a_hand_that_nobody_has_to_see_is_mucked_shown_or_shown_in_part_with_one_click() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        for (label, intent) in
            [("Show only the ace of spades", BarIntent::ShowCard(0)), ("Show only the jack of spades", BarIntent::ShowCard(1))]
        {
            let mut harness = shown(&bench, asked(None));
            assert_eq!(clicked(&mut harness, label), [Intent::from(intent)], "{label} at {width}x{height}");
        }
        for (label, slot) in [("Muck", poker_client::BarSlot::Fold), ("Show cards", poker_client::BarSlot::Raise)] {
            let mut harness = shown(&bench, asked(Some(JackpotKind::BadBeat)));
            let heard = clicked(&mut harness, label);
            assert!(heard.contains(&BarIntent::Release(slot).into()) || heard.contains(&BarIntent::Fold.into()), "{label}: {heard:?}");
        }
    }
}

#[test]
fn each_card_is_shown_by_a_click_where_it_is_held() {
    let bench = Bench::regular();
    let mut data = asked(None);
    let seat = fixture::seat(0);
    let card = |card: &str| SeenEvent::Dealt { seat, card: Some(card.parse().unwrap()), opening: None };
    let players = vec![SeatStack { seat, stack: fixture::chips(2_000) }];
    let started = SeenEvent::Started { hand: HandId(2), button: seat, players, root: None, nonces: Vec::new() };
    let won = SeenEvent::Won { pot: 0, half: None, seat, amount: fixture::chips(90) };
    for event in [started, card("Js"), card("As"), won] {
        data.model.apply(TableEvent::Hand { event }, 0);
    }
    let choice = Some(ShowChoice { shown_unasked: false, jackpot: None });
    data.model.apply(TableEvent::ToShow { seats: vec![seat], turn: TurnId(10), left_ms: 3_000, choice }, 0);
    data.bar = awake(&data.model);
    let harness = shown(&bench, data);
    let left = |name: &str| harness.state().record.control(name).unwrap().rect.left();
    assert!(left("show.card_2") < left("show.card_1"), "the ace came second and is held first");
}

#[test]
fn what_is_asked_about_a_hand_is_tidy_in_every_language_and_size() {
    for language in Language::SPOKEN {
        for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
            for jackpot in [None, Some(JackpotKind::MonteCarlo)] {
                let bench = Bench::new(language, width, height);
                let mut harness = shown(&bench, asked(jackpot));
                harness.run();
                assert_tidy(&harness.state().record, &bench, &format!("{language:?} at {width}x{height}, {jackpot:?}"));
            }
        }
    }
}
