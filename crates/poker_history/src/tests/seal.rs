//! The seals in histories, and the errors found if cards or seals are changed.

use poker_fair::{SealKey, SealedDeck, Unfair};
use poker_protocol::{Bytes32, SeatNonce};
use poker_rules::{Card, HandEvent, Seat};

use super::identity::GAMES;
use super::{hand, random};
use crate::{BadSeal, Phh, PhhAction, PlayedHand, SealVerdict, Seen, Value, View, verify_seal};

fn sealed(code: &str, seed: u64) -> PlayedHand {
    let mut hand = random::hand(code, seed);
    hand.seal = Some(SealedDeck::new(hand.setup.deck, SealKey(Bytes32([3; 32]))));
    hand
}

/// The hand after it was written and read back.
fn kept(played: &PlayedHand, view: View) -> Phh {
    hand(&Phh::of(played, view).unwrap().to_string())
}

/// The first hand with an event in which `find` finds a card.
fn with_card(find: impl Fn(&HandEvent) -> Option<Card>) -> (Phh, Card) {
    let found = (0..50).find_map(|seed| {
        let hand = sealed("nlhe", seed);
        let mut found = None;
        hand.replay(&mut |event| found = found.or(find(&event))).unwrap();
        Some((kept(&hand, View::Everything), found?))
    });
    found.unwrap()
}

#[test]
fn a_history_of_any_game_and_view_keeps_a_seal_that_holds() {
    for code in GAMES {
        for seed in 0..12 {
            let hand = sealed(code, seed);
            let hero = View::Player(hand.setup.seats[0].seat);
            for view in [View::Everything, hero, View::Public] {
                assert_eq!(verify_seal(&kept(&hand, view)), Ok(SealVerdict::Holds), "{code}, seed {seed}, {view:?}");
            }
            assert_eq!(verify_seal(&kept(&random::hand(code, seed), hero)), Ok(SealVerdict::NotSealed));
        }
    }
}

/// A hand whose deck was dealt in an order that three clients have decided with the room.
fn sealed_with_nonces(code: &str, seed: u64) -> PlayedHand {
    let mut seal = None;
    let mut hand = random::hand_dealt(code, seed, |deck| {
        let nonces = [0, 2, 5].map(|seat| SeatNonce { seat: Seat::new(seat), nonce: Bytes32([seat; 32]) });
        let sealed = SealedDeck::new(deck, SealKey(Bytes32([3; 32]))).with_nonces(nonces.to_vec());
        let dealt = sealed.dealt().unwrap();
        seal = Some(sealed);
        dealt
    });
    hand.seal = seal;
    hand
}

#[test]
fn a_history_keeps_the_nonces_of_its_deck_and_their_code() {
    for code in GAMES {
        for seed in 0..6 {
            let hand = sealed_with_nonces(code, seed);
            for view in [View::Everything, View::Player(hand.setup.seats[0].seat), View::Public] {
                assert_eq!(verify_seal(&kept(&hand, view)), Ok(SealVerdict::Holds), "{code}, seed {seed}, {view:?}");
            }
        }
    }
    let phh = kept(&sealed_with_nonces("nlhe", 1), View::Everything);
    let with = |field: &str, change: &dyn Fn(&str) -> String| {
        let mut phh = phh.clone();
        for (_, value) in phh.others.iter_mut().filter(|(name, _)| name == field) {
            match value {
                Value::Text(text) => *text = change(text),
                Value::List(lines) => {
                    let Value::Text(line) = &mut lines[0] else { panic!("a line") };
                    *line = change(line);
                }
                _ => panic!("a text or a list"),
            }
        }
        verify_seal(&phh)
    };
    assert_eq!(with("_nonces", &|line| line.replacen("00", "01", 1)), Err(BadSeal::OtherCode));
    assert_eq!(with("_nonces", &|line| line.replacen('1', "2", 1)), Err(BadSeal::OtherCode), "another seat");
    assert_eq!(with("_deck_code", &|_| "00000-00000".to_owned()), Err(BadSeal::OtherCode));
    assert_eq!(with("_nonces", &|_| "1".to_owned()), Err(BadSeal::Unreadable));
    let mut without = phh.clone();
    without.others.retain(|(name, _)| name != "_nonces" && name != "_deck_code");
    assert!(matches!(verify_seal(&without), Err(BadSeal::Unfair(Unfair::OtherPlace { .. }))));
}

