//! The moves of the button around the table.

use super::{
    cases::{ButtonCase, cases},
    table::seat,
};
use crate::{
    HeadsUp, NextPlayers, Positions, Seat, SeatSet, StartRule, dealer_draw, first_positions, moved_dealing, moved_positions,
    next_positions, tournament_positions,
};

fn numbered(number: u8) -> Seat {
    seat(number - 1)
}

fn numbers(positions: &Positions) -> (u8, Option<u8>, u8) {
    (positions.button.number(), positions.small_blind.map(Seat::number), positions.big_blind.number())
}

#[test]
fn r_hand_5_the_big_blind_moves_forward() {
    for case in cases().button {
        run(&case);
    }
}

fn run(case: &ButtonCase) {
    let (button, small_blind, big_blind) = case.start;
    let mut positions = Positions { button: numbered(button), small_blind: Some(numbered(small_blind)), big_blind: numbered(big_blind) };
    let mut players =
        NextPlayers { continuing: case.start_occupied.iter().map(|&number| numbered(number)).collect(), ..NextPlayers::default() };
    assert_eq!(case.events.len(), case.expect_btn_sb_bb.len(), "{}", case.id);
    for (hand, (events, expected)) in case.events.iter().zip(&case.expect_btn_sb_bb).enumerate() {
        for event in events {
            let seat = numbered(event[1].as_u64().unwrap() as u8);
            match event[0].as_str().unwrap() {
                "leave" => players.continuing.remove(seat),
                "wait" => assert!(players.waiting.insert(seat)),
                "post" => assert!(players.posting.insert(seat)),
                other => panic!("{}: {other}", case.id),
            }
        }
        let dealing = next_positions(&positions, &players).unwrap_or_else(|| panic!("{}: no hand {hand}", case.id));
        assert_eq!(numbers(&dealing.positions), *expected, "{}: hand {hand}", case.id);
        positions = dealing.positions;
        players = NextPlayers { continuing: dealing.dealt_in, waiting: players.waiting.minus(dealing.dealt_in), ..NextPlayers::default() };
    }
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|&number| numbered(number)).collect()
}

#[test]
fn r_hand_2_a_tournament_starts_with_the_button_on_the_last_seat() {
    // X-BTN-13
    assert_eq!(tournament_positions(seats(&[1, 2, 3, 4, 5])).map(|positions| numbers(&positions)), Some((5, Some(1), 2)));
    assert_eq!(tournament_positions(seats(&[2, 6])).map(|positions| numbers(&positions)), Some((6, Some(6), 2)));
    assert_eq!((tournament_positions(seats(&[4])), tournament_positions(SeatSet::EMPTY)), (None, None));
}

#[test]
fn r_hand_2b_the_highest_card_gets_the_button() {
    // D-CARD-7
    let draw = |drawn: &[&str]| dealer_draw((1..).map(numbered).zip(drawn.iter().map(|card| card.parse().unwrap())));
    assert_eq!(draw(&["Ts", "Th", "9s"]), Some(numbered(1)), "spades before hearts");
    assert_eq!(draw(&["9s", "Th", "Td", "Tc"]), Some(numbered(2)), "hearts before diamonds before clubs");
    assert_eq!(draw(&["Tc", "Td", "2h"]), Some(numbered(2)), "diamonds before clubs");
    assert_eq!(draw(&["2s", "Ac", "Ks"]), Some(numbered(2)), "the rank counts first, the ace is high");
    assert_eq!(draw(&[]), None);
}

