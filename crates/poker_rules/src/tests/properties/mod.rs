//! Properties that hold in every hand of every game.

mod payout;
mod recipe;
mod referee;

use proptest::prelude::*;

use super::cases::chips;
use crate::{Action, BadRake, BySeat, Chips, Hand, HandEvent, HandSetup, HolePlaces, IllegalAction, PresetKind, Seat, Turn, Variant};
use recipe::{Draws, Recipe};
use referee::Referee;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn every_hand_keeps_its_chips_and_its_rules(game in 0..Variant::ALL.len(), players in 2usize..=10, most_chips in 30u64..400, seed: u64) {
        check(Recipe { game, players, most_chips, seed }, true);
    }

    #[test]
    fn r_rake_7_rake_taken_at_streets_keeps_the_chips_and_is_replayed(game in 0..Variant::ALL.len(), players in 2usize..=10, seed: u64) {
        check_street_rake(Recipe { game, players, most_chips: 200, seed });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    #[test]
    fn a_refused_action_changes_nothing_in_a_hand_and_emits_no_event(game in 0..Variant::ALL.len(), players in 2usize..=10, seed: u64) {
        refuse_at_every_turn(Recipe { game, players, most_chips: 200, seed });
    }
}

#[test]
#[ignore = "fifteen million hands, some minutes"]
fn long_a_million_hands_of_each_game_keep_their_chips_and_their_rules() {
    let first = std::env::var("CARDROOM_SEED").map_or(1, |seed| seed.parse().unwrap());
    println!("first seed {first}; CARDROOM_SEED starts elsewhere");
    for game in 0..Variant::ALL.len() {
        for hand in 0..1_000_000 {
            let recipe = Recipe { game, players: 2 + hand as usize % 9, most_chips: 30 + hand % 7 * 60, seed: first + hand };
            check(recipe, hand % 64 == 0);
        }
    }
}

/// Prints the recipe of the hand if the test panics.
struct Failing(Recipe);

impl Drop for Failing {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("{:?} {:?}", Variant::ALL[self.0.game].code, self.0);
        }
    }
}

/// Plays a random hand and compares it with the independent implementations. If `closely`, it also tries every action, ranks every hand
/// with the plain evaluator and replays the hand.
fn check(recipe: Recipe, closely: bool) {
    let _failing = Failing(recipe);
    let mut draws = Draws::new(recipe.seed);
    let setup = recipe.setup(&mut draws);
    let total: Chips = setup.seats.iter().map(|player| player.stack).sum();
    let (mut events, mut actions, mut heard) = (Vec::new(), Vec::new(), 0);
    let mut referee = Referee::new(&setup);
    let mut hand = Hand::start(setup.clone(), &mut |event| events.push(event)).unwrap();
    while let Turn::Act(turn) = hand.turn() {
        events[heard..].iter().for_each(|event| referee.hear(event));
        heard = events.len();
        assert_eq!(hand.options().unwrap(), referee.options(turn), "what {turn:?} may do");
        assert_eq!(in_play(&hand), total);
        let legal = legal_actions(&hand);
        if closely {
            all_are_accepted(&hand, turn, &legal);
            refuses_the_rest(&hand, turn, &legal);
        }
        let action = legal[draws.below(legal.len() as u64) as usize];
        hand.apply(turn, action, &mut |event| events.push(event)).unwrap();
        actions.push(action);
        assert!(actions.len() < 10_000, "no end");
    }
    events[heard..].iter().for_each(|event| referee.hear(event));
    assert_eq!(hand.turn(), Turn::Rake);
    assert_eq!(hand.pots(), payout::pots(&referee), "who is eligible for what");
    assert_eq!(hand.pots().iter().map(|pot| pot.amount).sum::<Chips>(), hand.pot_total());
    let too_much = hand.pot_total().plus(chips(1));
    assert_eq!(hand.clone().take_rake(too_much, &mut |_| {}), Err(BadRake::TooMuch { pots: hand.pot_total() }));
    let rake = chips(draws.below(hand.pot_total().get() / 10 + 1));
    hand.take_rake(rake, &mut |event| events.push(event)).unwrap();
    while let Turn::Show(turn) = hand.turn() {
        assert!(setup.ask_to_show && in_play(&hand) == total);
        let action = choice(&mut draws, setup.game.hole_cards);
        if closely {
            refuses_other_choices(&hand, turn);
        }
        hand.apply(turn, action, &mut |event| events.push(event)).unwrap();
        actions.push(action);
    }
    assert_eq!((hand.turn(), in_play(&hand), hand.pot_total(), hand.rake()), (Turn::Over, total, Chips::ZERO, rake));
    events_tell_all(&setup, &hand, &events);
    winners_are_eligible(&hand, &events);
    if closely {
        let paid: Vec<payout::Paid> = events.iter().filter_map(payment).collect();
        assert_eq!(paid, payout::payments(&hand, hand.pots()), "who wins");
        let mut again = Vec::new();
        let replayed = Hand::replay(setup, &actions, Some(rake), &mut |event| again.push(event));
        assert_eq!((replayed, again), (Ok(hand), events), "a replay is the original");
    }
}

