//! The fuzz target for whole hands.

mod moves;
mod setup;
mod witness;

use poker_rules::{Action, BadRake, Chips, Hand, HandEvent, HolePlaces, NoListener, Seat, Turn};

use crate::bytes::Bytes;
use moves::Move;
use witness::Witness;

/// The most actions after the bytes are used up, when all players check or call.
const TO_THE_END: usize = 4 * 10;

/// Plays a hand whose setup, actions and rake the bytes decide. After every step no chip may be missing; exactly the legal actions must
/// be accepted; a refused action must change nothing; the events must agree with the hand; and the record must replay the hand.
///
/// # Panics
/// If one of these does not hold.
pub fn hand_apply(bytes: &[u8]) {
    let most = bytes.len() + TO_THE_END;
    let mut bytes = Bytes::new(bytes);
    let setup = setup::setup(&mut bytes);
    let mut events = Vec::new();
    let Ok(mut hand) = Hand::start(setup.clone(), &mut |event| events.push(event)) else { return };
    let total: Chips = setup.seats.iter().map(|player| player.stack).sum();
    let mut actions = Vec::new();
    for step in 0.. {
        assert_eq!(in_play(&hand), total, "after {actions:?}");
        let Turn::Act(seat) = hand.turn() else { break };
        assert!(step <= most, "no end");
        if let Some(action) = act(&mut hand, seat, &mut bytes, &mut events) {
            actions.push(action);
        }
    }
    let rake = end(&mut hand, &mut bytes, &mut events);
    while let Turn::Show(seat) = hand.turn() {
        assert_eq!(in_play(&hand), total, "after {actions:?}");
        actions.extend(choose(&mut hand, seat, &mut bytes, &mut events));
    }
    assert_eq!((hand.turn(), hand.pot_total(), hand.rake()), (Turn::Over, Chips::ZERO, rake));
    assert_eq!(in_play(&hand), total, "after the rake");
    Witness::of(&setup, &events).agrees_with(&hand);

    let mut again = Vec::new();
    let replayed = Hand::replay(setup.clone(), &actions, Some(rake), &mut |event| again.push(event));
    assert_eq!(replayed.as_ref(), Ok(&hand));
    assert_eq!(Hand::replay(setup, &actions, Some(rake), &mut NoListener), replayed, "without a listener");
    assert_eq!(again, events);
}

/// Tries the action that the next bytes decide; returns it if it was accepted.
fn act(hand: &mut Hand, turn: Seat, bytes: &mut Bytes<'_>, events: &mut Vec<HandEvent>) -> Option<Action> {
    let legal = hand.legal().expect("somebody is to act");
    assert!(legal.check != legal.call.is_some(), "either a check or a call: {legal:?}");
    assert!(legal.presets.iter().all(|preset| moves::is_legal(Action::RaiseTo(preset.to), &legal)), "{legal:?}");
    let Move { seat, action } = Move::of(hand, turn, &legal, bytes);
    let (before, told) = (hand.clone(), events.len());
    let accepted = hand.apply(seat, action, &mut |event| events.push(event)).is_ok();
    assert_eq!(accepted, seat == turn && moves::is_legal(action, &legal), "{action:?} of {seat:?}: {legal:?}");
    if !accepted {
        assert!(*hand == before && events.len() == told, "a refusal changes nothing");
    }
    accepted.then_some(action)
}

/// Takes the rake that the next bytes decide, or at most the pots; returns it.
fn end(hand: &mut Hand, bytes: &mut Bytes<'_>, events: &mut Vec<HandEvent>) -> Chips {
    assert_eq!((hand.turn(), hand.legal()), (Turn::Rake, None));
    let pots = hand.pot_total();
    assert_eq!(hand.pots().iter().map(|pot| pot.amount).sum::<Chips>(), pots);
    let mut rake = bytes.amount();
    if rake > pots {
        let refused = hand.take_rake(rake, &mut |event| events.push(event));
        assert_eq!(refused, Err(BadRake::TooMuch { pots }));
        rake = pots;
    }
    assert_eq!(hand.take_rake(rake, &mut |event| events.push(event)), Ok(()));
    rake
}

/// Tries to show the cards that the next bytes decide, and mucks if that is refused; returns the accepted choice.
fn choose(hand: &mut Hand, turn: Seat, bytes: &mut Bytes<'_>, events: &mut Vec<HandEvent>) -> [Action; 1] {
    let places = (0..8).filter(|place| bytes.byte() >> place & 1 == 1).map(HolePlaces::one).fold(HolePlaces::NONE, HolePlaces::union);
    let action = Action::Show(places);
    let legal = places.fit(hand.setup().game.hole_cards);
    let (before, told) = (hand.clone(), events.len());
    let accepted = hand.apply(turn, action, &mut |event| events.push(event)).is_ok();
    assert_eq!(accepted, legal, "{action:?}");
    if accepted {
        return [action];
    }
    assert!(*hand == before && events.len() == told, "a refusal changes nothing");
    assert_eq!(hand.apply(turn, Action::Muck, &mut |event| events.push(event)), Ok(()));
    [Action::Muck]
}

fn in_play(hand: &Hand) -> Chips {
    let stacks = Seat::ALL.into_iter().map(|seat| hand.stack(seat));
    stacks.chain([hand.pot_total(), hand.rake()]).sum()
}
