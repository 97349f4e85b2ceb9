//! The thirteen ranks.

use core::fmt;

/// A rank. The ace is the highest (R-CARD-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rank {
    #[cfg_attr(feature = "serde", serde(rename = "2"))]
    Two,
    #[cfg_attr(feature = "serde", serde(rename = "3"))]
    Three,
    #[cfg_attr(feature = "serde", serde(rename = "4"))]
    Four,
    #[cfg_attr(feature = "serde", serde(rename = "5"))]
    Five,
    #[cfg_attr(feature = "serde", serde(rename = "6"))]
    Six,
    #[cfg_attr(feature = "serde", serde(rename = "7"))]
    Seven,
    #[cfg_attr(feature = "serde", serde(rename = "8"))]
    Eight,
    #[cfg_attr(feature = "serde", serde(rename = "9"))]
    Nine,
    #[cfg_attr(feature = "serde", serde(rename = "T"))]
    Ten,
    #[cfg_attr(feature = "serde", serde(rename = "J"))]
    Jack,
    #[cfg_attr(feature = "serde", serde(rename = "Q"))]
    Queen,
    #[cfg_attr(feature = "serde", serde(rename = "K"))]
    King,
    #[cfg_attr(feature = "serde", serde(rename = "A"))]
    Ace,
}

impl Rank {
    /// All ranks, lowest first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The rank as a number from 2 to 14; the ace is 14.
    pub const fn value(self) -> u8 {
        self as u8 + 2
    }

    /// The rank's letter, one of `23456789TJQKA`.
    pub const fn letter(self) -> char {
        LETTERS[self as usize] as char
    }

    /// The rank that a letter stands for; `None` for any other character.
    pub fn from_letter(letter: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
    }
}

const LETTERS: &[u8; 13] = b"23456789TJQKA";

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
