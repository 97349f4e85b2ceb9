//! Blinds, deal, turns and streets.

use super::{
    cases::chips,
    table::{cards, seat, setup},
};
use crate::{Action, BadReplay, BySeat, Hand, HandEvent, IllegalAction, PostKind, Seat, Street, Turn};

#[test]
fn r_hand_3_blinds_are_posted_before_the_deal() {
    let table = setup(&[100, 100, 100], 1, 2).table();
    assert_eq!(table.posts(), [(0, PostKind::SmallBlind, 1), (1, PostKind::BigBlind, 2)]);
    assert!(matches!(table.events[2], HandEvent::Dealt { .. }));
    assert_eq!((table.hand.bet(seat(0)), table.hand.bet(seat(1)), table.hand.pot_total()), (chips(1), chips(2), chips(3)));
}

#[test]
fn r_hand_4_heads_up_the_button_posts_the_small_blind_and_acts_first() {
    let table = setup(&[100, 100], 1, 2).table();
    assert_eq!((table.hand.setup().button, table.turn()), (seat(0), Some(0)));
    let table = table.play("c x");
    assert_eq!(table.turn(), Some(1), "later the big blind acts first");
}

#[test]
fn r_hand_5_a_hand_may_have_no_small_blind() {
    let mut setup = setup(&[100, 100, 100], 1, 2);
    setup.small_blind = None;
    let table = setup.table();
    assert_eq!(table.posts(), [(1, PostKind::BigBlind, 2)]);
    assert_eq!(table.play("c c x").turn(), Some(0));
}

#[test]
fn r_hand_8_a_newcomers_post_is_live() {
    let table = setup(&[100, 100, 100, 100], 1, 2).newcomer(seat(3), 2, 0).table();
    assert_eq!(table.posts()[2], (3, PostKind::Newcomer, 2));
    let table = table.play("f");
    let legal = table.hand.legal().unwrap();
    assert_eq!((table.turn(), legal.check, legal.raise.is_some()), (Some(3), true, true), "may check or raise");
}

#[test]
fn r_hand_11_cards_are_dealt_one_at_a_time_the_button_last() {
    let table = setup(&[100, 100, 100], 1, 2).deal(&["2c 3c", "4c 5c", "6c 7c"], "8c 9c Tc Jc Qc").table();
    let dealt: Vec<Seat> =
        table.events.iter().filter_map(|event| if let HandEvent::Dealt { seat, .. } = event { Some(*seat) } else { None }).collect();
    assert_eq!(dealt, [0, 1, 2, 0, 1, 2].map(seat));
    assert_eq!(table.hand.hole(seat(1)), cards("4c 5c"));
    assert_eq!(table.hand.hole(seat(5)), []);
}

#[test]
fn the_cards_that_would_have_come_are_told_once_the_hand_is_over_and_not_before() {
    let dealt = || setup(&[100, 100], 1, 2).deal(&["2c 3c", "4c 5c"], "8c 9c Tc Jc Qc").table();
    for (line, left) in [("", "Jc Qc"), ("x x", "Qc"), ("x x x x", "")] {
        let played = dealt().play("c x").play(line);
        assert_eq!(played.hand.cards_to_come(), [], "the betting goes on");
        let played = played.play("r10 f");
        assert_eq!(played.hand.cards_to_come(), [], "the rake is still to be taken");
        assert_eq!(played.finish().hand.cards_to_come(), cards(left), "after {line:?}");
    }
    assert_eq!(dealt().play("f").finish().hand.cards_to_come(), cards("8c 9c Tc Jc Qc"));
}

#[test]
fn r_hand_12_action_starts_left_of_the_big_blind_and_later_left_of_the_button() {
    let table = setup(&[100, 100, 100, 100], 1, 2).table();
    assert_eq!(table.turn(), Some(2));
    let table = table.play("c c f x");
    assert_eq!((table.hand.street(), table.turn()), (Street::Flop, Some(1)), "seat 0 has folded");
}

#[test]
fn r_hand_13_the_ante_is_paid_before_the_blind() {
    let table = setup(&[100, 6, 100], 5, 10).ante(4).table();
    let all = [(0, PostKind::Ante, 4), (1, PostKind::Ante, 4), (2, PostKind::Ante, 4), (0, PostKind::SmallBlind, 5)];
    assert_eq!(table.posts()[..4], all);
    assert_eq!(table.posts()[4], (1, PostKind::BigBlind, 2));
    assert_eq!(table.hand.legal().unwrap().call, Some(chips(10)), "antes are dead");
    assert_eq!(table.play("c f").pots(), [(12 + 6, vec![1, 2]), (6, vec![2])], "what beats the small blind went back");
}

#[test]
fn r_var_6_the_board_grows_by_three_one_and_one() {
    let table = setup(&[100, 100], 1, 2).deal(&["2c 3c", "4c 5c"], "8c 9c Tc Jc Qc").table().play("c x x x x x");
    let streets: Vec<(Street, usize)> = table
        .events
        .iter()
        .filter_map(|event| if let HandEvent::StreetDealt { street, cards } = event { Some((*street, cards.len())) } else { None })
        .collect();
    assert_eq!(streets, [(Street::Flop, 3), (Street::Turn, 1), (Street::River, 1)]);
    assert_eq!(table.hand.board(), cards("8c 9c Tc Jc Qc"));
}

#[test]
fn the_last_event_tells_the_stacks() {
    let table = setup(&[100, 100, 100], 1, 2).table().play("f f").finish();
    let mut stacks = BySeat::default();
    for (seat, stack) in Seat::ALL.into_iter().zip([99, 101, 100]) {
        stacks[seat] = chips(stack);
    }
    let ended = HandEvent::Ended { players: Seat::first(3).collect(), stacks: Box::new(stacks) };
    assert_eq!((table.hand.turn(), table.events.last()), (Turn::Over, Some(&ended)));
}

#[test]
fn a_record_that_is_no_hand_says_where() {
    let setup = setup(&[100, 100, 100], 1, 2);
    let replay = |actions: &[Action]| Hand::replay(setup.clone(), actions, None, &mut |_| {}).unwrap_err();
    let reason = IllegalAction::CannotCheck { to_call: chips(1) };
    assert_eq!(replay(&[Action::Fold, Action::Check]), BadReplay::Action { index: 1, reason });
    assert_eq!(replay(&[Action::Fold; 3]), BadReplay::Action { index: 2, reason: IllegalAction::HandOver });
}
