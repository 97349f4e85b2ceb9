//! A card of the deck of 52.

mod deck;
mod rank;
mod set;
mod suit;

use core::{fmt, str::FromStr};

pub use deck::{BadDeck, Deck};
pub use rank::Rank;
pub use set::CardSet;
pub use suit::Suit;

use crate::ParseCardError;

/// A card, written as `As` or `Td`. Cards are ordered by rank, then by suit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The whole deck, lowest card first.
    pub const ALL: [Card; 52] = {
        let mut all = [Card(0); 52];
        let mut index = 0;
        while index < 52 {
            all[index] = Card(index as u8);
            index += 1;
        }
        all
    };

    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((rank as u8) << 2 | suit as u8)
    }

    /// The card's rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 2) as usize]
    }

    /// The card's place in [`Card::ALL`], from 0.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 & 3) as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Rank::from_letter), letters.next().and_then(Suit::from_letter), letters.next()) {
            (Some(rank), Some(suit), None) => Ok(Card::new(rank, suit)),
            (Some(_) | None, Some(_) | None, Some(_) | None) => Err(ParseCardError),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        struct CardVisitor;

        impl serde::de::Visitor<'_> for CardVisitor {
            type Value = Card;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card as `As` or `Td`")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Card, E> {
                text.parse().map_err(|_| E::invalid_value(serde::de::Unexpected::Str(text), &self))
            }
        }

        deserializer.deserialize_str(CardVisitor)
    }
}
