//! The deck in its order.

use alloc::vec::Vec;

use crate::{Card, CardSet};

/// All 52 cards in the order in which they are dealt (R-CARD-1). The rules do not shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Vec<Card>", into = "Vec<Card>"))]
pub struct Deck([Card; 52]);

/// The cards are no deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a deck is 52 different cards")]
pub struct BadDeck;

impl Deck {
    /// The deck in the order of [`Card::ALL`].
    pub const fn sorted() -> Deck {
        Deck(Card::ALL)
    }

    /// These cards in this order.
    pub fn new(cards: [Card; 52]) -> Result<Deck, BadDeck> {
        if CardSet::from(&cards[..]).len() == 52 { Ok(Deck(cards)) } else { Err(BadDeck) }
    }

    /// These cards first, then the others in the order of [`Card::ALL`].
    pub fn starting_with(first: &[Card]) -> Result<Deck, BadDeck> {
        let known = CardSet::from(first);
        let rest = Card::ALL.into_iter().filter(|&card| !known.contains(card));
        Deck::try_from(first.iter().copied().chain(rest).collect::<Vec<_>>())
    }

    /// Shuffles by draws of the caller: `below(n)` is uniform over 0 to n − 1; a larger result counts as n − 1.
    pub fn shuffled(mut below: impl FnMut(u8) -> u8) -> Deck {
        let mut cards = Card::ALL;
        for n in (2..=52u8).rev() {
            cards.swap(usize::from(n - 1), usize::from(below(n).min(n - 1)));
        }
        Deck(cards)
    }

    /// Shuffles only the cards that are dealt: the first `count` cards are drawn from all 52, in any order before; the others stay in
    /// an order that must not be used. `below` as in [`Deck::shuffled`].
    pub fn shuffle_first(&mut self, count: usize, mut below: impl FnMut(u8) -> u8) {
        for (at, left) in (2..=52u8).rev().enumerate().take(count) {
            self.0.swap(at, at + usize::from(below(left).min(left - 1)));
        }
    }

    /// The cards, first to be dealt first.
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