#[test]
fn r_hand_6_the_button_moves_one_occupied_place() {
    // X-BTN-14: button 1, the small blind 2 leaves.
    let moved = |previous, players: &[u8]| moved_positions(numbered(previous), seats(players)).map(|positions| numbers(&positions));
    assert_eq!(moved(1, &[1, 3, 4, 5, 6]), Some((3, Some(4), 5)));
    assert_eq!(moved(6, &[1, 2, 3, 4, 5, 6]), Some((1, Some(2), 3)));
    assert_eq!(moved(3, &[1, 2, 4]), Some((4, Some(1), 2)), "the button has left");
    assert_eq!(moved(2, &[2, 5]), Some((5, Some(5), 2)), "heads-up the button is the small blind");
    assert_eq!((moved(2, &[2]), moved(2, &[])), (None, None));
}

#[test]
fn r_hand_6_r_hand_8_a_moving_button_deals_one_who_waits_in_with_the_big_blind_only() {
    let dealt = |previous, playing: &[u8], waiting: &[u8]| {
        let players = NextPlayers { continuing: seats(playing), waiting: seats(waiting), ..NextPlayers::default() };
        moved_dealing(numbered(previous), &players).map(|dealing| (numbers(&dealing.positions), dealing.dealt_in))
    };
    assert_eq!(dealt(1, &[1, 2, 3], &[5]), Some(((2, Some(3), 5), seats(&[1, 2, 3, 5]))));
    assert_eq!(dealt(1, &[1, 3, 4], &[2]), Some(((3, Some(4), 1), seats(&[1, 3, 4]))), "not before the small blind lies next to it");
    assert_eq!(dealt(3, &[1, 3, 4], &[2]), Some(((4, Some(1), 2), seats(&[1, 2, 3, 4]))));
    assert_eq!(dealt(1, &[1, 4], &[2]), Some(((4, Some(1), 2), seats(&[1, 2, 4]))));
    assert_eq!(dealt(4, &[1, 4], &[2]), Some(((1, Some(1), 4), seats(&[1, 4]))), "two: the button is the small blind");
    assert_eq!(dealt(3, &[3], &[5]), Some(((3, Some(3), 5), seats(&[3, 5]))));
    assert_eq!((dealt(3, &[3], &[]), dealt(3, &[], &[5])), (None, None));
}

#[test]
fn r_hand_6_a_moving_button_reaches_every_player_in_turn_and_a_waiting_player_comes_in_within_a_round() {
    for waiting in 1..=6_u8 {
        let (mut button, mut players) = (numbered(1), NextPlayers { continuing: seats(&[1, 2, 3, 4, 5, 6]), ..NextPlayers::default() });
        players.continuing.remove(numbered(waiting));
        players.waiting.insert(numbered(waiting));
        let mut hands = 0;
        while !players.waiting.is_empty() {
            let dealing = moved_dealing(button, &players).unwrap();
            assert_eq!(Some(dealing.positions.button), players.continuing.next_after(button));
            button = dealing.positions.button;
            players = NextPlayers { continuing: dealing.dealt_in, waiting: players.waiting.minus(dealing.dealt_in), ..players };
            hands += 1;
        }
        assert!(hands <= 6, "seat {waiting}");
    }
}

#[test]
fn r_hand_3_the_first_hand_has_its_blinds_left_of_the_button() {
    assert_eq!(first_positions(numbered(5), seats(&[1, 2, 3, 4, 5])).map(|positions| numbers(&positions)), Some((5, Some(1), 2)));
    assert_eq!(first_positions(numbered(5), seats(&[5])), None);
}

#[test]
fn r_hand_4_heads_up_the_button_is_the_small_blind() {
    for button in [2, 3] {
        let positions = first_positions(numbered(button), seats(&[2, 6]));
        let expected = if button == 2 { (2, Some(2), 6) } else { (6, Some(6), 2) };
        assert_eq!(positions.map(|positions| numbers(&positions)), Some(expected), "button {button}");
    }
}

