//! What holds in every hand.

use proptest::prelude::*;

use super::table::{seat, setup};
use crate::{
    Action, BadRake, Betting, BySeat, Chips, Deck, Hand, HandEvent, HandSetup, IllegalAction, NewcomerPost, PresetKind, Seat, Turn,
};

/// A small generator, so that a shrunk seed replays a whole hand.
struct Draws(u64);

impl Draws {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % n
    }
}

fn any_setup() -> impl Strategy<Value = HandSetup> {
    let stacks = proptest::collection::vec(prop_oneof![1u64..30, 1u64..400], 2..=10);
    (stacks, 0u64..3, any::<bool>(), any::<bool>(), any::<bool>(), any::<u64>()).prop_map(
        |(stacks, ante, pot_limit, no_small, muck, seed)| {
            let mut draws = Draws(seed);
            let mut setup = setup(&stacks, 2, 5).ante(ante);
            setup.muck_at_showdown = muck;
            if pot_limit {
                setup.game.betting = Betting::PotLimit { counts_call: true };
            }
            if stacks.len() > 2 {
                if no_small {
                    setup.small_blind = None;
                }
                if draws.below(3) == 0 {
                    setup.seats[2].post = Some(NewcomerPost { live: Chips::new(5), dead: Chips::new(draws.below(3)) });
                }
            }
            setup.deck = Deck::shuffled(|n| draws.below(u64::from(n)) as u8);
            setup
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn every_hand_keeps_its_chips_and_its_rules(setup in any_setup(), seed in any::<u64>()) {
        let mut draws = Draws(seed);
        let total: Chips = setup.seats.iter().map(|player| player.stack).sum();
        let mut events = Vec::new();
        let mut actions = Vec::new();
        let mut hand = Hand::start(setup.clone(), &mut |event| events.push(event)).unwrap();
        while let Turn::Act(turn) = hand.turn() {
            prop_assert_eq!(in_play(&hand), total);
            let legal = legal_actions(&hand);
            for &action in &legal {
                let mut copy = hand.clone();
                prop_assert_eq!(copy.apply(turn, action, &mut |_| {}), Ok(()));
                prop_assert_eq!(in_play(&copy), total);
            }
            refuses_the_rest(&hand, turn, &legal)?;
            let action = legal[draws.below(legal.len() as u64) as usize];
            hand.apply(turn, action, &mut |event| events.push(event)).unwrap();
            actions.push(action);
            prop_assert!(actions.len() < 10_000, "no end");
        }
        prop_assert_eq!(hand.turn(), Turn::Rake);
        prop_assert_eq!(hand.pots().iter().map(|pot| pot.amount).sum::<Chips>(), hand.pot_total());
        let too_much = hand.pot_total().plus(Chips::new(1));
        prop_assert_eq!(hand.clone().take_rake(too_much, &mut |_| {}), Err(BadRake::TooMuch { pots: hand.pot_total() }));
        let rake = Chips::new(draws.below(hand.pot_total().get() / 10 + 1));
        hand.take_rake(rake, &mut |event| events.push(event)).unwrap();
        prop_assert_eq!(hand.turn(), Turn::Over);
        prop_assert_eq!((in_play(&hand), hand.pot_total(), hand.rake()), (total, Chips::ZERO, rake));
        events_tell_all(&setup, &hand, &events)?;
        let mut again = Vec::new();
        let replayed = Hand::replay(setup, &actions, Some(rake), &mut |event| again.push(event));
        prop_assert_eq!(replayed, Ok(hand));
        prop_assert_eq!(again, events);
    }
}

fn in_play(hand: &Hand) -> Chips {
    let stacks: Chips = Seat::ALL.into_iter().map(|seat| hand.stack(seat)).sum();
    stacks.plus(hand.pot_total()).plus(hand.rake())
}

/// What the hand offers: bounds, presets and a few amounts between.
fn legal_actions(hand: &Hand) -> Vec<Action> {
    let legal = hand.legal().unwrap();
    let mut actions = vec![Action::Fold];
    actions.extend(legal.check.then_some(Action::Check));
    actions.extend(legal.call.map(|_| Action::Call));
    if let Some(range) = legal.raise {
        let between = (range.min_to.get() + range.max_to.get()) / 2;
        actions.extend([range.min_to, range.max_to, Chips::new(between)].map(Action::RaiseTo));
        assert!(range.undersized || legal.presets.iter().any(|preset| preset.kind == PresetKind::Min && preset.to == range.min_to));
    } else {
        assert!(legal.presets.is_empty());
    }
    actions.extend(legal.presets.iter().map(|preset| Action::RaiseTo(preset.to)));
    actions
}

fn refuses_the_rest(hand: &Hand, turn: Seat, legal: &[Action]) -> Result<(), TestCaseError> {
    let mut wrong: Vec<Action> = [Action::Check, Action::Call].into_iter().filter(|action| !legal.contains(action)).collect();
    let all_in = hand.stack(turn).plus(hand.bet(turn));
    wrong.extend([Chips::ZERO, hand.bet_to_match(), all_in.plus(Chips::new(1)), Chips::new(u64::MAX)].map(Action::RaiseTo));
    match hand.legal().unwrap().raise {
        Some(range) => wrong.extend([range.min_to.get() - 1, range.max_to.get() + 1].map(|to| Action::RaiseTo(Chips::new(to)))),
        None => wrong.extend((1..=all_in.get()).map(|to| Action::RaiseTo(Chips::new(to)))),
    }
    let mut copy = hand.clone();
    for action in wrong {
        prop_assert!(copy.apply(turn, action, &mut |event| panic!("{event:?}")).is_err(), "{:?} was accepted", action);
    }
    for other in Seat::ALL.into_iter().filter(|&other| other != turn) {
        let refused = Err(IllegalAction::NotYourTurn { turn: Some(turn) });
        prop_assert_eq!(copy.apply(other, legal[0], &mut |event| panic!("{event:?}")), refused);
    }
    prop_assert_eq!(copy.take_rake(Chips::ZERO, &mut |event| panic!("{event:?}")), Err(BadRake::NotDue));
    prop_assert_eq!(&copy, hand);
    Ok(())
}

/// Stacks rebuilt from the events alone are the hand's.
fn events_tell_all(setup: &HandSetup, hand: &Hand, events: &[HandEvent]) -> Result<(), TestCaseError> {
    let mut stacks = BySeat::<i128>::default();
    for player in &setup.seats {
        stacks[player.seat] = i128::from(player.stack.get());
    }
    let mut pots = 0;
    for event in events {
        match event {
            HandEvent::Posted { seat, amount, all_in, .. } | HandEvent::Acted { seat, paid: amount, all_in, .. } => {
                stacks[*seat] -= i128::from(amount.get());
                prop_assert!(stacks[*seat] >= 0);
                prop_assert_eq!(*all_in, !amount.is_zero() && stacks[*seat] == 0);
            }
            HandEvent::Returned { seat, amount } => stacks[*seat] += i128::from(amount.get()),
            HandEvent::Won { seat, amount, .. } => {
                stacks[*seat] += i128::from(amount.get());
                pots -= i128::from(amount.get());
            }
            HandEvent::Gathered { pots: all } | HandEvent::Raked { pots: all, .. } => {
                pots = all.iter().map(|pot| i128::from(pot.amount.get())).sum();
            }
            HandEvent::Ended { players, stacks: last } => {
                prop_assert_eq!(usize::from(players.len()), setup.seats.len());
                prop_assert!(players.iter().all(|seat| stacks[seat] == i128::from(last[seat].get())));
            }
            HandEvent::Dealt { .. } | HandEvent::StreetDealt { .. } | HandEvent::Shown { .. } | HandEvent::Mucked { .. } => {}
        }
    }
    prop_assert_eq!(pots, 0, "every pot is paid out");
    prop_assert!(Seat::ALL.into_iter().all(|seat| stacks[seat] == i128::from(hand.stack(seat).get())));
    Ok(())
}

#[test]
fn a_thousand_hands_are_played_in_a_moment() {
    let mut draws = Draws(7);
    let mut played = 0u32;
    for _ in 0..1_000 {
        let mut setup = setup(&[200; 6], 1, 2);
        setup.deck = Deck::shuffled(|n| draws.below(u64::from(n)) as u8);
        let mut hand = Hand::start(setup, &mut |_| {}).unwrap();
        let mut left = 10_000;
        while let Turn::Act(turn) = hand.turn() {
            let legal = legal_actions(&hand);
            hand.apply(turn, legal[draws.below(legal.len() as u64) as usize], &mut |_| {}).unwrap();
            left -= 1;
            assert!(left > 0, "no end");
        }
        hand.take_rake(Chips::ZERO, &mut |_| {}).unwrap();
        played += u32::from(hand.turn() == Turn::Over && hand.stack(seat(9)).is_zero());
    }
    assert_eq!(played, 1_000);
}
