//! Checks of recorded hands, and randomness: no two real hands have the same cards.

use poker_fair::{SealKey, SealedDeck};
use poker_history::SealVerdict;
use poker_protocol::Bytes32;
use poker_room::{HandRecord, RecordedSeal};
use poker_rules::{Chips, Deck};

use super::record;
use crate::{BadRecord, randomness, verify_record};

fn sealed() -> HandRecord {
    let record = record(7);
    let key = SealKey(Bytes32([9; 32]));
    let root = SealedDeck::new(record.setup.deck, key).root();
    HandRecord { seal: Some(RecordedSeal { root, key, nonces: Vec::new() }), ..record }
}

#[test]
fn a_record_is_what_it_says_it_is() {
    assert_eq!(verify_record(&sealed()), Ok(SealVerdict::Holds));
    assert_eq!(verify_record(&record(7)), Ok(SealVerdict::NotSealed), "hands from before there were seals");
}

#[test]
fn a_record_that_was_changed_is_found() {
    // Only two cards at the end of the deck are exchanged, and neither was dealt.
    let mut record = sealed();
    let mut cards = *record.setup.deck.cards();
    cards.swap(50, 51);
    record.setup.deck = Deck::new(cards).unwrap();
    assert_eq!(verify_record(&record), Err(BadRecord::Seal));
    let mut record = sealed();
    record.seal = record.seal.map(|seal| RecordedSeal { key: SealKey(Bytes32([8; 32])), ..seal });
    assert_eq!(verify_record(&record), Err(BadRecord::Seal));
    let mut record = sealed();
    record.stacks[0].stack = Chips::new(1);
    assert_eq!(verify_record(&record), Err(BadRecord::Stacks));
    let mut record = sealed();
    record.actions.pop();
    assert!(matches!(verify_record(&record), Err(BadRecord::Replay(_))));
}

#[test]
fn real_hands_are_drawn_anew_and_named_ones_repeat_themselves() {
    let mut real = randomness(None);
    let decks: Vec<_> = (0..50).map(|_| (real.deck().unwrap(), real.key().unwrap())).collect();
    for (at, (deck, key)) in decks.iter().enumerate() {
        assert!(decks[..at].iter().all(|(other, other_key)| other != deck && other_key != key));
    }
    let named = || {
        let mut randomness = randomness(Some(7));
        (0..5).map(|_| (randomness.deck().unwrap(), randomness.key().unwrap())).collect::<Vec<_>>()
    };
    assert_eq!(named(), named());
}
