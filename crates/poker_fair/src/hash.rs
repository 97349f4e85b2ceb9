//! The hashes of a seal. Their input starts with a byte for the kind, so that a hash of one kind is never equal to one of another kind.

use poker_protocol::Bytes32;
use poker_rules::Card;
use sha2::{Digest as _, Sha256};

const CARD: u8 = 0;
const PAIR: u8 = 1;
const SALT: u8 = 2;
const DRAW: u8 = 3;
const DRAW_SALT: u8 = 4;
const PASSWORD: u8 = 5;

/// The digest of the password of a private tournament, which is enough to compare passwords.
#[must_use]
pub fn of_password(password: &str) -> Bytes32 {
    Bytes32(Sha256::new().chain_update([PASSWORD]).chain_update(password).finalize().into())
}

/// The hash of a card in its place.
pub(crate) fn of_card(position: u8, card: Card, salt: &Bytes32) -> Bytes32 {
    let letters = [card.rank().letter() as u8, card.suit().letter() as u8];
    Bytes32(Sha256::new().chain_update([CARD, position]).chain_update(letters).chain_update(salt.0).finalize().into())
}

/// The hash of two hashes of the level below.
pub(crate) fn of_pair(left: &Bytes32, right: &Bytes32) -> Bytes32 {
    Bytes32(Sha256::new().chain_update([PAIR]).chain_update(left.0).chain_update(right.0).finalize().into())
}

/// The salt of a place. It reveals nothing about the key or about other salts.
pub(crate) fn salt(key: &Bytes32, position: u8) -> Bytes32 {
    Bytes32(Sha256::new().chain_update([SALT]).chain_update(key.0).chain_update([position]).finalize().into())
}

/// The root of a sealed draw.
pub(crate) fn of_draw(game: u64, number: u32, salt: &Bytes32) -> Bytes32 {
    let hash = Sha256::new().chain_update([DRAW]).chain_update(game.to_be_bytes()).chain_update(number.to_be_bytes());
    Bytes32(hash.chain_update(salt.0).finalize().into())
}

/// The salt of a draw. It reveals nothing about the key.
pub(crate) fn draw_salt(key: &Bytes32) -> Bytes32 {
    Bytes32(Sha256::new().chain_update([DRAW_SALT]).chain_update(key.0).finalize().into())
}
