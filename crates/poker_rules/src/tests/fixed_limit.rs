//! Fixed limit: bets of one size, and their cap.

use super::{
    cases::chips,
    table::{Table, seat, setup},
};
use crate::{Betting, GameParameters, GameSpec, HandSetup, IllegalAction, PostKind, PresetKind, Variant};

fn limit(stacks: &[u64]) -> HandSetup {
    HandSetup { game: GameSpec::with_code("flhe").unwrap(), ..setup(stacks, 1, 2) }
}

/// The only legal total to bet or raise to; `None` if neither is legal.
fn next(table: &Table) -> Option<u64> {
    let range = table.raise();
    assert!(range.is_none_or(|(least, most)| least == most));
    range.map(|(least, _)| least)
}

/// Raises as long as it is legal; returns the totals.
fn raised_to(mut table: Table) -> Vec<u64> {
    let mut made = Vec::new();
    while let Some(to) = next(&table) {
        made.push(to);
        table = table.play(&format!("r{to}"));
    }
    made
}

#[test]
fn r_var_10_a_bet_and_three_raises_of_the_blind_then_of_twice_as_much() {
    let preflop = limit(&[100, 100, 100]).table();
    assert_eq!(raised_to(preflop), [4, 6, 8], "the big blind is the first bet");
    let flop = || limit(&[100, 100, 100]).table().play("c c x");
    assert_eq!(raised_to(flop()), [2, 4, 6, 8]);
    let turn = || flop().play("x x x");
    assert_eq!(raised_to(turn()), [4, 8, 12, 16]);
    assert_eq!(raised_to(turn().play("x x x")), [4, 8, 12, 16]);
}

#[test]
fn r_var_10_other_amounts_are_refused() {
    let mut table = limit(&[100, 100, 100]).table();
    assert_eq!(table.refuses("r3"), IllegalAction::RaiseTooSmall { min_to: chips(4) });
    assert_eq!(table.refuses("r5"), IllegalAction::RaiseTooBig { max_to: chips(4) });
    let mut table = table.play("r4 r6 r8");
    assert_eq!(table.refuses("r10"), IllegalAction::RaiseNotAllowed);
    assert_eq!(table.play("c c x r2").refuses("r5"), IllegalAction::RaiseTooBig { max_to: chips(4) });
}

#[test]
fn r_var_10_a_street_that_two_begin_has_no_cap() {
    let heads_up = || limit(&[40, 40]).table();
    assert_eq!(raised_to(heads_up()).len(), 19, "until the stacks are in");
    let capped = Betting::FixedLimit { max_bets: 4, capped_heads_up: true };
    let mut setup = limit(&[40, 40]);
    setup.game.betting = capped;
    assert_eq!(raised_to(setup.table()), [4, 6, 8], "where the rules say so");
    // Three begin the flop, two the turn.
    let flop = limit(&[100, 100, 100]).table().play("c c x r2 r4 f");
    assert_eq!(raised_to(flop), [6, 8], "folds do not lift the cap of a street under way");
    let turn = limit(&[100, 100, 100]).table().play("c c x r2 f c");
    assert_eq!(raised_to(turn).len(), 24);
}

#[test]
fn r_var_10_the_cap_is_a_parameter() {
    let game = |max_bets| {
        let parameters = GameParameters { fixed_limit_max_bets: max_bets, ..GameParameters::DEFAULT };
        Variant::with_code("flhe").unwrap().game(&parameters)
    };
    let preflop = |max_bets| raised_to(HandSetup { game: game(max_bets), ..limit(&[100, 100, 100]) }.table());
    assert_eq!((preflop(5), preflop(1)), (vec![4, 6, 8, 10], vec![]));
}

#[test]
fn r_var_10_a_straddle_counts_as_a_bet() {
    let table = HandSetup { straddle: Some(chips(4)), ..limit(&[100, 100, 100, 100]) }.table();
    assert_eq!(raised_to(table), [6, 8]);
    let short = HandSetup { straddle: Some(chips(4)), ..limit(&[100, 100, 3, 100]) }.table();
    assert_eq!(raised_to(short), [5, 7, 9], "one that is all-in for less does not");
}

#[test]
fn r_bet_7_r_var_10_after_an_undersized_all_in_a_full_bet_is_added() {
    // The flop is bet 2, all-in 3: the next raise goes to 5, and three raises are left.
    let table = limit(&[100, 5, 100, 100]).table().play("c c c x").play("r2 r3");
    assert_eq!((table.turn(), next(&table)), (Some(2), Some(5)));
    assert_eq!(raised_to(table), [5, 7, 9], "an undersized all-in is not counted");
}

#[test]
fn r_bet_10_r_var_10_an_undersized_all_in_reopens_nothing() {
    let table = limit(&[100, 5, 100]).table().play("c c x").play("r2 r3 c");
    let legal = table.hand.legal().unwrap();
    assert_eq!((table.turn(), legal.call, legal.raise), (Some(0), Some(chips(1)), None));
}

#[test]
fn r_bet_11_r_var_10_undersized_all_ins_add_up_to_one_raise() {
    // Bet 4 on the turn, all-in 6 and 8: together a full raise of 4, which reopens the betting and counts once.
    let table = limit(&[100, 8, 10, 100]).table().play("c c c x x x x x").play("r4 r6 r8 c");
    assert_eq!((table.turn(), next(&table)), (Some(0), Some(12)));
    assert_eq!(raised_to(table), [12, 16]);
}

#[test]
fn r_bet_12_r_var_10_an_opening_all_in_below_the_bet_is_undersized() {
    let table = limit(&[100, 3, 100]).table().play("c c x").play("x r1");
    assert_eq!((table.turn(), next(&table)), (Some(2), Some(3)));
    let table = table.play("c");
    assert_eq!((table.turn(), table.raise()), (Some(0), None), "the one who checked may call or fold");
}

#[test]
fn r_bet_13_r_var_10_a_short_big_blind_is_a_whole_bet() {
    let table = limit(&[100, 1, 100, 100]).table();
    assert_eq!(table.hand.legal().unwrap().call, Some(chips(2)));
    assert_eq!(raised_to(table), [4, 6, 8]);
}

#[test]
fn r_var_10_the_one_size_is_the_one_preset() {
    let kinds = |table: &Table| table.hand.legal().unwrap().presets.iter().map(|preset| (preset.kind, preset.to.get())).collect::<Vec<_>>();
    let table = limit(&[100, 100, 100]).table();
    assert_eq!(kinds(&table), [(PresetKind::Min, 4)]);
    assert_eq!(kinds(&limit(&[100, 100, 4]).table()), [(PresetKind::Min, 4)], "also where it is all-in");
    assert_eq!(kinds(&limit(&[100, 100, 3]).table()), [(PresetKind::AllIn, 3)], "undersized");
    assert_eq!(kinds(&table.play("r4 r6 r8")), []);
}

#[test]
fn r_var_10_the_posts_of_a_limit_hand_are_those_of_any() {
    let table = limit(&[100, 100, 100]).table();
    assert_eq!(table.posts(), [(0, PostKind::SmallBlind, 1), (1, PostKind::BigBlind, 2)]);
    assert_eq!(table.hand.bet(seat(1)), chips(2));
}
