//! The construction of seals, byte by byte. Another program computed the test vectors, from the description alone.

use poker_protocol::{Bytes32, Opening, SeatNonce};
use poker_rules::{Card, Deck, Seat};
use serde::Deserialize;

use crate::{SealKey, SealedDeck, commitment, deck_code, hash, opens};

#[derive(Deserialize)]
struct Vector {
    name: String,
    deck: Deck,
    key: SealKey,
    root: Bytes32,
    openings: Vec<Opened>,
    nonces: Vec<Promised>,
    seed: Bytes32,
    code: String,
    dealt: Deck,
}

#[derive(Deserialize)]
struct Promised {
    seat: Seat,
    nonce: Bytes32,
    commitment: Bytes32,
}

#[derive(Deserialize)]
struct Opened {
    card: Card,
    opening: Opening,
}

fn vectors() -> Vec<Vector> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/fair/seals.json");
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn the_test_vectors_hold() {
    for vector in vectors() {
        let sealed = SealedDeck::new(vector.deck, vector.key);
        assert_eq!(sealed.root(), vector.root, "{}", vector.name);
        for Opened { card, opening } in &vector.openings {
            assert_eq!(sealed.open(*card), *opening, "{} {card}", vector.name);
            assert!(opens(&vector.root, *card, opening), "{} {card}", vector.name);
        }
        assert!(vector.nonces.iter().all(|promised| commitment(&promised.nonce) == promised.commitment), "{}", vector.name);
        let nonces: Vec<_> = vector.nonces.iter().map(|&Promised { seat, nonce, .. }| SeatNonce { seat, nonce }).collect();
        assert_eq!(hash::of_order(&vector.root, &nonces), vector.seed, "{}", vector.name);
        assert_eq!(deck_code(&vector.root, &nonces), vector.code, "{}", vector.name);
        let dealt = sealed.with_nonces(nonces.clone());
        assert_eq!(dealt.dealt(), Ok(vector.dealt), "{}", vector.name);
        assert_eq!(SealedDeck::of_dealt(vector.dealt, vector.key, &vector.root, nonces), dealt, "{}", vector.name);
    }
}

#[test]
fn every_card_opens_in_its_place() {
    for vector in vectors() {
        let sealed = SealedDeck::new(vector.deck, vector.key);
        for (place, &card) in (0..).zip(vector.deck.cards()) {
            let opening = sealed.open(card);
            assert_eq!(opening.position, place);
            assert!(opens(&sealed.root(), card, &opening));
        }
    }
}

#[test]
fn a_change_of_any_byte_is_found() {
    let vector = vectors().remove(2);
    let Opened { card, opening } = &vector.openings[2];
    let flipped = |bytes: Bytes32, at: usize| {
        let mut bytes = bytes.0;
        bytes[at] ^= 1;
        Bytes32(bytes)
    };
    for other in Card::ALL.into_iter().filter(|other| other != card) {
        assert!(!opens(&vector.root, other, opening), "{other}");
    }
    for position in (0..=u8::MAX).filter(|position| *position != opening.position) {
        assert!(!opens(&vector.root, *card, &Opening { position, ..opening.clone() }), "{position}");
    }
    for byte in 0..32 {
        assert!(!opens(&flipped(vector.root, byte), *card, opening));
        assert!(!opens(&vector.root, *card, &Opening { salt: flipped(opening.salt, byte), ..opening.clone() }));
        for step in 0..opening.path.len() {
            let mut path = opening.path;
            path[step] = flipped(path[step], byte);
            assert!(!opens(&vector.root, *card, &Opening { path, ..opening.clone() }));
        }
    }
}

#[test]
fn the_same_deck_with_another_key_has_other_salts_and_another_root() {
    let deck = Deck::sorted();
    let [one, other] = [[1; 32], [2; 32]].map(|key| SealedDeck::new(deck, SealKey(Bytes32(key))));
    assert_ne!(one.root(), other.root());
    for &card in deck.cards() {
        assert_ne!(one.open(card).salt, other.open(card).salt);
        assert!(!opens(&one.root(), card, &other.open(card)));
    }
}

#[test]
fn the_key_is_not_printed() {
    let sealed = SealedDeck::new(Deck::sorted(), SealKey(Bytes32([0xab; 32])));
    assert!(!format!("{sealed:?} {:?}", sealed.key()).contains("abab"));
}
