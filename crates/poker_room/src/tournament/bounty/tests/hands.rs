//! Who has knocked out a player, in hands that are played.

use poker_rules::{Action, Card, Chips, Deck, GameSpec, Hand, HandSetup, Seat, SeatPost, SeatSetup, Stakes, StreetRake, Turn};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A hand of three players or more. The button is the last seat, the small blind seat 0 and the big blind seat 1.
fn setup(code: &str, stacks: &[u64], holes: &[&str], board: &str) -> HandSetup {
    let seats = Seat::ALL.iter().zip(stacks).map(|(&seat, &stack)| SeatSetup { seat, stack: Chips::new(stack), post: None }).collect();
    let holes: Vec<Vec<Card>> = holes.iter().map(|hole| cards(hole)).collect();
    let dealt = (0..holes[0].len()).flat_map(|round| holes.iter().map(move |hole| hole[round]));
    HandSetup {
        game: GameSpec::with_code(code).unwrap(),
        stakes: Stakes { small_blind: Chips::new(5), big_blind: Chips::new(10), ante: Chips::ZERO },
        street_rake: StreetRake::default(),
        seats,
        button: Seat::ALL[stacks.len() - 1],
        small_blind: Some(Seat::ALL[0]),
        big_blind: Seat::ALL[1],
        straddle: None,
        deck: Deck::starting_with(&dealt.chain(cards(board)).collect::<Vec<_>>()).unwrap(),
        muck_at_showdown: false,
        ask_to_show: false,
    }
}

/// Plays a hand in which the seats of `folders` fold and all others bet all their chips.
fn played(setup: HandSetup, folders: &[u8]) -> Hand {
    let mut hand = Hand::start(setup, &mut |_| {}).unwrap();
    while let Turn::Act(seat) = hand.turn() {
        assert!(out(&hand, seat.number() - 1).is_empty(), "nobody is out before the end");
        let legal = hand.legal().unwrap();
        let action = match legal.raise {
            _ if folders.contains(&(seat.number() - 1)) => Action::Fold,
            Some(raise) => Action::RaiseTo(raise.max_to),
            None if legal.check => Action::Check,
            None => Action::Call,
        };
        hand.apply(seat, action, &mut |_| {}).unwrap();
    }
    hand.take_rake(Chips::ZERO, &mut |_| {}).unwrap();
    hand
}

fn out(hand: &Hand, victim: u8) -> Vec<u8> {
    hand.knocked_out_by(Seat::new(victim)).clockwise_after(hand.setup().button).map(|seat| seat.number() - 1).collect()
}

const BOARD: &str = "2h 3h 8s 9s Jd";

#[test]
fn r_bty_10_the_winner_of_the_victims_pot_knocks_out_x_bty_7() {
    // A 100 loses the main pot to B 100; C wins the side pot from D.
    let hand = played(setup("nlhe", &[100, 100, 1_000, 1_000], &["Kc Kd", "Ac Ad", "Qc Qd", "Tc Td"], BOARD), &[]);
    assert_eq!(out(&hand, 0), [1]);
    assert_eq!(out(&hand, 3), [2]);
    assert_eq!((out(&hand, 1), out(&hand, 2)), (vec![], vec![]), "they have chips");
}

#[test]
fn r_bty_10_the_winner_of_the_last_pot_with_the_victims_chips_knocks_out() {
    // A 100 wins the main pot from all; C covers B 300 and wins the side pot from B.
    let hand = played(setup("nlhe", &[100, 300, 1_000], &["Ac Ad", "Qc Qd", "Kc Kd"], BOARD), &[]);
    assert_eq!(out(&hand, 1), [2]);
    assert_eq!(hand.stack(Seat::new(2)), Chips::new(1_100), "700 chips that nobody matched and the side pot of 400");
}

#[test]
fn r_bty_10_winners_who_tie_share_clockwise_from_the_buttons_left() {
    let hand = played(setup("nlhe", &[500, 100, 500, 500], &["Kc Qd", "Tc 4d", "Kd Qc", "5c 6d"], BOARD), &[3]);
    assert_eq!(out(&hand, 1), [0, 2]);
    let mut turned = setup("nlhe", &[500, 100, 500, 500], &["Kc Qd", "Tc 4d", "Kd Qc", "5c 6d"], BOARD);
    (turned.button, turned.small_blind, turned.big_blind) = (Seat::new(0), Some(Seat::new(1)), Seat::new(2));
    turned.deck = Deck::starting_with(&cards("Tc Kd 5c Kc 4d Qc 6d Qd 2h 3h 8s 9s Jd")).unwrap();
    assert_eq!(out(&played(turned, &[3]), 1), [2, 0]);
}

#[test]
fn r_bty_10_the_winners_of_both_halves_knock_out() {
    let holes = ["Kc Kd Jc Td", "Ah 2h 9c 9d", "Qc Qd Js Th"];
    let hand = played(setup("nlo8", &[500, 500, 40], &holes, "Kh 3s 4d 8c Qs"), &[]);
    assert_eq!(out(&hand, 2), [0, 1]);
}

#[test]
fn r_bty_10_a_victim_who_had_only_an_ante_is_knocked_out_by_the_winner_of_the_main_pot() {
    let mut setup = setup("nlhe", &[400, 400, 2], &["Ac Ad", "Kc Kd", "Qc Qd"], BOARD);
    setup.stakes.ante = Chips::new(2);
    let hand = played(setup, &[]);
    assert_eq!((out(&hand, 2), out(&hand, 1)), (vec![0], vec![0]));
}

#[test]
fn r_bty_10_nobody_who_is_out_too_knocks_out() {
    // The big blind's only chip is the ante for all. Both play the board, and the one chip goes to the small blind.
    let mut setup = setup("nlhe", &[500, 1, 500], &["2c 3d", "2d 3c", "7c 7d"], "As Ks Qs Js Ts");
    setup.seats[1].post = Some(SeatPost { live: Chips::ZERO, dead: Chips::new(1) });
    let hand = played(setup, &[2]);
    assert_eq!(hand.stack(Seat::new(1)), Chips::ZERO);
    assert_eq!(hand.winners_of(&hand.pots()[0]).len(), 2);
    assert_eq!(out(&hand, 1), [0]);
}
