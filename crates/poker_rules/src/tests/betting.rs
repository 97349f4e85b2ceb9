//! Betting rules that no case list covers.

use super::{
    cases::chips,
    table::{seat, setup},
};
use crate::{Act, Action, Betting, HandEvent, IllegalAction, Street, Turn};

#[test]
fn r_bet_1_a_street_lasts_until_all_have_answered() {
    let table = setup(&[100, 100, 100], 1, 2).table().play("c c");
    assert_eq!((table.hand.street(), table.turn()), (Street::Preflop, Some(1)), "the big blind has not acted");
    let table = table.play("x");
    assert_eq!((table.hand.street(), table.turn()), (Street::Flop, Some(0)));
    let table = table.play("x r10 c");
    assert_eq!(table.turn(), Some(0), "the one who checked owes an answer");
    assert_eq!(table.play("c").hand.street(), Street::Turn);
}

#[test]
fn r_bet_2_a_folded_player_is_out_of_the_pot() {
    let table = setup(&[100, 100, 100], 1, 2).deal(&["7c 7d", "5c 3d", "As Ad"], "7h 7s 9s 8d 4h").table();
    // Seat 0 folds though it could check; its sevens would have won.
    let table = table.play("r10 c c f x x x x x x").finish();
    assert_eq!((table.won(), table.shown()), (vec![(0, 2, 30)], vec![(1, true), (2, true)]));
}

#[test]
fn r_bet_3_a_check_needs_a_street_without_a_bet() {
    let mut table = setup(&[100, 100, 100], 1, 2).table();
    assert_eq!(table.refuses("x"), IllegalAction::CannotCheck { to_call: chips(2) });
    let mut table = table.play("r6 c");
    assert_eq!(table.refuses("x"), IllegalAction::CannotCheck { to_call: chips(4) });
    assert_eq!(table.play("c x x x").hand.street(), Street::Turn);
}

#[test]
fn r_bet_4_the_big_blind_counts_as_a_bet_before_the_flop() {
    let mut table = setup(&[100, 100, 100], 1, 2).table();
    let legal = table.hand.legal().unwrap();
    assert_eq!((legal.check, legal.call, legal.raise.unwrap().opens), (false, Some(chips(2)), false));
    table = table.play("c c x");
    assert_eq!(table.refuses("c"), IllegalAction::NothingToCall);
}

#[test]
fn r_bet_5_the_first_wager_is_a_bet_later_ones_are_raises() {
    let table = setup(&[100, 100, 100], 1, 2).table().play("r6 c c r10 r20");
    let acts: Vec<Act> =
        table.events.iter().filter_map(|event| if let HandEvent::Acted { act, .. } = event { Some(*act) } else { None }).collect();
    assert_eq!(acts, [Act::Raise { to: chips(6) }, Act::Call, Act::Call, Act::Bet { to: chips(10) }, Act::Raise { to: chips(20) }]);
}

#[test]
fn r_bet_6_bounds_are_named_when_an_amount_is_refused() {
    let mut table = setup(&[100, 100, 50], 1, 2).table();
    assert_eq!(table.refuses("r3"), IllegalAction::RaiseTooSmall { min_to: chips(4) });
    assert_eq!(table.refuses("r51"), IllegalAction::RaiseTooBig { max_to: chips(50) });
    let mut table = table.play("c c x");
    assert_eq!(table.refuses("r1"), IllegalAction::RaiseTooSmall { min_to: chips(2) });
}

#[test]
fn r_bet_8_a_call_for_less_is_all_in() {
    let table = setup(&[100, 7, 100], 1, 2).table().play("r40 f");
    assert_eq!(table.hand.legal().unwrap().call, Some(chips(5)));
    assert_eq!(table.hand.legal().unwrap().raise, None, "the stack does not go beyond the call");
    let table = table.play("c");
    let call = HandEvent::Acted { seat: seat(1), act: Act::Call, paid: chips(5), all_in: true };
    assert!(table.events.contains(&call), "{:?}", table.events);
}

#[test]
fn r_bet_10_an_undersized_raise_is_all_in_or_nothing() {
    let mut table = setup(&[100, 100, 15], 1, 2).table().play("c r10 c");
    let range = table.hand.legal().unwrap().raise.unwrap();
    assert_eq!((range.min_to, range.max_to, range.undersized), (chips(15), chips(15), true));
    assert_eq!(table.refuses("r14"), IllegalAction::RaiseTooSmall { min_to: chips(15) });
    let mut table = table.play("r15");
    assert_eq!(table.refuses("r50"), IllegalAction::RaiseNotAllowed, "seat 0 has raised already");
    assert_eq!(table.play("c").turn(), Some(1));
}

#[test]
fn r_bet_11_a_short_call_breaks_the_chain() {
    // A bets 10, B calls, C all-in 18, D all-in 15 for less, E all-in 25: the call of D separates the raises of 8 and 7.
    let table = setup(&[205, 205, 23, 20, 30], 2, 5).table().play("c c c c x").play("r10 c r18 c r25");
    assert_eq!((table.turn(), table.raise()), (Some(0), None));
}

