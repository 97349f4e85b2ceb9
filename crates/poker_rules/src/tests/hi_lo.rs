//! Pots that the best hand and the best low share.

use super::table::{Table, setup};
use crate::{Card, GameSpec, HandEvent, HandName, HandSetup, PotHalf, Rank};

use PotHalf::{High, Low};

fn hi_lo(stacks: &[u64], holes: &[&str], board: &str) -> HandSetup {
    HandSetup { game: GameSpec::with_code("nlo8").unwrap(), ..setup(stacks, 50, 100) }.deal(holes, board)
}

/// What was paid out, as (pot, half, seat, amount).
fn won(table: &Table) -> Vec<(u8, Option<PotHalf>, u8, u64)> {
    let won = |event: &HandEvent| match *event {
        HandEvent::Won { pot, half, seat, amount } => Some((pot, half, seat.index() as u8, amount.get())),
        _ => None,
    };
    table.events.iter().filter_map(won).collect()
}

/// Plays a hand in which all players call and check to the end.
fn checked(setup: HandSetup) -> Table {
    let players = setup.seats.len();
    setup.table().play(&"c ".repeat(players - 1)).play("x").play(&"x ".repeat(3 * players))
}

#[test]
fn r_var_4_half_of_each_pot_goes_to_the_best_low() {
    let table = checked(hi_lo(&[500, 500], &["Kc Kd Jc Td", "Ah 2h 9c 9d"], "Kh 3s 4d 8c Qs")).finish();
    assert_eq!(won(&table), [(0, Some(High), 0, 100), (0, Some(Low), 1, 100)]);
    assert_eq!(table.hand.winners_of(&table.hand.pots()[0]).len(), 2);
}

#[test]
fn r_var_4_one_hand_may_win_both_halves() {
    // X-CARD-8
    let table = checked(hi_lo(&[500, 500], &["Ah 2h 9c 9d", "Qc Qd Jc Td"], "3s 4d 5c Kh Kd")).finish();
    assert_eq!(won(&table), [(0, Some(High), 0, 100), (0, Some(Low), 0, 100)]);
}

#[test]
fn r_var_5_without_a_low_the_high_takes_all() {
    // X-CARD-12
    let table =
        checked(hi_lo(&[500, 500, 500, 500], &["Ah 2h Jc Td", "Qc Qd Js Tc", "2c 2d 7c 7d", "5c 5d 6c 6d"], "Qs 3d 9s 9c Kd")).finish();
    assert_eq!(won(&table), [(0, None, 1, 400)]);
}

#[test]
fn r_var_5_the_odd_chip_goes_to_the_high_half() {
    // X-CARD-10: 101 chips, one of them an ante's.
    let mut setup = hi_lo(&[500, 500], &["Kc Kd Jc Td", "Ah 2h 9c 9d"], "Kh 3s 4d 8c Qs");
    setup = setup.newcomer(super::table::seat(0), 0, 1);
    let table = checked(setup).finish();
    assert_eq!(won(&table), [(0, Some(High), 0, 101), (0, Some(Low), 1, 100)]);
}

#[test]
fn r_var_5_a_tie_for_the_low_makes_quarters() {
    // X-CARD-11: pot 400, seat 0 wins the high and ties for the low with seat 1.
    let holes = ["Ah 2h Kc Kd", "Ac 2c Jd Td", "Qc Qd Js Jh", "9s 9c Ts Th"];
    let table = checked(hi_lo(&[500, 500, 500, 500], &holes, "3s 4d 8c Ks 9h")).finish();
    assert_eq!(won(&table), [(0, Some(High), 0, 200), (0, Some(Low), 0, 100), (0, Some(Low), 1, 100)]);
    assert_eq!(table.stacks()[..2], [700, 500]);
}

#[test]
fn r_var_5_r_pot_6_odd_chips_inside_a_half_go_clockwise_from_the_buttons_left() {
    // Pot 303: 152 and 151; seats 1 and 2 tie for the low, seat 2 is the button.
    let holes = ["Kc Kd Jd Td", "Ah 2h Jh Qc", "Ac 2c Jc Qd"];
    let mut setup = hi_lo(&[500, 500, 500], &holes, "3s 4d 8c Ks 9h");
    setup.stakes.ante = crate::Chips::new(1);
    let table = checked(setup).finish();
    assert_eq!(won(&table), [(0, Some(High), 0, 152), (0, Some(Low), 1, 76), (0, Some(Low), 2, 75)]);
}

