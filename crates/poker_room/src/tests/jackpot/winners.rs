//! Who wins a jackpot.

use poker_protocol::JackpotKind::{BadBeat, MonteCarlo, Smart};
use poker_protocol::{Form, JackpotKind};
use poker_rules::GameSpec;

use super::scene::{Play, jackpots, record, winners};
use crate::Now;
use crate::rulebook::{HandKind, Jackpots, QualifyingHand};

/// The winners in a Hold'em hand in which all hands are shown.
fn of(kind: JackpotKind, holes: &[&str], board: &str) -> Vec<u8> {
    winners(kind, &jackpots(), &record("nlhe", holes, board, Play::Shown))
}

/// The jackpots with `hands` as the list of `kind`. In a Bad Beat or Smart jackpot, any hand may have beaten them.
fn listing(kind: JackpotKind, hands: &[(HandKind, u8)]) -> Jackpots {
    let mut jackpots = jackpots();
    let row = jackpots.pools.iter_mut().find(|row| row.kind == kind).unwrap();
    row.hands.is = hands.iter().map(|&(hand, least)| QualifyingHand { hand, least }).collect();
    row.beaten_by = None;
    jackpots
}

const QUADS_UNDER_A_STRAIGHT_FLUSH: ([&str; 3], &str) = (["Kc Kh", "8h 9h", "2c 3d"], "Ks Kd Th Jh Qh");
const NOBODY: [u8; 0] = [];

#[test]
fn r_jack_1_bad_beat_goes_to_the_loser_where_both_hands_are_on_the_list() {
    let (holes, board) = QUADS_UNDER_A_STRAIGHT_FLUSH;
    let record = record("nlhe", &holes, board, Play::Shown);
    assert_eq!(winners(BadBeat, &jackpots(), &record), [1]);
    assert_eq!(of(BadBeat, &["Ac Ad", "Kc Kd"], "As Kh Ks 7d 2c"), NOBODY, "four kings are on the list, aces full are not");
    let mut jackpots = jackpots();
    let row = jackpots.pools.iter_mut().find(|row| row.kind == BadBeat).unwrap();
    row.beaten_by.as_mut().unwrap().is = vec![QualifyingHand { hand: HandKind::FullHouse, least: 2 }];
    assert_eq!(winners(BadBeat, &jackpots, &record), NOBODY, "four kings are on the list, the hand that beat them is not");
}

#[test]
fn r_jack_1_a_hand_off_the_list_wins_nothing_and_one_off_it_loses_nothing() {
    let (holes, board) = QUADS_UNDER_A_STRAIGHT_FLUSH;
    let lost = record("nlhe", &holes, board, Play::Shown);
    assert_eq!(winners(BadBeat, &listing(BadBeat, &[(HandKind::Quads, 14)]), &lost), NOBODY, "kings are not aces");
    assert_eq!(winners(BadBeat, &listing(BadBeat, &[(HandKind::Quads, 13)]), &lost), [1]);
    let mut jackpots = jackpots();
    let row = jackpots.pools.iter_mut().find(|row| row.kind == BadBeat).unwrap();
    row.beaten_by.as_mut().unwrap().is = vec![QualifyingHand { hand: HandKind::Quads, least: 2 }];
    assert_eq!(winners(BadBeat, &jackpots, &lost), NOBODY, "the winner's hand is not on its list");
}

#[test]
fn r_jack_1_monte_carlo_goes_to_the_strongest_hand_where_it_is_on_the_list() {
    let (holes, board) = QUADS_UNDER_A_STRAIGHT_FLUSH;
    assert_eq!(of(MonteCarlo, &holes, board), [2]);
    assert_eq!(of(MonteCarlo, &["Kc Kd", "2h 9h", "2c 3d"], "Ks Kh 4s Jd Qh"), NOBODY, "four kings are not on the list");
    assert_eq!(of(MonteCarlo, &["Ah Kh", "8h 9h"], "Th Jh Qh 2c 2d"), [1], "a royal flush, and only the strongest");
}

#[test]
fn r_jack_1_monte_carlo_and_smart_are_for_holdem_and_bad_beat_for_omaha_too() {
    let jackpots = jackpots();
    for row in &jackpots.pools {
        let at = |code| row.is_played_at(&GameSpec::with_code(code).unwrap(), Form::Regular);
        assert!(at("nlhe") && at("plhe") && at("flhe"), "{:?}", row.kind);
        assert_eq!(at("plo"), row.kind == BadBeat, "{:?}", row.kind);
    }
}