#[test]
fn r_bet_11_a_reopened_street_starts_a_new_chain() {
    // Raises of 4, 3 and 3 reopen the betting; one more undersized all-in alone does not.
    let table = setup(&[205, 205, 19, 22, 25, 33], 2, 5).table().play("c c c c c x").play("r10 c r14 r17 r20");
    assert_eq!(table.turn(), Some(5));
    let table = table.play("r28");
    assert_eq!((table.turn(), table.raise()), (Some(0), Some((38, 200))), "seat 0 has not acted since the reopening");
    let table = table.play("c");
    assert_eq!((table.turn(), table.raise()), (Some(1), Some((38, 200))));
}

#[test]
fn r_bet_13_a_short_big_blind_does_not_lower_the_price() {
    // X-BET-13
    let table = setup(&[100, 2, 100, 100], 2, 4).table();
    assert_eq!(table.hand.legal().unwrap().call, Some(chips(4)));
    assert_eq!(table.raise(), Some((8, 100)));
}

#[test]
fn r_bet_14_raises_have_no_limit() {
    // X-BET-14
    let table = setup(&[10_000, 10_000], 1, 2).table().play("r4 r6 r8 r10 r12 r14 r16 r18 r20");
    assert_eq!(table.raise(), Some((22, 10_000)));
}

#[test]
fn r_bet_15_streets_are_dealt_without_betting_when_one_can_act() {
    let table = setup(&[100, 50, 40], 1, 2).table().play("r40 c r50 c");
    assert_eq!((table.hand.turn(), table.hand.board().len()), (Turn::Rake, 5));
}

#[test]
fn r_bet_15_nothing_is_asked_of_one_who_covers_the_short_blind() {
    let table = setup(&[100, 1], 1, 2).table();
    assert_eq!((table.hand.turn(), table.hand.board().len()), (Turn::Rake, 5));
    let table = setup(&[100, 100, 2], 1, 2).table().play("c f");
    assert_eq!(table.hand.turn(), Turn::Rake, "the big blind matches the all-in already");
}

#[test]
fn r_bet_15_no_raise_where_nobody_could_answer() {
    let mut table = setup(&[100, 50], 1, 2).table().play("c r50");
    assert_eq!((table.hand.legal().unwrap().call, table.raise()), (Some(chips(48)), None));
    assert_eq!(table.refuses("r100"), IllegalAction::RaiseNotAllowed);
}

#[test]
fn only_the_seat_whose_turn_it_is_acts() {
    let mut table = setup(&[100, 100, 100], 1, 2).table();
    let before = table.hand.clone();
    let error = table.hand.apply(seat(0), Action::Fold, &mut |_| panic!("an event")).unwrap_err();
    assert_eq!((error, &table.hand), (IllegalAction::NotYourTurn { turn: Some(seat(2)) }, &before));
    let mut table = table.play("f f");
    let error = table.hand.apply(seat(1), Action::Check, &mut |_| panic!("an event")).unwrap_err();
    assert_eq!(error, IllegalAction::HandOver);
}

#[test]
fn r_var_8_no_limit_reaches_from_the_least_raise_to_the_stack() {
    let mut table = setup(&[500, 500, 500], 1, 2).table();
    assert_eq!(table.raise(), Some((4, 500)));
    assert_eq!(table.refuses("r501"), IllegalAction::RaiseTooBig { max_to: chips(500) });
    assert_eq!(table.play("r499").turn(), Some(0));
}

#[test]
fn r_var_9_a_pot_limit_hand_stops_at_the_pot() {
    let mut setup = setup(&[500, 500, 500], 1, 2);
    setup.game.betting = Betting::PotLimit { counts_call: true };
    let mut table = setup.table();
    assert_eq!(table.raise(), Some((4, 7)));
    assert_eq!(table.refuses("r8"), IllegalAction::RaiseTooBig { max_to: chips(7) });
    assert_eq!(table.play("r7 f").raise(), Some((12, 22)), "7 + pot 10 + 5 to call");
}

#[test]
fn r_var_9_pot_limit_may_leave_the_call_uncounted() {
    let mut setup = setup(&[500, 500, 500], 1, 2);
    setup.game.betting = Betting::PotLimit { counts_call: false };
    let mut table = setup.table();
    assert_eq!(table.raise(), Some((4, 5)), "the bet of 2 and the pot of 3");
    assert_eq!(table.refuses("r6"), IllegalAction::RaiseTooBig { max_to: chips(5) });
    let table = table.play("r5 c c");
    assert_eq!(table.raise(), Some((2, 15)), "an opening bet calls nothing");
}

#[test]
fn r_var_9_a_pot_below_the_least_raise_does_not_forbid_it() {
    // A big blind of 100, posted with 1 chip: the pot is 2.
    let mut setup = setup(&[500, 1, 500], 1, 100);
    setup.game.betting = Betting::PotLimit { counts_call: false };
    assert_eq!(setup.table().raise(), Some((200, 200)));
}
