//! A raise that nobody can call is written as a call, and is a raise again when the file is read.

use poker_rules::{Act, Action, Hand, HandEvent, NoListener, Turn};

use super::identity::GAMES;
use super::random;
use crate::uncallable::{self, UNCALLABLE_RAISE};
use crate::{Phh, PlayedHand, Replayed, Verdict, View, check};

/// The random hands of all games in which somebody raises and nobody can call.
fn hands() -> Vec<PlayedHand> {
    let hands = GAMES.iter().flat_map(|code| (0..200).map(|seed| random::hand(code, seed)));
    hands.filter(|hand| uncallable::find(hand).unwrap().is_some()).collect()
}

fn ends(hand: &PlayedHand) -> Vec<HandEvent> {
    let mut ends = Vec::new();
    hand.replay(&mut |event| ends.extend(matches!(event, HandEvent::Ended { .. } | HandEvent::Won { .. }).then_some(event))).unwrap();
    ends
}

#[test]
fn a_raise_that_nobody_can_call_stands_as_a_call_in_the_file_and_is_a_raise_again_when_it_is_read() {
    let hands = hands();
    assert!(hands.len() > 20, "{}", hands.len());
    for hand in &hands {
        let phh = Phh::of(hand, View::Everything).unwrap();
        let (raises, amounts) = (raises(hand), phh.actions.iter().filter(|step| step.to_string().contains(" cbr ")).count());
        assert_eq!(amounts, raises - 1, "{phh}");
        assert!(matches!(check(&phh), Ok(Verdict::Agrees)), "{phh}");
        assert_eq!(Replayed::play(&phh).unwrap().hand.actions, hand.actions, "{phh}");
    }
}

fn raises(hand: &PlayedHand) -> usize {
    let mut raises = 0;
    hand.replay(&mut |event| raises += usize::from(matches!(event, HandEvent::Acted { act: Act::Bet { .. } | Act::Raise { .. }, .. })))
        .unwrap();
    raises
}

#[test]
fn a_program_that_does_not_know_the_field_comes_to_the_same_pots_and_stacks() {
    let hands: Vec<PlayedHand> = hands().into_iter().filter(|hand| !hand.setup.ask_to_show).collect();
    assert!(hands.len() > 10, "{}", hands.len());
    for hand in &hands {
        let mut phh = Phh::of(hand, View::Everything).unwrap();
        phh.others.retain(|(name, _)| name != UNCALLABLE_RAISE);
        assert!(matches!(check(&phh), Ok(Verdict::Agrees)), "{phh}");
        let called = Replayed::play(&phh).unwrap().hand;
        assert_ne!(called.actions, hand.actions, "{phh}");
        assert_eq!(ends(&called), ends(hand), "{phh}");
    }
}

#[test]
fn no_betting_follows_a_raise_that_nobody_can_call() {
    for played in hands() {
        let (index, _) = uncallable::find(&played).unwrap().unwrap();
        let mut hand = Hand::start(played.setup.clone(), &mut NoListener).unwrap();
        for (at, &action) in played.actions.iter().enumerate() {
            let Turn::Act(seat) = hand.turn() else { break };
            assert!(at <= index || matches!(action, Action::Fold | Action::Call), "{action:?}");
            hand.apply(seat, action, &mut NoListener).unwrap();
        }
    }
}
