//! Pots, odd chips and rake.

use super::{
    cases::{cases, chips, seat_of},
    table::{Table, seat, setup},
};
use crate::hand::pot;
use crate::{BadRake, BySeat, Chips, HandEvent, Pot, Seat, SeatSet, Turn};

#[test]
fn r_pot_1_and_2_main_pot_side_pots_and_returned_bets() {
    for case in cases().pots {
        let mut contributed = BySeat::<Chips>::default();
        for (name, &amount) in &case.contributions {
            contributed[seat_of(name)] = chips(amount);
        }
        let returned = pot::unmatched(&contributed);
        let expected = case.returned.iter().map(|(name, &amount)| (seat_of(name), chips(amount))).next();
        assert_eq!(returned, expected, "{}", case.id);
        if let Some((seat, amount)) = returned {
            contributed[seat] = contributed[seat].saturating_sub(amount);
        }
        let live = case.live.iter().map(|name| seat_of(name)).collect();
        let expected: Vec<Pot> = case
            .pots
            .iter()
            .map(|pot| Pot { amount: chips(pot.amount), eligible: pot.eligible.iter().map(|name| seat_of(name)).collect() })
            .collect();
        let whole = contributed.values().sum();
        assert_eq!(pot::build(&contributed, live, whole).as_slice(), expected, "{}", case.id);
    }
}

#[test]
fn r_pot_1_an_all_in_player_wins_no_more_than_was_matched() {
    // D-POT-1, played: A and B 1000, C all-in 100 with the best hand.
    let table = setup(&[1000, 1000, 100], 5, 10).deal(&["Kc Kd", "Qc Qd", "Ac Ad"], "2h 3h 8s 9s Jd").table();
    let table = table.play("r100 r1000 c");
    assert_eq!(table.pots(), [(300, vec![0, 1, 2]), (1800, vec![0, 1])]);
    let table = table.finish();
    assert_eq!(table.won(), [(1, 0, 1800), (0, 2, 300)]);
    assert_eq!(table.stacks(), [1800, 0, 300]);
}

#[test]
fn r_pot_2_a_bet_nobody_matched_goes_back_before_pots_are_formed() {
    // X-RAKE-11: pot 200, A bets 500 on the river, B is all-in for 100.
    let table = setup(&[600, 200], 50, 100).table().play("c x x x x x x r500 c");
    assert_eq!((table.returned(), table.pots()), (vec![(0, 400)], vec![(400, vec![0, 1])]));
}

#[test]
fn r_pot_2_an_ante_nobody_matched_goes_back() {
    let table = setup(&[3, 100], 1, 2).ante(5).table();
    assert_eq!((table.returned(), table.pots()), (vec![(1, 4)], vec![(6, vec![0, 1])]));
}

#[test]
fn r_pot_2_folded_chips_stay_in_the_pots_they_reached() {
    // X-POT-3, played: the last seat puts in 80 and folds.
    let table = setup(&[50, 120, 300, 300, 300], 1, 2).table().play("r10 c c c c").play("r40 c c c c").play("r30 c c c");
    let table = table.play("r40 r220 c f");
    assert_eq!(table.pots(), [(250, vec![0, 1, 2, 3]), (240, vec![1, 2, 3]), (360, vec![2, 3])]);
}

#[test]
fn r_pot_3_each_pot_goes_to_the_best_hand_that_can_win_it() {
    // X-POT-4: A 50, B 120, C 300, D 300, ranked A > C > B > D. The side pots are paid first.
    let setup = setup(&[50, 120, 300, 300], 1, 2).deal(&["Ac Ad", "Qc Qd", "Kc Kd", "Jc Jd"], "2h 3h 8s 9s 5d");
    let table = setup.table().play("r300 c c c").finish();
    assert_eq!(table.won(), [(2, 2, 360), (1, 2, 210), (0, 0, 200)]);
    assert_eq!(table.stacks(), [200, 0, 570, 0]);
}

#[test]
fn r_pot_4_the_last_player_wins_unshown() {
    // X-POT-9
    let table = setup(&[100, 100, 100], 1, 2).table().play("f f");
    assert_eq!((table.hand.turn(), table.hand.flop_seen()), (Turn::Rake, false));
    let table = table.finish();
    assert_eq!((table.returned(), table.won()), (vec![(1, 1)], vec![(0, 1, 2)]));
    assert_eq!(table.stacks(), [99, 101, 100]);
    assert!(!table.events.iter().any(|event| matches!(event, HandEvent::Shown { .. } | HandEvent::Mucked { .. })));
}

