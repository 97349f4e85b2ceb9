//! The hashes of a seal. Their input starts with a byte for the kind, so that a hash of one kind is never equal to one of another kind.

use poker_protocol::{Bytes32, SeatNonce};
use poker_rules::Card;
use sha2::{Digest as _, Sha256};

const CARD: u8 = 0;
const PAIR: u8 = 1;
const SALT: u8 = 2;
const DRAW: u8 = 3;
const DRAW_SALT: u8 = 4;
const PASSWORD: u8 = 5;
const COMMITMENT: u8 = 6;
const ORDER: u8 = 7;
const ORDER_STREAM: u8 = 8;
const NONCE: u8 = 9;

/// The promise of a nonce. It reveals nothing about the nonce.
#[must_use]
pub fn commitment(nonce: &Bytes32) -> Bytes32 {
    Bytes32(Sha256::new().chain_update([COMMITMENT]).chain_update(nonce.0).finalize().into())
}

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

/// The seed of the order in which the cards of a deck are dealt.
pub(crate) fn of_order(root: &Bytes32, nonces: &[SeatNonce]) -> Bytes32 {
    let mut hash = Sha256::new().chain_update([ORDER]).chain_update(root.0);
    for SeatNonce { seat, nonce } in nonces {
        hash = hash.chain_update([u8::from(*seat)]).chain_update(nonce.0);
    }
    Bytes32(hash.finalize().into())
}

/// The bytes number `block` of the stream that a seed gives.
pub(crate) fn order_stream(seed: &Bytes32, block: u32) -> [u8; 32] {
    Sha256::new().chain_update([ORDER_STREAM]).chain_update(seed.0).chain_update(block.to_be_bytes()).finalize().into()
}

/// The nonce number `number` of a client. It reveals nothing about the secret or about other nonces.
pub(crate) fn nonce(secret: &Bytes32, number: u64) -> Bytes32 {
    Bytes32(Sha256::new().chain_update([NONCE]).chain_update(secret.0).chain_update(number.to_be_bytes()).finalize().into())
}