#[test]
fn r_jack_1_smart_falls_in_its_hours_alone_counted_from_the_start_of_the_hand() {
    let jackpots = jackpots();
    let row = |kind| jackpots.pools.iter().find(|row| row.kind == kind).unwrap();
    let minute = |minute: u64| Now((20_000 * 24 * 60 + minute) * 60_000);
    for (at, open) in [(0, false), (1_079, false), (1_080, true), (1_319, true), (1_320, false)] {
        assert_eq!(row(Smart).is_open(minute(at)), open, "{at}");
        assert!(row(BadBeat).is_open(minute(at)));
    }
    let mut night = row(Smart).clone();
    night.hours.as_mut().unwrap().is[0].from_minute = 1_380;
    night.hours.as_mut().unwrap().is[0].to_minute = 60;
    for (at, open) in [(1_379, false), (1_380, true), (0, true), (59, true), (60, false)] {
        assert_eq!(night.is_open(minute(at)), open, "{at}");
    }
}

#[test]
fn r_jack_1_smart_is_won_as_a_bad_beat() {
    let (holes, board) = QUADS_UNDER_A_STRAIGHT_FLUSH;
    assert_eq!(of(Smart, &holes, board), [1]);
    assert_eq!(of(Smart, &["Ac Ad", "Kc Kd"], "As Kh Ks Ah 2c"), [2], "four kings under four aces");
}

#[test]
fn x_jack_1_r_jack_2_quads_with_a_pocket_pair_are_eligible() {
    assert_eq!(of(BadBeat, &["Ks Kh", "Jc Tc"], "Kd Kc 9c 8c 7c"), [1]);
    let lists = listing(MonteCarlo, &[(HandKind::Quads, 2)]);
    assert_eq!(winners(MonteCarlo, &lists, &record("nlhe", &["Ks Kh", "Qd Jd"], "Kd Kc 7h 2c 2d", Play::Shown)), [1]);
}

#[test]
fn x_jack_2_r_jack_2_quads_with_one_hole_ace_are_not() {
    let lists = listing(MonteCarlo, &[(HandKind::Quads, 2)]);
    let one_ace = record("nlhe", &["As Ks", "Qd Jd"], "Ah Ad Ac 7c 2d", Play::Shown);
    assert_eq!(winners(MonteCarlo, &lists, &one_ace), NOBODY);
    let pocket_aces = record("nlhe", &["As Ac", "Qd Jd"], "Ah Ad Kc 7c 2d", Play::Shown);
    assert_eq!(winners(MonteCarlo, &lists, &pocket_aces), [1]);
}

#[test]
fn r_jack_2_both_hole_cards_must_be_part_of_the_best_hand() {
    for (hand, hole, board, wins) in [
        (HandKind::StraightFlush, "8h 9h", "Th Jh Qh 2c 2d", true),
        (HandKind::StraightFlush, "9h 2s", "Th Jh Qh Kh 2d", false),
        (HandKind::Flush, "Ah 3h", "Kh Th 5h 9c 2d", true),
        (HandKind::Flush, "Ah 3h", "Kh Th 5h 9h 2d", false),
        (HandKind::Straight, "9c 8d", "7h 6s 5c Kd Kc", true),
        (HandKind::Straight, "9c 4d", "8h 7h 6s 5c Kd", false),
        (HandKind::Quads, "9c 9d", "Kh Ks Kc Kd 2c", false),
    ] {
        let lists = listing(MonteCarlo, &[(hand, 2)]);
        let won = winners(MonteCarlo, &lists, &record("nlhe", &[hole, "2h 3s"], board, Play::Shown));
        assert_eq!(won, if wins { vec![1] } else { vec![] }, "{hole} on {board}");
    }
}

#[test]
fn r_jack_2_a_pair_two_pair_trips_a_full_house_and_quads_need_a_pocket_pair() {
    for (hand, hole, board, wins) in [
        (HandKind::Pair, "Kc Kd", "Ah Jh 9s 6c 4d", true),
        (HandKind::Pair, "Kc Ad", "Kh Jh 9s 6c 4d", false),
        (HandKind::TwoPair, "Kc Kd", "Jh Js 9s 6c 4d", true),
        (HandKind::TwoPair, "Kc Jd", "Kh Jh 9s 6c 4d", false),
        (HandKind::Trips, "Kc Kd", "Kh Jh 9s 6c 4d", true),
        (HandKind::Trips, "Kc Qd", "Kh Ks 9s 6c 4d", false),
        (HandKind::FullHouse, "Kc Kd", "Kh Js Jc 6c 4d", true),
        (HandKind::FullHouse, "Jh Jd", "Kc Kd Kh 6c 4d", true),
        (HandKind::FullHouse, "Kc Jd", "Kh Ks Jc 6c 4d", false),
        (HandKind::Quads, "Kc Kd", "Kh Ks Jc 6c 4d", true),
        (HandKind::Quads, "Kc Ad", "Kh Ks Kd 6c 4d", false),
    ] {
        let lists = listing(MonteCarlo, &[(hand, 2)]);
        let won = winners(MonteCarlo, &lists, &record("nlhe", &[hole, "2h 3s"], board, Play::Shown));
        assert_eq!(won, if wins { vec![1] } else { vec![] }, "{hole} on {board}");
    }
}

