//! Checks of recorded hands, and randomness: no two real hands have the same cards.

use poker_fair::{SealKey, SealedDeck};
use poker_history::{Phh, SealVerdict, View, verify_seal};
use poker_protocol::{Bytes32, SeatNonce};
use poker_room::{HandRecord, RecordedSeal};
use poker_rules::{Chips, Deck, Seat};

use super::record;
use crate::played_hand;
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

/// A record whose deck was shuffled with nonces of two clients.
fn shuffled() -> HandRecord {
    let mut record = record(7);
    let nonces = [0, 2].map(|seat| SeatNonce { seat: Seat::new(seat), nonce: Bytes32([seat + 1; 32]) });
    let sealed = SealedDeck::new(record.setup.deck, SealKey(Bytes32([9; 32]))).with_nonces(nonces.to_vec());
    record.setup.deck = sealed.dealt().unwrap();
    HandRecord { seal: Some(RecordedSeal { root: sealed.root(), key: sealed.key(), nonces: nonces.to_vec() }), ..record }
}

#[test]
fn a_record_with_nonces_is_what_it_says_it_is() {
    assert_eq!(verify_record(&shuffled()), Ok(SealVerdict::Holds));
    let changed = |change: fn(&mut RecordedSeal)| {
        let mut record = shuffled();
        record.seal.iter_mut().for_each(change);
        verify_record(&record)
    };
    assert_eq!(changed(|seal| seal.nonces.reverse()), Err(BadRecord::Seal));
    assert_eq!(changed(|seal| seal.nonces.clear()), Err(BadRecord::Seal));
    assert_eq!(changed(|seal| seal.nonces[1].nonce = Bytes32([4; 32])), Err(BadRecord::Seal));
    assert_eq!(changed(|seal| seal.nonces[1].seat = Seat::new(1)), Err(BadRecord::Seal));
}

#[test]
fn a_history_of_a_record_with_nonces_has_a_seal_that_holds() {
    let hand = played_hand(&shuffled());
    for view in [View::Everything, View::Public] {
        assert_eq!(verify_seal(&Phh::of(&hand, view).unwrap()), Ok(SealVerdict::Holds), "{view:?}");
    }
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