/// Plays a hand at random and asks at each turn for everything that is not allowed then.
fn refuse_at_every_turn(recipe: Recipe) {
    let _failing = Failing(recipe);
    let mut draws = Draws::new(recipe.seed);
    let setup = recipe.setup(&mut draws);
    let hole_cards = setup.game.hole_cards;
    let mut hand = Hand::start(setup, &mut |_| {}).unwrap();
    loop {
        let (turn, action) = match hand.turn() {
            Turn::Act(turn) => {
                let legal = legal_actions(&hand);
                refuses_the_rest(&hand, turn, &legal);
                (turn, legal[draws.below(legal.len() as u64) as usize])
            }
            Turn::Show(turn) => {
                refuses_other_choices(&hand, turn);
                (turn, choice(&mut draws, hole_cards))
            }
            Turn::Rake => {
                hand.take_rake(Chips::ZERO, &mut |_| {}).unwrap();
                continue;
            }
            Turn::Over => return,
        };
        hand.apply(turn, action, &mut |_| {}).unwrap();
    }
}

/// A random choice for a hand that need not be shown: all, some or none of its cards.
fn choice(draws: &mut Draws, hole_cards: u8) -> Action {
    let places = (0..hole_cards).filter(|_| draws.one_in(2)).map(HolePlaces::one).fold(HolePlaces::NONE, HolePlaces::union);
    if places.is_empty() { Action::Muck } else { Action::Show(places) }
}

fn refuses_other_choices(hand: &Hand, turn: Seat) {
    let mut copy = hand.clone();
    let none = HolePlaces::NONE;
    let wrong = [Action::Fold, Action::Check, Action::Call, Action::RaiseTo(chips(10)), Action::Show(none)];
    for action in wrong.into_iter().chain([Action::Show(HolePlaces::one(hand.setup().game.hole_cards))]) {
        assert!(copy.apply(turn, action, &mut |event| panic!("{event:?}")).is_err(), "{action:?} was accepted");
    }
    for other in Seat::ALL.into_iter().filter(|&other| other != turn) {
        assert!(copy.apply(other, Action::Muck, &mut |event| panic!("{event:?}")).is_err());
    }
    assert_eq!(&copy, hand, "a refusal changed the hand");
}

/// Plays a random hand, and takes rake at the beginning of some of its streets.
fn check_street_rake(recipe: Recipe) {
    let _failing = Failing(recipe);
    let mut draws = Draws::new(recipe.seed);
    let setup = recipe.setup(&mut draws);
    let total: Chips = setup.seats.iter().map(|player| player.stack).sum();
    let (mut events, mut actions) = (Vec::new(), Vec::new());
    let mut hand = Hand::start(setup, &mut |event| events.push(event)).unwrap();
    while let Turn::Act(turn) = hand.turn() {
        let mut take = |hand: &mut Hand, rake| hand.take_street_rake(rake, &mut |event| events.push(event));
        if !hand.begins_street() {
            assert_eq!(take(&mut hand, chips(1)), Err(BadRake::NotDue));
        } else if draws.one_in(2) {
            let pots = hand.pot_total();
            assert_eq!(take(&mut hand, pots.plus(chips(1))), Err(BadRake::TooMuch { pots }));
            let rake = chips(1 + draws.below(pots.get()) / 3);
            assert_eq!(take(&mut hand, rake), Ok(()));
            assert_eq!(take(&mut hand, chips(1)), Err(BadRake::NotDue), "once a street");
        }
        assert_eq!(in_play(&hand), total);
        if hand.begins_street() {
            assert_eq!(hand.pots().iter().map(|pot| pot.amount).sum::<Chips>(), hand.pot_total());
        }
        let legal = legal_actions(&hand);
        let action = legal[draws.below(legal.len() as u64) as usize];
        hand.apply(turn, action, &mut |event| events.push(event)).unwrap();
        actions.push(action);
    }
    assert_eq!(hand.pots().iter().map(|pot| pot.amount).sum::<Chips>(), hand.pot_total());
    let rest = chips(draws.below(hand.pot_total().get() / 10 + 1));
    hand.take_rake(rest, &mut |event| events.push(event)).unwrap();
    while let Turn::Show(turn) = hand.turn() {
        let action = choice(&mut draws, hand.setup().game.hole_cards);
        hand.apply(turn, action, &mut |event| events.push(event)).unwrap();
        actions.push(action);
    }
    assert_eq!(in_play(&hand), total);
    let mut again = Vec::new();
    let replayed = Hand::replay(hand.setup().clone(), &actions, Some(hand.rake()), &mut |event| again.push(event));
    assert_eq!((replayed, again), (Ok(hand), events), "a replay is the original");
}

fn in_play(hand: &Hand) -> Chips {
    let stacks: Chips = Seat::ALL.into_iter().map(|seat| hand.stack(seat)).sum();
    stacks.plus(hand.pot_total()).plus(hand.rake())
}