#[test]
fn r_jack_2_in_omaha_two_hole_cards_play_and_they_are_the_pair() {
    let quads = |hole| record("plo", &[hole, "Jh Th 3c 4c"], "Kd Ks 9h 8h 7h", Play::Shown);
    assert_eq!(winners(BadBeat, &jackpots(), &quads("Kh Kc 2c 2d")), [1], "the pair that plays");
    let lists = listing(MonteCarlo, &[(HandKind::FullHouse, 2), (HandKind::Flush, 2)]);
    let full = |hole| record("plo", &[hole, "Jd Td 3c 4c"], "Ks Kc 9h 8h 7h", Play::Shown);
    assert_eq!(winners(MonteCarlo, &lists, &full("9c 9d Ah Qd")), [1]);
    assert_eq!(winners(MonteCarlo, &lists, &full("Kh 9d Qc Qd")), NOBODY, "a pair that does not play is of no use");
    assert_eq!(winners(MonteCarlo, &lists, &full("Ah Qh 2s 2d")), [1], "a flush needs none");
}

#[test]
fn x_jack_3_r_jack_3_a_mucked_hand_wins_no_jackpot() {
    let (holes, board) = (["8h 9h", "Kc Kh", "2c 3d"], "Ks Kd Th Jh Qh");
    assert_eq!(winners(BadBeat, &jackpots(), &record("nlhe", &holes, board, Play::Mucked)), NOBODY);
    assert_eq!(winners(BadBeat, &jackpots(), &record("nlhe", &holes, board, Play::Shown)), [2]);
    assert_eq!(winners(MonteCarlo, &jackpots(), &record("nlhe", &holes, board, Play::Mucked)), [1], "the winner has shown");
}

#[test]
fn r_jack_3_an_uncontested_hand_wins_no_jackpot_and_an_all_in_is_shown() {
    let (holes, board) = (["8h 9h", "Kc Kh"], "Ks Kd Th Jh Qh");
    for kind in [MonteCarlo, BadBeat] {
        assert_eq!(winners(kind, &jackpots(), &record("nlhe", &holes, board, Play::Folded)), NOBODY);
    }
    assert_eq!(winners(BadBeat, &jackpots(), &record("nlhe", &holes, board, Play::AllIn)), [2]);
    assert_eq!(winners(MonteCarlo, &jackpots(), &record("nlhe", &holes, board, Play::AllIn)), [1]);
}

#[test]
fn r_jack_3_a_hand_that_wins_without_a_showdown_wins_a_jackpot_where_it_is_shown() {
    let (holes, board) = (["8h 9h", "Kc Kh"], "Ks Kd Th Jh Qh");
    assert_eq!(winners(MonteCarlo, &jackpots(), &record("nlhe", &holes, board, Play::Unseen)), NOBODY, "won without showing");
    assert_eq!(winners(MonteCarlo, &jackpots(), &record("nlhe", &holes, board, Play::Displayed)), [1]);
    assert_eq!(winners(BadBeat, &jackpots(), &record("nlhe", &holes, board, Play::Displayed)), NOBODY, "who folds is not beaten by a hand");
}

#[test]
fn r_jack_5_equal_hands_share_it_and_of_two_beaten_ones_the_stronger_wins() {
    let lists = listing(MonteCarlo, &[(HandKind::Straight, 2)]);
    let tied = record("nlhe", &["9c 8d", "9d 8c", "2h 3s"], "7h 6s 5c Kd Kc", Play::Shown);
    assert_eq!(winners(MonteCarlo, &lists, &tied), [1, 2]);
    let lists = listing(BadBeat, &[(HandKind::Trips, 2)]);
    let beaten = record("nlhe", &["9c 9d", "8c 8d", "Ah Kh"], "9h 8h 2h 5c Jd", Play::Shown);
    assert_eq!(winners(BadBeat, &lists, &beaten), [1], "nines, not eights");
    let played_by_the_board = record("nlhe", &["2c 3d", "2d 3c"], "Th Jh Qh Kh Ah", Play::Shown);
    assert_eq!(winners(MonteCarlo, &jackpots(), &played_by_the_board), NOBODY);
}

#[test]
fn r_jack_5_the_winner_may_have_to_use_both_cards_too() {
    let one_card = record("nlhe", &["Kc Kd", "9h 2c"], "Ks Kh Th Jh Qh", Play::Shown);
    let mut jackpots = jackpots();
    assert_eq!(winners(BadBeat, &jackpots, &one_card), [1]);
    jackpots.recipient.winner_too.is = true;
    assert_eq!(winners(BadBeat, &jackpots, &one_card), NOBODY);
    let (holes, board) = QUADS_UNDER_A_STRAIGHT_FLUSH;
    assert_eq!(winners(BadBeat, &jackpots, &record("nlhe", &holes, board, Play::Shown)), [1]);
}