#[test]
fn r_hand_5_the_big_blind_skips_nobody_and_hits_nobody_twice() {
    let mut positions = first_positions(numbered(1), seats(&[1, 2, 3, 4, 5, 6])).unwrap();
    let mut playing = seats(&[1, 2, 3, 4, 5, 6]);
    // Players leave one after another, each time from another place relative to the blinds.
    for leaves in [None, Some(3), None, Some(1), Some(6), None, Some(2), None] {
        if let Some(number) = leaves {
            playing.remove(numbered(number));
        }
        let players = NextPlayers { continuing: playing, ..NextPlayers::default() };
        let next = next_positions(&positions, &players).unwrap().positions;
        assert_eq!(Some(next.big_blind), playing.next_after(positions.big_blind));
        assert_ne!(next.big_blind, positions.big_blind);
        positions = next;
    }
}

#[test]
fn r_hand_5_one_who_returns_is_dealt_in_without_a_post() {
    let previous = Positions { button: numbered(1), small_blind: Some(numbered(2)), big_blind: numbered(3) };
    let players = NextPlayers { continuing: seats(&[1, 2, 3]), returning: seats(&[5]), ..NextPlayers::default() };
    let dealing = next_positions(&previous, &players).unwrap();
    assert_eq!((numbers(&dealing.positions), dealing.dealt_in, dealing.posting), ((2, Some(3), 5), seats(&[1, 2, 3, 5]), seats(&[])));
}

#[test]
fn r_hand_5_newcomers_alone_still_find_a_button() {
    let previous = Positions { button: numbered(1), small_blind: Some(numbered(2)), big_blind: numbered(3) };
    let players = NextPlayers { posting: seats(&[2, 4, 6]), ..NextPlayers::default() };
    let dealing = next_positions(&previous, &players).unwrap();
    assert_eq!(numbers(&dealing.positions), (2, None, 4));
}

#[test]
fn r_hand_8_waiting_newcomers_are_dealt_in_with_the_big_blind_only() {
    let previous = Positions { button: numbered(1), small_blind: Some(numbered(2)), big_blind: numbered(3) };
    let players = NextPlayers { continuing: seats(&[1, 2, 3, 4]), posting: seats(&[5]), waiting: seats(&[6]), ..NextPlayers::default() };
    let dealing = next_positions(&previous, &players).unwrap();
    assert_eq!((dealing.dealt_in, dealing.posting), (seats(&[1, 2, 3, 4, 5]), seats(&[5])));
    let players = NextPlayers { continuing: seats(&[1, 2, 3]), posting: seats(&[4]), waiting: seats(&[6]), ..NextPlayers::default() };
    let dealing = next_positions(&previous, &players).unwrap();
    assert_eq!((dealing.positions.big_blind, dealing.posting), (numbered(4), seats(&[])), "the big blind is the only post");
}

#[test]
fn r_hand_8_heads_up_a_newcomer_on_the_button_posts_the_small_blind_alone() {
    let previous = Positions { button: numbered(1), small_blind: Some(numbered(1)), big_blind: numbered(2) };
    let players = NextPlayers { continuing: seats(&[1]), posting: seats(&[2]), ..NextPlayers::default() };
    let dealing = next_positions(&previous, &players).unwrap();
    assert_eq!((numbers(&dealing.positions), dealing.posting), ((2, Some(2), 1), seats(&[])));
}

#[test]
fn r_hand_7_three_start_a_hand_and_two_may_play_one_more() {
    // X-BTN-15, X-BTN-16
    let single = StartRule { min_players: 3, heads_up: HeadsUp::SingleHand };
    assert_eq!(
        [(3, None), (2, Some(3)), (2, Some(2)), (2, None), (1, Some(3))].map(|(now, then)| single.allows(now, then)),
        [true, true, false, false, false]
    );
    let on = StartRule { heads_up: HeadsUp::Continue, ..single };
    assert_eq!([(2, Some(2)), (2, None), (1, Some(2))].map(|(now, then)| on.allows(now, then)), [true, false, false]);
    let two = StartRule { min_players: 2, heads_up: HeadsUp::SingleHand };
    assert!(two.allows(2, None) && !two.allows(1, None));
}