#[test]
fn r_var_5_side_pots_are_halved_by_themselves() {
    // Seat 2 is all-in with the best high and no low; seats 0 and 1 play on: seat 0 has a low, seat 1 a better high than seat 0.
    let holes = ["Ah 2h Jc Td", "Qc Qd Js Tc", "Kc Kd 9s 9c"];
    let setup = hi_lo(&[500, 500, 200], &holes, "3s 4d 8c Ks Qs");
    let table = setup.table().play("r200 c c r300 c").finish();
    assert_eq!(won(&table), [(1, Some(High), 1, 300), (1, Some(Low), 0, 300), (0, Some(High), 2, 300), (0, Some(Low), 0, 300)]);
}

#[test]
fn r_var_5_a_side_pot_may_have_no_low() {
    // Seat 2, all-in, has the only low.
    let holes = ["Qh Jh Jc Td", "Qc Qd Js Tc", "Ac 2d 9s 9c"];
    let setup = hi_lo(&[500, 500, 200], &holes, "3s 4d 8c Ks Kd");
    let table = setup.table().play("r200 c c r300 c").finish();
    assert_eq!(won(&table), [(1, None, 1, 600), (0, Some(High), 1, 300), (0, Some(Low), 2, 300)]);
}

#[test]
fn r_pot_7_rake_leaves_a_pot_before_it_is_halved() {
    let mut table = checked(hi_lo(&[500, 500], &["Kc Kd Jc Td", "Ah 2h 9c 9d"], "Kh 3s 4d 8c Qs"));
    table.hand.take_rake(crate::Chips::new(5), &mut |event| table.events.push(event)).unwrap();
    assert_eq!(won(&table), [(0, Some(High), 0, 98), (0, Some(Low), 1, 97)]);
}

#[test]
fn r_pot_4_a_pot_won_without_a_showdown_is_not_halved() {
    let table = hi_lo(&[500, 500], &["Kc Kd Jc Td", "Ah 2h 9c 9d"], "Kh 3s 4d 8c Qs").table().play("f").finish();
    assert_eq!(won(&table), [(0, None, 1, 100)]);
}

#[test]
fn r_pot_5_nobody_mucks_a_hand_that_wins_either_half() {
    let muck = |holes: &[&str; 3]| {
        let setup = hi_lo(&[500, 500, 500], holes, "3s 4d 8c Ks Qs");
        checked(HandSetup { muck_at_showdown: true, ..setup }).finish().shown()
    };
    assert_eq!(muck(&["Kc Kd Jc Td", "Ah 2h 9c 9d", "Jd Jh Ts Tc"]), [(0, true), (1, true), (2, false)], "the low is shown");
    assert_eq!(muck(&["Ah 2h 9c 9d", "Kc Kd Jc Td", "As 7h 6h 6c"]), [(0, true), (1, true), (2, false)], "a low that is beaten is not");
    assert_eq!(muck(&["Ah 2h 9c 9d", "Jd Jh Ts Tc", "Ac 2c 9s 9h"]), [(0, true), (1, true), (2, true)], "a tie for the low is");
}

#[test]
fn r_pot_5_high_and_low_are_shown_with_their_cards() {
    let table = checked(hi_lo(&[500, 500], &["Kc Kd Jc Td", "Ah 2h 9c 9d"], "Kh 3s 4d 8c Qs")).finish();
    let shown: Vec<(HandName, Option<Vec<Card>>)> = table
        .events
        .iter()
        .filter_map(|event| match event {
            HandEvent::Shown { high: Some(high), low, .. } => Some((high.name, low.map(|low| low.cards.to_vec()))),
            _ => None,
        })
        .collect();
    let kings = HandName::Trips { rank: Rank::King, kickers: [Rank::Queen, Rank::Eight] };
    let nines = HandName::Pair { rank: Rank::Nine, kickers: [Rank::King, Rank::Queen, Rank::Eight] };
    assert_eq!(shown, [(nines, Some(super::table::cards("8c 4d 3s 2h Ah"))), (kings, None)]);
}

#[test]
fn r_pot_5_all_in_hands_lie_open_before_the_board() {
    let table = hi_lo(&[500, 500], &["Kc Kd Jc Td", "Ah 2h 9c 9d"], "Kh 3s 4d 8c Qs").table().play("r500 c").finish();
    let open = table.events.iter().filter(|event| matches!(event, HandEvent::Shown { high: None, low: None, .. })).count();
    assert_eq!((open, won(&table)), (2, vec![(0, Some(High), 0, 500), (0, Some(Low), 1, 500)]));
}
