//! How many chips each player lost to each other.

use chacha20::ChaCha8Rng;
use poker_protocol::{HandId, PlayerId, SeatStack, StakeId, TableId};
use poker_rules::{
    Action, BySeat, Card, Chips, Deck, GameParameters, Hand, HandEvent, HandSetup, NoListener, Seat, SeatSetup, Stakes, StreetRake, Turn,
    Variant,
};
use proptest::prelude::*;
use rand::SeedableRng as _;

use crate::integrity::Played;
use crate::{Contest, HandRecord, Now, RecordedPlayer};

fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// Seats 1, 2, … with these stacks. Seat 1 has the button, 2 the small blind of 5, 3 the big blind of 10.
fn setup(game: Variant, stacks: &[u64], deck: Deck) -> HandSetup {
    let seats = stacks.iter().zip(1..).map(|(&stack, number)| SeatSetup { seat: seat(number), stack: Chips::new(stack), post: None });
    HandSetup {
        game: game.game(&GameParameters::DEFAULT),
        stakes: Stakes { small_blind: Chips::new(5), big_blind: Chips::new(10), ante: Chips::ZERO },
        street_rake: StreetRake::default(),
        seats: seats.collect(),
        button: seat(1),
        small_blind: Some(seat(2)),
        big_blind: seat(3),
        deck,
        straddle: None,
        muck_at_showdown: false,
        ask_to_show: false,
    }
}

fn record(hand: &Hand, actions: Vec<Action>) -> HandRecord {
    let player = |seat: Seat| RecordedPlayer { seat, player: PlayerId(seat.number().into()), name: String::new() };
    HandRecord {
        hand: HandId(1),
        table: TableId(1),
        table_name: "Ash".to_owned(),
        contest: Contest::Cash { stake: StakeId(0) },
        table_seats: 6,
        rulebook: "en-2.7".to_owned(),
        currency: None,
        started: Now(0),
        ended: Now(0),
        players: hand.setup().seats.iter().map(|setup| player(setup.seat)).collect(),
        setup: hand.setup().clone(),
        decision_ms: vec![0; actions.len()],
        actions,
        pot: Chips::ZERO,
        rake: hand.rake(),
        stacks: hand.setup().seats.iter().map(|setup| SeatStack { seat: setup.seat, stack: hand.stack(setup.seat) }).collect(),
        seal: None,
        entry: None,
    }
}

fn played(setup: HandSetup, actions: &[Action], rake: u64) -> Played {
    let hand = Hand::replay(setup, actions, Some(Chips::new(rake)), &mut NoListener).unwrap();
    Played::of(&record(&hand, actions.to_vec())).unwrap()
}

fn flow(played: &Played, from: u8, to: u8) -> u64 {
    played.flow[seat(from)][seat(to)].get()
}

/// A deck that deals these hands, starting at the small blind, then this board.
fn deck(hands: [&str; 3], board: &str) -> Deck {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let mut cards: Vec<Card> = (0..2).flat_map(|round| hands.map(|hand| card(&hand[round * 2..round * 2 + 2]))).collect();
    cards.extend(board.split(' ').map(card));
    Deck::starting_with(&cards).unwrap()
}

#[test]
fn r_int_4_chips_go_to_the_winner_of_each_pot() {
    // Seat 2 is all-in for 100 and wins the main pot; seat 3 wins the side pot from seat 1.
    let deck = deck(["AsAh", "KsKh", "7c2d"], "3c 8d 9h Jc 4s");
    let hand = played(setup(Variant::ALL[0], &[400, 100, 400], deck), &[Action::RaiseTo(Chips::new(400)), Action::Call, Action::Call], 0);
    assert_eq!((flow(&hand, 1, 2), flow(&hand, 3, 2)), (100, 100), "the main pot");
    assert_eq!((flow(&hand, 1, 3), flow(&hand, 2, 3), flow(&hand, 2, 1)), (300, 0, 0), "the side pot");
}

#[test]
fn r_int_4_rake_is_lost_to_nobody() {
    let deck = deck(["AsAh", "KsKh", "7c2d"], "3c 8d 9h Jc 4s");
    let all_in = [Action::RaiseTo(Chips::new(100)), Action::Call, Action::Call];
    let hand = played(setup(Variant::ALL[0], &[100, 100, 100], deck), &all_in, 30);
    assert_eq!((flow(&hand, 1, 2), flow(&hand, 3, 2)), (90, 90));
}

#[test]
fn r_int_4_a_split_pot_takes_from_each_loser_for_each_winner() {
    let deck = deck(["AsKh", "AhKs", "7c2d"], "3c 8d 9h Jc 4s");
    let all_in = [Action::RaiseTo(Chips::new(101)), Action::Call, Action::Call];
    let hand = played(setup(Variant::ALL[0], &[101, 101, 101], deck), &all_in, 0);
    assert_eq!(flow(&hand, 1, 2) + flow(&hand, 1, 3), 101);
    assert_eq!(flow(&hand, 1, 2).abs_diff(flow(&hand, 1, 3)), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]
    #[test]
    fn r_int_4_every_chip_won_came_from_somebody(seed: u64, variant in 0..Variant::ALL.len(), players in 3_usize..7) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let stacks: Vec<u64> = (0..players).map(|_| rng.random_range(1..400)).collect();
        let deck = Deck::shuffled(|below| rng.random_range(0..below));
        let mut awarded = BySeat::<u64>::default();
        let mut actions = Vec::new();
        let mut hand = Hand::start(setup(Variant::ALL[variant], &stacks, deck), &mut NoListener).unwrap();
        while let Turn::Act(seat) = hand.turn() {
            let legal = hand.legal().unwrap();
            let action = match (rng.random_range(0..5), legal.raise) {
                (0, Some(raise)) => Action::RaiseTo(raise.max_to),
                (1, Some(raise)) => Action::RaiseTo(raise.min_to),
                (2, _) if !legal.check => Action::Fold,
                _ if legal.check => Action::Check,
                _ => Action::Call,
            };
            hand.apply(seat, action, &mut NoListener).unwrap();
            actions.push(action);
        }
        let rake = Chips::new(rng.random_range(0..=hand.pot_total().get() / 10));
        hand.take_rake(rake, &mut |event| if let HandEvent::Won { seat, amount, .. } = event { awarded[seat] += amount.get() }).unwrap();
        let played = Played::of(&record(&hand, actions)).unwrap();
        let (mut committed, mut raked) = (0, 0_i128);
        for one in hand.dealt_in().iter() {
            let came: u64 = hand.dealt_in().iter().map(|from| played.flow[from][one].get()).sum();
            let went: u64 = hand.dealt_in().iter().map(|to| played.flow[one][to].get()).sum();
            prop_assert_eq!(came, awarded[one], "what a seat won came from all who paid");
            prop_assert!(went <= played.committed[one].get(), "nobody loses more than they put in");
            raked += i128::from(played.committed[one].get()) - i128::from(went);
            committed += played.committed[one].get();
        }
        prop_assert_eq!(raked, i128::from(rake.get()), "the rest is the rake");
        prop_assert_eq!(committed, awarded.values().sum::<u64>() + rake.get());
    }
}
