//! What a model holds after hands that were really played.

use poker_protocol::{Currency, DrawnCard, HandId, Money, Notice, SeenEvent, StackChange, TableEvent};
use poker_rules::{Chips, Deck, Seat};
use poker_text::{Language, Text, Texts};
use proptest::prelude::*;

use super::TableModel;
use crate::test_room::{CASES, EventAndTable, TestRoom};
use crate::{Amounts, CardsAs, LogLine, LogWhat, TableState, TableView};

fn chips_on(felt: &TableState) -> Chips {
    let behind = felt.seats.values().map(|seat| seat.stack);
    let won: Chips = felt.wins.iter().map(|win| win.amount).sum();
    let there: Chips = behind.chain([felt.pot_total()]).sum();
    there.checked_sub(won).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(CASES))]

    #[test]
    fn a_snapshot_in_mid_hand_gives_the_felt_that_the_events_gave(seed: u64) {
        let (begin, moments) = TestRoom::of_any_game(seed).play(6);
        let mut model = TableModel::from_snapshot(begin, 0);
        let mut compared = 0;
        for EventAndTable { event, table } in moments {
            model.apply(event, 0);
            let Some(table) = table else { continue };
            let mut fresh = TableModel::from_snapshot(table, 0);
            fresh.keep_log_of(&model);
            if fresh.felt().hand.is_none() {
                continue;
            }
            prop_assert_eq!(fresh.felt(), model.felt());
            prop_assert_eq!(fresh.turn(), model.turn());
            prop_assert_eq!(fresh.log().current.as_ref(), model.log().current.as_ref());
            compared += 1;
        }
        prop_assert!(compared > 6);
    }

    #[test]
    fn chips_on_the_felt_change_by_the_rake_only_within_a_hand(seed: u64) {
        let (begin, moments) = TestRoom::of_any_game(seed).play(6);
        let mut model = TableModel::from_snapshot(begin, 0);
        let mut before: Option<Chips> = None;
        for moment in moments {
            let conserved = matches!(&moment.event, TableEvent::Hand { event } if !matches!(event, SeenEvent::Raked { .. }));
            model.apply(moment.event, 0);
            let now = chips_on(model.felt());
            if conserved && !model.felt().wins.iter().any(|win| !model.felt().seats.contains_key(&win.seat)) {
                prop_assert!(before.is_none_or(|before| before == now), "{before:?} became {now:?}");
            }
            before = Some(now);
        }
    }
}

#[test]
fn the_log_holds_this_hand_and_the_last_one() {
    let (begin, moments) = TestRoom::new(7).play(3);
    let mut model = TableModel::from_snapshot(begin, 0);
    for moment in moments {
        model.apply(moment.event, 0);
    }
    let (current, last) = (model.log().current.as_ref().unwrap(), model.log().last.as_ref().unwrap());
    assert_eq!(current.hand.0, last.hand.0 + 1);
    let own: Vec<_> = current.lines.iter().filter(|line| matches!(line.what, LogWhat::Dealt(_))).collect();
    assert_eq!(own.len(), 1, "both own cards make one line");
    assert!(matches!(&own[0].what, LogWhat::Dealt(cards) if cards.len() == 2));
    assert_eq!(own[0].who.as_ref().unwrap().name.as_deref(), Some("P1"));
    assert!(current.lines.iter().any(|line| matches!(line.what, LogWhat::Won { .. })));
}

#[test]
fn what_the_house_takes_stands_in_the_log_of_its_hand() {
    let (begin, moments) = TestRoom::new(7).play(12);
    let mut model = TableModel::from_snapshot(begin, 0);
    let (mut taken, mut raked) = (Chips::ZERO, 0);
    for moment in moments {
        let TableEvent::Hand { event } = moment.event else { continue };
        match &event {
            SeenEvent::Started { .. } => taken = Chips::ZERO,
            SeenEvent::Raked { amount, .. } => taken = [taken, *amount].into_iter().sum(),
            _ => {}
        }
        let ended = matches!(event, SeenEvent::Ended { .. });
        model.apply(TableEvent::Hand { event }, 0);
        if ended {
            let lines = &model.log().current.as_ref().unwrap().lines;
            let amounts: Vec<Chips> =
                lines.iter().filter_map(|line| if let LogWhat::Raked(amount) = line.what { Some(amount) } else { None }).collect();
            assert_eq!(amounts, if taken.is_zero() { Vec::new() } else { vec![taken] });
            raked += u32::from(!taken.is_zero());
        }
    }
    assert!(raked > 0, "no hand was raked");
}

#[test]
fn a_hand_that_begins_and_chips_that_come_end_the_notices_about_them() {
    let (begin, moments) = TestRoom::new(7).play(1);
    let mut model = TableModel::from_snapshot(begin, 0);
    let hero = model.hero().unwrap();
    let other = *model.felt().seats.keys().find(|seat| **seat != hero).unwrap();
    let notice = |notice| TableEvent::Notice { notice };
    let later = || notice(Notice::TopUpLater { amount: Money::new(88) });
    let chips = |seat| TableEvent::StackChanged { seat, stack: Chips::new(2_000), why: StackChange::AutoTopUp };
    model.apply(later(), 0);
    model.apply(chips(other), 0);
    assert_eq!(model.notices().list().len(), 1, "another's chips");
    model.apply(chips(hero), 0);
    assert_eq!(model.notices().list(), []);
    model.apply(later(), 0);
    model.apply(notice(Notice::TimeOut { folded: true }), 0);
    let begins = moments.into_iter().map(|moment| moment.event);
    let mut begins = begins.filter(|event| matches!(event, TableEvent::Hand { event: SeenEvent::Started { .. } }));
    model.apply(begins.next().unwrap(), 60_000);
    assert_eq!(model.notices().list(), [], "the next hand is under way, and they could be read");
}