/// The legal actions that are tried: fold, check, call, the bounds of a raise, the amount halfway and the presets.
fn legal_actions(hand: &Hand) -> Vec<Action> {
    let legal = hand.legal().unwrap();
    let mut actions = vec![Action::Fold];
    actions.extend(legal.check.then_some(Action::Check));
    actions.extend(legal.call.map(|_| Action::Call));
    if let Some(range) = legal.raise {
        let between = (range.min_to.get() + range.max_to.get()) / 2;
        actions.extend([range.min_to, range.max_to, chips(between)].map(Action::RaiseTo));
        assert!(range.undersized || legal.presets.iter().any(|preset| preset.kind == PresetKind::Min && preset.to == range.min_to));
    } else {
        assert!(legal.presets.is_empty());
    }
    actions.extend(legal.presets.iter().map(|preset| Action::RaiseTo(preset.to)));
    actions
}

fn all_are_accepted(hand: &Hand, turn: Seat, legal: &[Action]) {
    let total = in_play(hand);
    for &action in legal {
        let mut copy = hand.clone();
        assert_eq!(copy.apply(turn, action, &mut |_| {}), Ok(()));
        assert_eq!(in_play(&copy), total);
    }
}

fn refuses_the_rest(hand: &Hand, turn: Seat, legal: &[Action]) {
    let mut wrong: Vec<Action> = [Action::Check, Action::Call].into_iter().filter(|action| !legal.contains(action)).collect();
    wrong.extend([Action::Muck, Action::Show(HolePlaces::one(0))]);
    let all_in = hand.stack(turn).plus(hand.bet(turn));
    wrong.extend([Chips::ZERO, hand.bet_to_match(), all_in.plus(chips(1)), chips(u64::MAX)].map(Action::RaiseTo));
    match hand.legal().unwrap().raise {
        Some(range) => wrong.extend([range.min_to.get() - 1, range.max_to.get() + 1].map(|to| Action::RaiseTo(chips(to)))),
        None => wrong.extend((1..=all_in.get()).map(|to| Action::RaiseTo(chips(to)))),
    }
    let mut copy = hand.clone();
    for action in wrong {
        assert!(copy.apply(turn, action, &mut |event| panic!("{event:?}")).is_err(), "{action:?} was accepted");
    }
    for other in Seat::ALL.into_iter().filter(|&other| other != turn) {
        let refused = Err(IllegalAction::NotYourTurn { turn: Some(turn) });
        assert_eq!(copy.apply(other, legal[0], &mut |event| panic!("{event:?}")), refused);
    }
    assert_eq!(copy.take_rake(Chips::ZERO, &mut |event| panic!("{event:?}")), Err(BadRake::NotDue));
    assert_eq!(&copy, hand, "a refusal changed the hand");
}

fn payment(event: &HandEvent) -> Option<payout::Paid> {
    match *event {
        HandEvent::Won { pot, half, seat, amount } => Some((pot, half, seat, amount.get())),
        _ => None,
    }
}

/// Asserts that each pot is paid out completely, to players who are eligible and have not mucked.
fn winners_are_eligible(hand: &Hand, events: &[HandEvent]) {
    let paid: Vec<payout::Paid> = events.iter().filter_map(payment).collect();
    assert!(paid.iter().all(|&(pot, _, seat, _)| hand.pots()[usize::from(pot)].eligible.contains(seat) && hand.live().contains(seat)));
    let mucked = events.iter().filter_map(|event| if let HandEvent::Mucked { seat } = event { Some(*seat) } else { None });
    assert!(mucked.into_iter().all(|mucked| paid.iter().all(|&(_, _, seat, _)| seat != mucked)));
    for (index, pot) in hand.pots().iter().enumerate() {
        let paid: u64 = paid.iter().filter(|&&(pot, ..)| usize::from(pot) == index).map(|&(.., amount)| amount).sum();
        assert_eq!(paid, pot.amount.get(), "pot {index}");
    }
}

/// Asserts that the stacks computed from the events alone are those of the hand.
fn events_tell_all(setup: &HandSetup, hand: &Hand, events: &[HandEvent]) {
    let mut stacks = BySeat::<i128>::default();
    for player in &setup.seats {
        stacks[player.seat] = i128::from(player.stack.get());
    }
    let mut pots = 0;
    for event in events {
        match event {
            HandEvent::Posted { seat, amount, all_in, .. } | HandEvent::Acted { seat, paid: amount, all_in, .. } => {
                stacks[*seat] -= i128::from(amount.get());
                assert!(stacks[*seat] >= 0);
                assert_eq!(*all_in, !amount.is_zero() && stacks[*seat] == 0);
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
                assert_eq!(usize::from(players.len()), setup.seats.len());
                assert!(players.iter().all(|seat| stacks[seat] == i128::from(last[seat].get())));
            }
            HandEvent::Dealt { .. } | HandEvent::StreetDealt { .. } | HandEvent::Shown { .. } => {}
            HandEvent::Mucked { .. } | HandEvent::PartShown { .. } => {}
        }
    }
    assert_eq!(pots, 0, "every pot is paid out");
    assert!(Seat::ALL.into_iter().all(|seat| stacks[seat] == i128::from(hand.stack(seat).get())));
}
