//! The hashes of a seal. The first byte says what is hashed, so that no hash of one kind can stand for one of another.

use poker_protocol::Bytes32;
use poker_rules::Card;
use sha2::{Digest as _, Sha256};

const CARD: u8 = 0;
const PAIR: u8 = 1;
const SALT: u8 = 2;

/// A card in its place.
pub(crate) fn of_card(position: u8, card: Card, salt: &Bytes32) -> Bytes32 {
    let letters = [card.rank().letter() as u8, card.suit().letter() as u8];
    Bytes32(Sha256::new().chain_update([CARD, position]).chain_update(letters).chain_update(salt.0).finalize().into())
}

/// Two hashes of the level below.
pub(crate) fn of_pair(left: &Bytes32, right: &Bytes32) -> Bytes32 {
    Bytes32(Sha256::new().chain_update([PAIR]).chain_update(left.0).chain_update(right.0).finalize().into())
}

/// The salt of a place: nothing can be learnt from it about the key or another salt.
pub(crate) fn salt(key: &Bytes32, position: u8) -> Bytes32 {
    Bytes32(Sha256::new().chain_update([SALT]).chain_update(key.0).chain_update([position]).finalize().into())
}
