//! Whose chances are counted, when, and the results.

use poker_protocol::{PlayerView, SeatState};
use poker_rules::{Card, Chips, GameSpec, HandName, Rank, Seat};

use super::{Chance, OddsRun, OddsWanted, TableOdds};
use crate::test_room::{HERO, info, you};
use crate::{SeatHand, ShownHand, TableModel, TableSeat, TableState};
use poker_protocol::TableEvent;
use poker_rules::Stakes;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A table of a game, practice or not, where the viewer sits.
fn table(game: GameSpec, practice: bool) -> TableModel {
    let stakes = Stakes { small_blind: Chips::new(10), big_blind: Chips::new(20), ante: Chips::ZERO };
    let mut model = TableModel::new(poker_protocol::TableInfo { game, practice, ..info(stakes) });
    model.apply(TableEvent::You { you: you() }, 0);
    model
}

/// A table with these hands, the viewer's first; an empty text means two card backs. With `open`, all hands have been shown.
fn felt(hands: &[&str], open: bool, board: &str) -> TableState {
    let seat = |hand: &&str| TableSeat {
        player: PlayerView { name: "P".to_owned(), avatar: 0 },
        stack: Chips::ZERO,
        state: SeatState::Playing,
        play: Some(SeatHand {
            cards: if hand.is_empty() { vec![None; 2] } else { cards(hand).into_iter().map(Some).collect() },
            shown: open.then(|| ShownHand { best: Vec::new(), name: None, low: None }),
            ..SeatHand::default()
        }),
    };
    TableState { seats: (0..).map(Seat::new).zip(hands.iter().map(seat)).collect(), board: cards(board), ..TableState::default() }
}

fn holdem() -> GameSpec {
    GameSpec::holdem_no_limit()
}

fn counted(wanted: OddsWanted) -> TableOdds {
    let OddsWanted::Count(question) = wanted else { panic!("{wanted:?}") };
    let run: OddsRun = question.begin().unwrap();
    run.flatten().last().unwrap()
}

#[test]
fn open_hands_are_counted_exactly_street_by_street() {
    let model = table(holdem(), false);
    let preflop = counted(OddsWanted::of(&model, &felt(&["Ah Ad", "Ks Kc"], true, ""), false));
    let aces = preflop.of(HERO).unwrap();
    assert_eq!((aces.win, aces.tie), (Chance { part: 1_388_072, whole: 1_712_304 }, Chance { part: 6_538, whole: 1_712_304 }));
    assert!(!preflop.own && aces.share.is_none());
    let turn = counted(OddsWanted::of(&model, &felt(&["Ah Ad", "Ks Kc"], true, "Kh 7d 2c 9s"), false));
    assert_eq!(turn.of(HERO).unwrap().win, Chance { part: 2, whole: 44 }, "two aces are left");
    let river = counted(OddsWanted::of(&model, &felt(&["Ah Ad", "Ks Kc"], true, "Kh 7d 2c 9s 3h"), false));
    assert_eq!(river.of(Seat::new(1)).unwrap().win, Chance { part: 1, whole: 1 });
}

#[test]
fn in_a_game_with_lows_chances_are_shares_of_the_pot() {
    let game = GameSpec::with_code("plo8").unwrap();
    let felt = felt(&["As 2s 3d Kh", "Qc Qd Js Jh"], true, "Qh 7d 4c 9s");
    let odds = counted(OddsWanted::of(&table(game, false), &felt, false));
    let shares: Vec<_> = odds.seats.iter().map(|(_, odds)| odds.share.unwrap()).collect();
    assert!(shares[0].part > 0 && shares[1].part > shares[0].part);
    assert_eq!(shares[0].part + shares[1].part, shares[0].whole);
}

#[test]
fn a_street_that_is_being_dealt_changes_nothing() {
    let model = table(holdem(), false);
    for board in ["Kh", "Kh 7d"] {
        assert_eq!(OddsWanted::of(&model, &felt(&["Ah Ad", "Ks Kc"], true, board), false), OddsWanted::Unchanged);
    }
}

#[test]
fn outside_practice_no_chances_are_calculated_while_a_hand_is_hidden_or_after_the_showdown() {
    let model = table(holdem(), false);
    let mut hidden = felt(&["Ah Ad", "Ks Kc", ""], true, "");
    hidden.seats.get_mut(&Seat::new(2)).unwrap().play.as_mut().unwrap().shown = None;
    assert_eq!(OddsWanted::of(&model, &hidden, true), OddsWanted::Nothing);
    let mut named = felt(&["Ah Ad", "Ks Kc"], true, "Kh 7d 2c 9s 3h");
    let shown = named.seats.get_mut(&HERO).unwrap().play.as_mut().unwrap().shown.as_mut().unwrap();
    shown.name = Some(HandName::Pair { rank: Rank::Ace, kickers: [Rank::King, Rank::Nine, Rank::Seven] });
    assert_eq!(OddsWanted::of(&model, &named, true), OddsWanted::Nothing);
    let over = TableState { over: true, ..felt(&["Ah Ad", "Ks Kc"], true, "Kh 7d 2c 9s 3h") };
    assert_eq!(OddsWanted::of(&model, &over, true), OddsWanted::Nothing);
}

#[test]
fn in_practice_the_odds_of_the_viewers_hand_against_random_hands_are_calculated_if_asked_for() {
    let practice = table(holdem(), true);
    let three = felt(&["Ah Ad", "", ""], false, "Kh 7d 2c");
    assert_eq!(OddsWanted::of(&practice, &three, false), OddsWanted::Nothing, "off by default");
    let against_two = counted(OddsWanted::of(&practice, &three, true));
    let against_one = counted(OddsWanted::of(&practice, &felt(&["Ah Ad", ""], false, "Kh 7d 2c"), true));
    assert!(against_two.own && against_two.seats.len() == 1);
    let per_cent = |odds: &TableOdds| odds.of(HERO).unwrap().win.percent();
    assert!((65..85).contains(&per_cent(&against_two)) && (80..95).contains(&per_cent(&against_one)));
    assert_eq!(counted(OddsWanted::of(&practice, &three, true)), against_two, "the same each time");
}

#[test]
fn outside_practice_the_players_own_chances_are_not_calculated_even_if_the_player_asked_for_them() {
    let elsewhere = table(holdem(), false);
    for board in ["", "Kh 7d 2c", "Kh 7d 2c 9s 3h"] {
        assert_eq!(OddsWanted::of(&elsewhere, &felt(&["Ah Ad", "", ""], false, board), true), OddsWanted::Nothing);
    }
}

#[test]
fn a_folded_viewer_has_no_chances() {
    let mut folded = felt(&["Ah Ad", "", ""], false, "Kh 7d 2c");
    folded.seats.get_mut(&HERO).unwrap().play.as_mut().unwrap().folded = true;
    assert_eq!(OddsWanted::of(&table(holdem(), true), &folded, true), OddsWanted::Nothing);
}
