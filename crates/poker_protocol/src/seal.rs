//! The parts of seals in messages: the root that commits to a deck or to a draw, and the openings. See `docs/fair-deal.md`.

use std::fmt;
use std::str::FromStr;

use poker_rules::{Card, Seat};
use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The number of hashes on the path from a card to the root.
pub const SEAL_DEPTH: usize = 6;

/// A hash or a salt of 32 bytes. It is written as 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bytes32(pub [u8; 32]);

/// The error for a text that is not 64 hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits in lower case")]
pub struct NotBytes32;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// The opening of one card of a sealed deck. The card itself is sent beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opening {
    /// The place of the card in the deck; the first card dealt is 0.
    pub position: u8,
    /// The salt of the card's hash.
    pub salt: Bytes32,
    /// The hash of the sibling node at each step from the card to the root.
    pub path: [Bytes32; SEAL_DEPTH],
}

/// What a client has promised for the next deck: the hash of its nonce, which it reveals once the deck is sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatCommitment {
    pub seat: Seat,
    pub commitment: Bytes32,
}

/// A nonce that a client has revealed. All nonces of a hand together decide in which order the cards of the sealed deck are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatNonce {
    pub seat: Seat,
    pub nonce: Bytes32,
}

/// The whole deck of a void hand, with the key of its seal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenedDeck {
    /// The cards in the order in which they were sealed, which the nonces of the hand then changed.
    pub cards: Vec<Card>,
    /// The key from which the salts were made.
    pub key: Bytes32,
}

impl fmt::Debug for OpenedDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpenedDeck(..)")
    }
}

/// The opening of the draw of a multiplier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawOpening {
    /// The number that was drawn, from 0 to 99,999.
    pub number: u32,
    /// The salt of the draw's hash.
    pub salt: Bytes32,
}

impl Bytes32 {
    /// The 64 digits, written into `text`. A hand has some hundred hashes, and its messages are written for each of its players.
    fn digits<'a>(&self, text: &'a mut [u8; 64]) -> &'a str {
        for (pair, byte) in text.chunks_exact_mut(2).zip(self.0) {
            pair.copy_from_slice(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 0xf)]]);
        }
        // Digits are always text.
        std::str::from_utf8(text).unwrap_or_default()
    }
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.digits(&mut [0; 64]))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bytes32 {
    type Err = NotBytes32;

    fn from_str(text: &str) -> Result<Self, NotBytes32> {
        let digits: [u8; 64] = text.as_bytes().try_into().map_err(|_| NotBytes32)?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = value(pair[0])? << 4 | value(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

/// The value of a digit. Upper case is refused, so that each value has only one text.
fn value(digit: u8) -> Result<u8, NotBytes32> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(NotBytes32),
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.digits(&mut [0; 64]))
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), &"64 hexadecimal digits in lower case"))
    }
}