#[test]
fn r_pot_6_odd_chips_go_clockwise_from_the_buttons_left() {
    for case in cases().split_odd {
        let winners: SeatSet = case.winners_clockwise_from_button.iter().map(|name| seat_of(name)).collect();
        for (winner, amount) in pot::shares(chips(case.amount), winners, Seat::ALL[9]) {
            let expected = case.expect.iter().find(|(name, _)| seat_of(name) == winner).unwrap().1;
            assert_eq!(amount, chips(*expected), "{}: {winner:?}", case.id);
        }
    }
}

#[test]
fn r_pot_6_the_button_is_last_for_the_odd_chip() {
    // X-POT-8
    let winners = [seat(3), seat(4)].into_iter().collect();
    let shares: Vec<_> = pot::shares(chips(101), winners, seat(3)).collect();
    assert_eq!(shares, [(seat(4), chips(51)), (seat(3), chips(50))]);
}

#[test]
fn r_pot_6_a_played_tie_pays_the_odd_chip_left_of_the_button() {
    // The small blind has folded: the big blind and the button play the board and share 5 chips.
    let table = setup(&[100, 100, 100], 1, 2).deal(&["2c 2d", "3c 3d", "4c 4d"], "As Ks Qs Js Ts").table();
    let table = table.play("c f x x x x x x x").finish();
    assert_eq!(table.won(), [(0, 1, 3), (0, 2, 2)]);
}

#[test]
fn r_pot_7_rake_is_split_over_pots_and_the_main_pot_pays_the_remainder() {
    let pots = [300, 1800, 99].map(|amount| Pot { amount: chips(amount), eligible: SeatSet::only(seat(0)) });
    let left = |rake| {
        let mut pots = pots;
        pot::take_rake(&mut pots, chips(rake));
        pots.map(|pot| pot.amount.get())
    };
    assert_eq!(left(100), [300 - 13 - 2, 1800 - 81, 99 - 4]);
    assert_eq!(left(1), [299, 1800, 99]);
    assert_eq!(left(2199), [0, 0, 0]);
}

#[test]
fn r_pot_7_rake_leaves_the_pots_before_they_are_paid() {
    let mut table = setup(&[1000, 1000, 100], 5, 10).deal(&["Kc Kd", "Qc Qd", "Ac Ad"], "2h 3h 8s 9s Jd").table();
    assert_eq!(table.hand.take_rake(chips(1), &mut |_| panic!("an event")), Err(BadRake::NotDue));
    table = table.play("r100 r1000 c");
    assert_eq!(table.hand.take_rake(chips(2101), &mut |_| panic!("an event")), Err(BadRake::TooMuch { pots: chips(2100) }));
    table.hand.take_rake(chips(50), &mut |event| table.events.push(event)).unwrap();
    assert_eq!((table.hand.rake(), table.won()), (chips(50), vec![(1, 0, 1758), (0, 2, 292)]));
    assert_eq!(table.hand.take_rake(Chips::ZERO, &mut |_| panic!("an event")), Err(BadRake::NotDue));
}

#[test]
fn r_pot_3_the_winners_of_each_pot_are_known_once_the_hand_is_over() {
    let winners = |table: &Table| -> Vec<SeatSet> { table.hand.pots().iter().map(|pot| table.hand.winners_of(pot)).collect() };
    // X-POT-4: A 50, B 120, C 300, D 300, ranked A > C > B > D.
    let setup = setup(&[50, 120, 300, 300], 1, 2).deal(&["Ac Ad", "Qc Qd", "Kc Kd", "Jc Jd"], "2h 3h 8s 9s 5d");
    let table = setup.table().play("r300 c c c");
    assert_eq!(winners(&table), [SeatSet::EMPTY; 3]);
    assert_eq!(winners(&table.finish()), [SeatSet::only(seat(0)), SeatSet::only(seat(2)), SeatSet::only(seat(2))]);
}

#[test]
fn r_pot_4_the_winner_of_a_hand_without_a_showdown_is_known() {
    let table = setup(&[100, 100, 100], 1, 2).table().play("f f").finish();
    assert_eq!(table.hand.winners_of(&table.hand.pots()[0]), SeatSet::only(seat(1)));
}

#[test]
fn dead_posts_go_to_the_main_pot_and_to_no_level() {
    let table = setup(&[100, 100, 100, 100], 1, 2).newcomer(seat(2), 2, 1).table().play("x f f x");
    assert_eq!((table.returned(), table.pots()), (vec![], vec![(6, vec![1, 2])]));
}

#[test]
fn r_rake_7_what_a_street_has_paid_is_missing_from_the_pot_that_paid_it() {
    let mut table = setup(&[1000, 1000, 100], 5, 10).table().play("r100 c c");
    table.hand.take_street_rake(chips(30), &mut |_| {}).unwrap();
    let table = table.play("r50 c");
    assert_eq!(table.pots(), [(270, vec![0, 1, 2]), (100, vec![0, 1])]);
}
