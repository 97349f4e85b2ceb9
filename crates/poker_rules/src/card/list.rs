//! A few cards in order, without an allocation.

use core::ops::Deref;

use crate::Card;

/// At most `N` cards in the order they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CardList<const N: usize> {
    cards: [Card; N],
    len: usize,
}

impl<const N: usize> CardList<N> {
    pub(crate) const EMPTY: CardList<N> = CardList { cards: [Card::ALL[0]; N], len: 0 };

    /// Adds a card; one too many is left out, which [`crate::Hand::start`] makes impossible by its checks.
    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(self.len) {
            *place = card;
            self.len += 1;
        }
    }
}

impl<const N: usize> Deref for CardList<N> {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..self.len]
    }
}
