//! The seal of a draw, byte by byte. Another program computed the test vectors, from the description alone.

use poker_protocol::{Bytes32, DrawOpening};
use serde::Deserialize;

use crate::{DRAW_NUMBERS, SealKey, SealedDraw, drawn_row, opens_draw};

#[derive(Deserialize)]
struct Vectors {
    weights: Vec<u32>,
    draws: Vec<Vector>,
}

#[derive(Deserialize)]
struct Vector {
    name: String,
    game: u64,
    key: SealKey,
    root: Bytes32,
    opening: DrawOpening,
    row: usize,
}

fn vectors() -> Vectors {
    serde_json::from_str(include_str!("../../../../tests/data/fair/draws.json")).unwrap()
}

#[test]
fn the_test_vectors_of_draws_hold() {
    let Vectors { weights, draws } = vectors();
    assert_eq!(weights.iter().sum::<u32>(), DRAW_NUMBERS);
    for Vector { name, game, key, root, opening, row } in draws {
        let sealed = SealedDraw::new(game, opening.number, key);
        assert_eq!((sealed.root(), sealed.open()), (root, opening), "{name}");
        assert!(opens_draw(&root, game, &opening), "{name}");
        assert_eq!(drawn_row(weights.iter().copied(), opening.number), Some(row), "{name}");
    }
}

#[test]
fn a_draw_with_another_number_game_salt_or_root_does_not_open() {
    let Vector { game, root, opening, .. } = vectors().draws.remove(2);
    assert!(opens_draw(&root, game, &opening));
    for bit in 0..32 {
        let number = opening.number ^ 1 << bit;
        assert!(!opens_draw(&root, game, &DrawOpening { number, ..opening }), "{number}");
    }
    for bit in 0..64 {
        assert!(!opens_draw(&root, game ^ 1 << bit, &opening), "bit {bit} of the game");
    }
    let flipped = |mut bytes: Bytes32, at: usize| {
        bytes.0[at] ^= 1;
        bytes
    };
    for byte in 0..32 {
        assert!(!opens_draw(&flipped(root, byte), game, &opening), "byte {byte} of the root");
        let salt = flipped(opening.salt, byte);
        assert!(!opens_draw(&root, game, &DrawOpening { salt, ..opening }), "byte {byte} of the salt");
    }
}

#[test]
fn a_number_that_cannot_be_drawn_does_not_open_its_own_seal() {
    let key = SealKey(Bytes32([9; 32]));
    for (number, can_be) in [(DRAW_NUMBERS - 1, true), (DRAW_NUMBERS, false), (u32::MAX, false)] {
        let sealed = SealedDraw::new(3, number, key);
        assert_eq!(opens_draw(&sealed.root(), 3, &sealed.open()), can_be, "{number}");
    }
}

#[test]
fn every_number_leads_to_one_row_and_each_row_has_as_many_numbers_as_its_weight() {
    let weights = vectors().weights;
    let mut found = vec![0; weights.len()];
    for number in 0..DRAW_NUMBERS {
        found[drawn_row(weights.iter().copied(), number).unwrap()] += 1;
    }
    assert_eq!(found, weights);
    assert_eq!(drawn_row(weights, DRAW_NUMBERS), None);
}

#[test]
fn the_number_and_the_key_of_a_draw_are_not_printed() {
    let sealed = SealedDraw::new(1, 98_765, SealKey(Bytes32([0xab; 32])));
    let printed = format!("{sealed:?}");
    assert!(!printed.contains("98765") && !printed.contains("abab"), "{printed}");
}

#[test]
fn a_saved_draw_has_the_same_root_and_opening() {
    let sealed = SealedDraw::new(1, 98_765, SealKey(Bytes32([5; 32])));
    let saved = serde_json::to_string(&sealed).unwrap();
    let loaded: SealedDraw = serde_json::from_str(&saved).unwrap();
    assert_eq!((loaded.root(), loaded.open()), (sealed.root(), sealed.open()));
}