#[test]
fn nonces_in_another_order_than_that_of_their_seats_and_two_nonces_of_one_seat_are_refused() {
    let phh = kept(&sealed_with_nonces("nlhe", 1), View::Everything);
    let Some(Value::List(nonces)) = phh.other("_nonces").cloned() else { panic!("three clients took part") };
    let with = |lines: Vec<Value>| {
        let mut phh = phh.clone();
        phh.others.retain(|(name, _)| name != "_nonces" && name != "_deck_code");
        phh.others.push(("_nonces".to_owned(), Value::List(lines)));
        verify_seal(&phh)
    };
    assert_eq!(with(nonces.clone()), Ok(SealVerdict::Holds));
    assert_eq!(with(nonces.iter().rev().cloned().collect()), Err(BadSeal::Unreadable));
    assert_eq!(with(vec![nonces[0].clone(), nonces[0].clone()]), Err(BadSeal::Unreadable));
    let of_seat = |seat: &str| Value::Text(format!("{seat} {}", Bytes32([1; 32])));
    assert_eq!(with(vec![of_seat("0")]), Err(BadSeal::Unreadable), "seats are counted from 1");
    assert_eq!(with(vec![of_seat("11")]), Err(BadSeal::Unreadable), "no table has so many");
}

/// The history with each known card replaced by `other(card)`.
fn dealt(phh: &Phh, other: impl Fn(Card) -> Card) -> Phh {
    let mut phh = phh.clone();
    for action in phh.actions.iter_mut().filter_map(|step| step.action.as_mut()) {
        if let PhhAction::DealHole { cards, .. } | PhhAction::DealBoard { cards } | PhhAction::ShowOrMuck { seen: Seen::Cards(cards), .. } =
            action
        {
            cards.iter_mut().for_each(|card| *card = card.known().map_or(*card, |known| other(known).into()));
        }
    }
    phh
}

#[test]
fn a_changed_card_is_found_and_named() {
    let hole = |event: &HandEvent| if let HandEvent::Dealt { card, .. } = event { Some(*card) } else { None };
    let board = |event: &HandEvent| if let HandEvent::StreetDealt { cards, .. } = event { cards.first().copied() } else { None };
    for (phh, card) in [with_card(hole), with_card(board)] {
        let known: Vec<Card> = crate::seal::places(&phh).into_iter().map(|(_, card)| card).collect();
        let other = Card::ALL.into_iter().find(|other| !known.contains(other)).unwrap();
        let mut swapped = dealt(&phh, |dealt| if dealt == card { other } else { dealt });
        assert_eq!(verify_seal(&swapped), Err(BadSeal::Unfair(Unfair::NotOpened { card: other })));
        // Now the card in the opening is changed too.
        for (_, field) in &mut swapped.others {
            let Value::List(lines) = field else { continue };
            for line in lines {
                if let Value::Text(line) = line {
                    *line = line.replace(&format!("{card} "), &format!("{other} "));
                }
            }
        }
        assert_eq!(verify_seal(&swapped), Err(BadSeal::Unfair(Unfair::OtherCard { card: other })));
    }
}

#[test]
fn two_cards_that_changed_places_are_found() {
    let (phh, _) = with_card(|event| if let HandEvent::Dealt { card, .. } = event { Some(*card) } else { None });
    let [(_, one), (_, two)] = crate::seal::places(&phh)[..2] else { panic!("two cards are dealt") };
    let swapped = dealt(&phh, |card| {
        if card == one {
            two
        } else if card == two {
            one
        } else {
            card
        }
    });
    assert!(matches!(verify_seal(&swapped), Err(BadSeal::Unfair(Unfair::OtherPlace { .. }))));
}

#[test]
fn a_malformed_or_wrong_seal_is_refused() {
    let phh = kept(&sealed("nlhe", 1), View::Everything);
    let with = |field: &str, value: Value| {
        let mut phh = phh.clone();
        phh.others.retain(|(name, _)| name != field);
        phh.others.push((field.to_owned(), value));
        verify_seal(&phh)
    };
    let text = |text: &str| Value::Text(text.to_owned());
    for value in [text("abc"), Value::Truth(true), text(&"g".repeat(64)), text(&"A".repeat(64))] {
        assert_eq!(with("_root", value), Err(BadSeal::Unreadable));
    }
    let short = format!("As 0 {0} {0}", "0".repeat(64));
    for value in [text("As"), Value::List(vec![Value::Truth(true)]), Value::List(vec![text(&short)]), Value::List(vec![text("")])] {
        assert_eq!(with("_openings", value), Err(BadSeal::Unreadable));
    }
    assert!(matches!(with("_root", text(&"0".repeat(64))), Err(BadSeal::Unfair(Unfair::OtherCard { .. }))));
    assert!(matches!(with("_openings", Value::List(Vec::new())), Err(BadSeal::Unfair(Unfair::NotOpened { .. }))));
}
