//! A deck in the order in which it is dealt.

use alloc::vec::Vec;

use crate::{Card, CardSet};

/// All 52 cards in the order in which they are dealt (R-CARD-1). The rules never shuffle by themselves: the caller draws the numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Vec<Card>", into = "Vec<Card>"))]
pub struct Deck([Card; 52]);

/// The error for cards that are not a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a deck is 52 different cards")]
pub struct BadDeck;

impl Deck {
    /// The deck in the order of [`Card::ALL`].
    pub const fn sorted() -> Deck {
        Deck(Card::ALL)
    }

    /// A deck of `cards` in their order; an error if a card occurs twice.
    pub fn new(cards: [Card; 52]) -> Result<Deck, BadDeck> {
        if CardSet::from(&cards[..]).len() == 52 { Ok(Deck(cards)) } else { Err(BadDeck) }
    }

    /// A deck that starts with `first`; the other cards follow in the order of [`Card::ALL`]. An error if `first` contains a card twice.
    pub fn starting_with(first: &[Card]) -> Result<Deck, BadDeck> {
        let known = CardSet::from(first);
        let rest = Card::ALL.into_iter().filter(|&card| !known.contains(card));
        Deck::try_from(first.iter().copied().chain(rest).collect::<Vec<_>>())
    }

    /// A shuffled deck. `below(n)` must return a uniform number from 0 to n − 1; a larger result counts as n − 1.
    pub fn shuffled(mut below: impl FnMut(u8) -> u8) -> Deck {
        let mut cards = Card::ALL;
        for n in (2..=52u8).rev() {
            cards.swap(usize::from(n - 1), usize::from(below(n).min(n - 1)));
        }
        Deck(cards)
    }

    /// Shuffles only the first `count` cards, for a hand that deals no more: they are drawn from all 52, whatever order the deck had.
    /// The order of the others is not random and must not be used. `below` is as in [`Deck::shuffled`].
    pub fn shuffle_first(&mut self, count: usize, mut below: impl FnMut(u8) -> u8) {
        for (at, left) in (2..=52u8).rev().enumerate().take(count) {
            self.0.swap(at, at + usize::from(below(left).min(left - 1)));
        }
    }

    /// The cards in the order in which they are dealt.
    pub const fn cards(&self) -> &[Card; 52] {
        &self.0
    }
}

impl TryFrom<Vec<Card>> for Deck {
    type Error = BadDeck;

    fn try_from(cards: Vec<Card>) -> Result<Deck, BadDeck> {
        Deck::new(cards.try_into().map_err(|_| BadDeck)?)
    }
}

impl From<Deck> for Vec<Card> {
    fn from(deck: Deck) -> Vec<Card> {
        deck.0.to_vec()
    }
}

impl core::fmt::Debug for Deck {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Deck(")?;
        self.0.iter().try_for_each(|card| write!(f, "{card}"))?;
        f.write_str(")")
    }
}
