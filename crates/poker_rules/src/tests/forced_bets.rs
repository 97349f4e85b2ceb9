//! Straddles, antes, and posts of single seats.

use super::{
    cases::chips,
    table::{seat, setup},
};
use crate::{BadSetup, Chips, Hand, HandSetup, PostKind};

fn straddled(stacks: &[u64]) -> HandSetup {
    HandSetup { straddle: Some(chips(4)), ..setup(stacks, 1, 2) }
}

#[test]
fn r_hand_10_the_player_left_of_the_big_blind_straddles() {
    // D-BET-4
    let table = straddled(&[100; 5]).table();
    assert_eq!(table.posts(), [(0, PostKind::SmallBlind, 1), (1, PostKind::BigBlind, 2), (2, PostKind::Straddle, 4)]);
    assert_eq!((table.hand.bet_to_match(), table.hand.pot_total()), (chips(4), chips(7)));
}

#[test]
fn r_hand_10_a_straddle_is_a_live_raise_and_acts_last() {
    // X-BET-15
    let table = straddled(&[100; 5]).table();
    assert_eq!((table.turn(), table.raise()), (Some(3), Some((6, 100))), "one big blind more");
    let table = table.play("c c c c");
    let legal = table.hand.legal().unwrap();
    assert_eq!((table.turn(), legal.check, table.raise()), (Some(2), true, Some((6, 100))), "the last option");
    assert_eq!(table.play("x").turn(), Some(0), "the flop");
}

#[test]
fn r_hand_10_three_players_may_straddle_and_two_may_not() {
    let table = straddled(&[100; 3]).table();
    assert_eq!((table.posts()[2], table.turn()), ((2, PostKind::Straddle, 4), Some(0)), "on the button");
    let refused = |setup: HandSetup| Hand::start(setup, &mut |_| panic!("an event")).unwrap_err();
    assert_eq!(refused(straddled(&[100; 2])), BadSetup::Straddle);
    assert_eq!(refused(HandSetup { straddle: Some(chips(3)), ..straddled(&[100; 3]) }), BadSetup::Straddle);
    assert_eq!(refused(HandSetup { straddle: Some(chips(u64::MAX)), ..straddled(&[100; 3]) }), BadSetup::Straddle);
    assert_eq!(refused(straddled(&[100; 4]).newcomer(seat(2), 2, 0)), BadSetup::Straddle, "who posts already");
}

#[test]
fn r_hand_10_a_short_straddle_costs_what_was_posted() {
    let table = straddled(&[100, 100, 3, 100]).table();
    assert_eq!((table.turn(), table.hand.legal().unwrap().call, table.raise()), (Some(3), Some(chips(3)), Some((5, 100))));
    let table = straddled(&[100, 100, 1, 100]).table();
    assert_eq!((table.hand.legal().unwrap().call, table.raise()), (Some(chips(2)), Some((4, 100))), "the big blind at least");
    assert_eq!(table.play("c c x").turn(), Some(0), "who is all-in has no option");
}

#[test]
fn r_hand_10_a_larger_straddle_is_data() {
    let table = HandSetup { straddle: Some(chips(8)), ..setup(&[100; 4], 1, 2) }.table();
    assert_eq!((table.turn(), table.raise()), (Some(3), Some((10, 100))));
}

#[test]
fn r_hand_13_an_ante_all_in_wins_only_what_it_matched() {
    // Antes of 5: seat 2 has three chips and the best hand.
    let setup = setup(&[100, 100, 3], 1, 2).ante(5).deal(&["Kc Kd", "Qc Qd", "Ac Ad"], "2h 3h 8s 9s Jd");
    let table = setup.table().play("c x x x x x x x").finish();
    assert_eq!(table.pots(), [(9, vec![0, 1, 2]), (8, vec![0, 1])]);
    assert_eq!(table.won(), [(1, 0, 8), (0, 2, 9)]);
}

#[test]
fn r_hand_13_antes_are_dead_and_counted_from_the_buttons_left() {
    let table = setup(&[100, 100, 100], 1, 2).ante(1).table();
    let antes = [0, 1, 2].map(|index| (index, PostKind::Ante, 1));
    assert_eq!(table.posts()[..3], antes);
    assert_eq!((table.hand.bet(seat(2)), table.hand.pot_total()), (Chips::ZERO, chips(6)));
}

#[test]
fn r_hand_13_the_big_blind_may_pay_the_ante_of_all() {
    let table = setup(&[100, 100, 100], 1, 2).newcomer(seat(1), 0, 3).table();
    assert_eq!(table.posts(), [(1, PostKind::Dead, 3), (0, PostKind::SmallBlind, 1), (1, PostKind::BigBlind, 2)], "of any size");
    assert_eq!((table.hand.legal().unwrap().call, table.hand.pot_total()), (Some(chips(2)), chips(6)));
    let table = table.play("f f").finish();
    assert_eq!((table.returned(), table.won(), table.stacks()), (vec![(1, 1)], vec![(0, 1, 5)], vec![99, 101, 100]));
}

#[test]
fn r_hand_13_who_is_all_in_with_the_ante_of_all_can_win_that_alone() {
    let setup = setup(&[100, 3, 100], 1, 2).newcomer(seat(1), 0, 3).deal(&["Kc Kd", "Ac Ad", "Qc Qd"], "2h 3h 8s 9s Jd");
    let table = setup.table();
    assert_eq!((table.turn(), table.hand.legal().unwrap().call), (Some(2), Some(chips(2))), "the price is a big blind all the same");
    let table = table.play("c c x x x x x x").finish();
    assert_eq!(table.pots(), [(3, vec![0, 1, 2]), (4, vec![0, 2])]);
    assert_eq!(table.won(), [(1, 0, 4), (0, 1, 3)]);
}

#[test]
fn r_hand_13_dead_money_alone_is_played_for() {
    // The button folds. The big blind has bet nothing, so the small blind's chip is returned.
    let setup = setup(&[100, 3, 100], 1, 2).newcomer(seat(1), 0, 3).deal(&["Kc Kd", "Ac Ad", "Qc Qd"], "2h 3h 8s 9s Jd");
    let table = setup.table().play("f").finish();
    assert_eq!((table.returned(), table.pots(), table.won()), (vec![(0, 1)], vec![(3, vec![0, 1])], vec![(0, 1, 3)]));
}

#[test]
fn r_hand_8_a_dead_blind_goes_to_the_pot_beside_the_live_one() {
    let table = setup(&[100, 100, 100, 100], 1, 2).newcomer(seat(3), 2, 1).table();
    assert_eq!(
        table.posts(),
        [(3, PostKind::Dead, 1), (0, PostKind::SmallBlind, 1), (1, PostKind::BigBlind, 2), (3, PostKind::Newcomer, 2),]
    );
    assert_eq!((table.hand.bet(seat(3)), table.hand.pot_total()), (chips(2), chips(6)));
}