#[test]
fn a_stack_that_an_operator_set_right_is_told() {
    let (begin, moments) = TestRoom::new(7).play(1);
    let mut model = TableModel::from_snapshot(begin, 0);
    let hero = model.hero().unwrap();
    for moment in moments {
        model.apply(moment.event, 0);
    }
    let mut view = TableView::of(&model);
    let corrected = TableEvent::StackChanged { seat: hero, stack: Chips::new(612), why: StackChange::Correction };
    for cue in model.apply(corrected, 0) {
        view.apply(&cue);
    }
    assert_eq!(view, TableView::of(&model));
    let line = view.log().current.as_ref().unwrap().lines.last().unwrap();
    assert_eq!(line.what, LogWhat::Corrected(Chips::new(612)));
    let amounts = Amounts { currency: Currency::Eur, big_blind: Chips::new(20), in_bb: false, plain_chips: false };
    let said = |text: &Text| Language::SPOKEN.map(|language| Texts::embedded(language).say(text));
    assert_eq!(
        said(&line.text(&amounts, &[], CardsAs::Words)),
        [
            "now has €6.12 after a correction by the operator",
            "a désormais 6,12\u{a0}€ après correction par l’opérateur",
            "har nu 6,12\u{a0}€ efter operatörens rättelse",
        ]
    );
    assert_eq!(said(&line.announcement(&amounts, &[]).unwrap())[0], "P1 now has €6.12 after a correction by the operator.");
}

#[test]
fn a_hand_that_was_void_before_this_one_leaves_it_as_it_is() {
    let (begin, moments) = TestRoom::new(7).play(2);
    let mut model = TableModel::from_snapshot(begin, 0);
    for moment in moments.into_iter().take(30) {
        model.apply(moment.event, 0);
    }
    let (felt, turn) = (model.felt().clone(), model.turn().cloned());
    let HandId(playing) = felt.hand.unwrap();
    let void = |hand| TableEvent::Notice { notice: Notice::HandVoid { hand: HandId(hand), opened: None } };
    assert_eq!(model.apply(void(playing + 100), 0), [crate::Cue::Notice { id: 0 }]);
    assert_eq!((model.felt(), model.turn().cloned()), (&felt, turn));
    assert_eq!(model.apply(void(playing), 0), [crate::Cue::Void, crate::Cue::Notice { id: 1 }]);
    assert_eq!(model.felt().street, None);
}

#[test]
fn r_hand_2_the_cards_drawn_for_the_button_lie_open_until_the_hand_and_stand_in_its_log() {
    let (begin, moments) = TestRoom::new(7).play(1);
    let seats: Vec<Seat> = begin.seats.iter().map(|taken| taken.seat).collect();
    let mut model = TableModel::from_snapshot(begin, 0);
    let mut view = TableView::of(&model);
    let cards: Vec<DrawnCard> =
        seats.iter().zip(Deck::sorted().cards()).map(|(seat, card)| DrawnCard { seat: *seat, card: *card }).collect();
    let button = *seats.last().unwrap();
    for cue in model.apply(TableEvent::ButtonDrawn { cards: cards.clone(), button }, 0) {
        view.apply(&cue);
    }
    assert_eq!(view.felt(), model.felt());
    assert_eq!(model.felt().button, Some(button));
    for drawn in &cards {
        let play = model.felt().play(drawn.seat).unwrap();
        assert_eq!((play.cards.as_slice(), play.shown.is_some()), (&[Some(drawn.card)][..], true));
    }
    assert_eq!((model.felt().hand_line(button, &model.info().game), model.prompt()), (None, None), "no hand is played with them");
    for moment in moments {
        model.apply(moment.event, 0);
    }
    let lines = &model.log().current.as_ref().unwrap().lines;
    let drew = |line: &LogLine| if let LogWhat::Drew { button, .. } = line.what { Some(button) } else { None };
    assert_eq!(lines.iter().filter_map(drew).count(), cards.len());
    assert_eq!(lines.iter().position(|line| drew(line) == Some(true)), Some(cards.len() - 1), "the hand begins with them");
}

#[test]
fn r_hand_2_where_players_change_before_the_hand_its_log_has_the_last_draw_alone() {
    let (begin, moments) = TestRoom::new(7).play(1);
    let seats: Vec<Seat> = begin.seats.iter().map(|taken| taken.seat).collect();
    let mut model = TableModel::from_snapshot(begin, 0);
    let (more, fewer) = (&seats[..], &seats[1..]);
    for (drawing, button) in [(more, seats[0]), (fewer, seats[1])] {
        let deck = Deck::sorted();
        let cards = drawing.iter().zip(deck.cards()).map(|(seat, card)| DrawnCard { seat: *seat, card: *card }).collect();
        model.apply(TableEvent::ButtonDrawn { cards, button }, 0);
    }
    for moment in moments {
        model.apply(moment.event, 0);
    }
    let lines = &model.log().current.as_ref().unwrap().lines;
    let drew = lines.iter().filter_map(|line| match line.what {
        LogWhat::Drew { button, .. } => Some((line.who.as_ref()?.seat, button)),
        _ => None,
    });
    let expected: Vec<_> = fewer.iter().map(|seat| (*seat, *seat == seats[1])).collect();
    assert_eq!(drew.collect::<Vec<_>>(), expected, "one player gets the button");
}
