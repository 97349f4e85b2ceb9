//! The four suits.

use core::fmt;

/// A suit. Suits never break ties between hands (R-CARD-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Suit {
    #[cfg_attr(feature = "serde", serde(rename = "c"))]
    Clubs,
    #[cfg_attr(feature = "serde", serde(rename = "d"))]
    Diamonds,
    #[cfg_attr(feature = "serde", serde(rename = "h"))]
    Hearts,
    #[cfg_attr(feature = "serde", serde(rename = "s"))]
    Spades,
}

impl Suit {
    /// All suits in the order in which they break ties when cards are drawn for the button, lowest first (R-HAND-2b).
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit's letter, one of `cdhs`.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'c',
            Suit::Diamonds => 'd',
            Suit::Hearts => 'h',
            Suit::Spades => 's',
        }
    }

    /// The suit that a letter stands for; `None` for any other character.
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
