//! The parts of seals in messages: the root that commits to a deck or to a draw, and the openings. See `docs/fair-deal.md`.

use std::fmt;
use std::str::FromStr;

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

/// The opening of one card of a sealed deck. The card itself is sent beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The place of the card in the deck; the first card dealt is 0.
    pub position: u8,
    /// The salt of the card's hash.
    pub salt: Bytes32,
    /// The hash of the sibling node at each step from the card to the root.
    pub path: [Bytes32; SEAL_DEPTH],
}

/// The opening of the draw of a multiplier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawOpening {
    /// The number that was drawn, from 0 to 99,999.
    pub number: u32,
    /// The salt of the draw's hash.
    pub salt: Bytes32,
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
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
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), &"64 hexadecimal digits in lower case"))
    }
}
