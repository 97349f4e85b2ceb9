//! Hands whose rake was taken at the beginning of streets (R-RAKE-7).

use poker_rules::{Action, Chips, Deck, GameSpec, Hand, HandSetup, Seat, SeatSet, SeatSetup, Stakes, StreetRake, Turn};
use serde_json::{Value, json};

use super::WHOLE_PLAY;
use super::random::Draw;
use crate::{Phh, PlayedHand, Replayed, Verdict, View, check, ohh};

/// A hand of the button and the small blind with 1,000 chips each and a big blind with `short` chips. They take `actions` and then check;
/// 30 chips of rake are taken on the flop and `rest` at the end.
fn played(short: u64, actions: &[Action], rest: u64, seed: u64) -> PlayedHand {
    let mut draw = Draw(seed);
    let seats: Vec<Seat> = Seat::ALL.into_iter().take(3).collect();
    let stacks = [1_000, 1_000, short];
    let setup = HandSetup {
        game: GameSpec::with_code("nlhe").unwrap(),
        stakes: Stakes { small_blind: Chips::new(10), big_blind: Chips::new(20), ante: Chips::ZERO },
        street_rake: StreetRake::default(),
        seats: seats.iter().zip(stacks).map(|(&seat, stack)| SeatSetup { seat, stack: Chips::new(stack), post: None }).collect(),
        button: seats[0],
        small_blind: Some(seats[1]),
        big_blind: seats[2],
        straddle: None,
        deck: Deck::shuffled(|n| u8::try_from(draw.below(n.into())).unwrap()),
        muck_at_showdown: false,
        ask_to_show: false,
    };
    let mut hand = Hand::start(setup, &mut |_| {}).unwrap();
    let mut left = actions.iter();
    while let Turn::Act(seat) = hand.turn() {
        if hand.begins_street() && hand.rake().is_zero() {
            hand.take_street_rake(Chips::new(30), &mut |_| {}).unwrap();
        }
        hand.apply(seat, left.next().copied().unwrap_or(Action::Check), &mut |_| {}).unwrap();
    }
    hand.take_rake(Chips::new(rest), &mut |_| {}).unwrap();
    let checks = std::iter::repeat(Action::Check);
    let actions = actions.iter().copied().chain(checks).take(decisions(hand.setup(), actions)).collect();
    PlayedHand {
        id: 7,
        table: "Alpha".to_owned(),
        tournament: None,
        table_seats: 6,
        started_ms: None,
        chip_unit: WHOLE_PLAY,
        setup: hand.setup().clone(),
        names: ["Ann", "Bo", "Cleo"].map(str::to_owned).to_vec(),
        actions,
        rake: hand.rake(),
        unknown: SeatSet::EMPTY,
        rulebook: None,
        seal: None,
        kept_by: None,
    }
}

/// The number of decisions if all players check after `actions`.
fn decisions(setup: &HandSetup, actions: &[Action]) -> usize {
    let mut hand = Hand::start(HandSetup { street_rake: StreetRake::default(), ..setup.clone() }, &mut |_| {}).unwrap();
    let mut count = 0;
    while let Turn::Act(seat) = hand.turn() {
        hand.apply(seat, actions.get(count).copied().unwrap_or(Action::Check), &mut |_| {}).unwrap();
        count += 1;
    }
    count
}

fn to(amount: u64) -> Action {
    Action::RaiseTo(Chips::new(amount))
}

/// A hand in which the short stack wins the main pot, which was raked before there was a side pot, and another player wins the side pot.
fn won_apart() -> PlayedHand {
    let (check, call) = (Action::Check, Action::Call);
    let apart = |hand: &PlayedHand| {
        let end = hand.replay(&mut |_| {}).unwrap();
        end.stack(hand.setup.seats[2].seat) == Chips::new(270)
    };
    (0..).map(|seed| played(100, &[to(100), call, call, check, check, to(50), call], 0, seed)).find(apart).unwrap()
}

#[test]
fn r_rake_7_rake_of_each_street_is_in_the_record_that_is_read_back() {
    let hand = won_apart();
    let written = Phh::of(&hand, View::Everything).unwrap();
    assert!(matches!(check(&written), Ok(Verdict::Agrees)), "{:?}\n{written}", check(&written));
    let back = Replayed::play(&written).unwrap().hand;
    assert_eq!((back.setup.street_rake, back.rake), (hand.setup.street_rake, Chips::new(30)));
    assert!(written.to_string().contains("_flop_rake = 30\n"), "{written}");
}

#[test]
fn r_rake_7_a_pot_is_written_with_its_full_amount_and_all_its_rake() {
    let pots = |hand: &PlayedHand| {
        let told: Value = serde_json::from_str(&ohh(hand, View::Everything).unwrap()).unwrap();
        let pots = told["ohh"]["pots"].as_array().unwrap().iter().map(|pot| (pot["amount"].clone(), pot["rake"].clone()));
        pots.collect::<Vec<_>>()
    };
    assert_eq!(pots(&won_apart()), [(json!(300), json!(30)), (json!(100), json!(0))]);
    let (check, call) = (Action::Check, Action::Call);
    // 300 on the flop, 30 raked; 300 more on the turn, and 6 of rake at the end.
    let hand = played(1_000, &[to(100), call, call, check, check, check, to(100), call, call], 6, 1);
    assert_eq!(pots(&hand), [(json!(600), json!(36))]);
}
