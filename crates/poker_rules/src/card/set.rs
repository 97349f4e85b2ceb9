//! A set of cards in one 64-bit number.

use core::fmt;

use super::Card;
use crate::{Rank, Suit};

/// A set of cards: sixteen bits for each suit, of which thirteen stand for its ranks.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

const LANE: u32 = 16;
/// The lowest bit of each suit.
const EVERY_SUIT: u64 = 0x0001_0001_0001_0001;

/// The bit of each card.
const BITS: [u64; 256] = {
    let mut bits = [0; 256];
    let mut index = 0;
    while index < Card::ALL.len() {
        let card = Card::ALL[index];
        bits[index] = 1 << (card.suit() as u32 * LANE + card.rank() as u32);
        index += 1;
    }
    bits
};

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    const fn bit(card: Card) -> u64 {
        BITS[card.index()]
    }

    /// Adds a card; returns false if the set already had it.
    pub const fn insert(&mut self, card: Card) -> bool {
        let fresh = !self.contains(card);
        self.0 |= CardSet::bit(card);
        fresh
    }

    /// This set and one more card.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | CardSet::bit(card))
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !CardSet::bit(card);
    }

    /// Whether the set has a card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & CardSet::bit(card) != 0
    }

    /// The cards of both sets.
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that `other` does not have.
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Whether the sets have a card in common.
    pub const fn intersects(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The number of cards.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks held in a suit as bits; bit 0 is the two. `suit` is the place in [`Suit::ALL`].
    #[inline]
    pub(crate) const fn ranks(self, suit: u32) -> u16 {
        (self.0 >> (suit % 4 * LANE)) as u16
    }

    /// The ranks held in each suit as bits, in the order of [`Suit::ALL`]; bit 0 is the two.
    pub(crate) const fn by_suit(self) -> [u16; 4] {
        [self.ranks(0), self.ranks(1), self.ranks(2), self.ranks(3)]
    }

    /// The set with these ranks in each suit: the reverse of [`CardSet::by_suit`].
    pub(crate) const fn from_suits([clubs, diamonds, hearts, spades]: [u16; 4]) -> CardSet {
        CardSet(clubs as u64 | (diamonds as u64) << LANE | (hearts as u64) << (2 * LANE) | (spades as u64) << (3 * LANE))
    }

    /// The cards of this set that have one suit.
    pub(crate) const fn of_suit(self, suit: Suit) -> CardSet {
        CardSet(self.0 & (0xffff << (suit as u32 * LANE)))
    }

    /// Removes one card of this rank and returns it, spades before hearts, diamonds and clubs; `None` if the set has none.
    pub(crate) fn take_rank(&mut self, rank: Rank) -> Option<Card> {
        let held = self.0 & (CardSet::bit(Card::new(rank, Suit::Clubs)) * EVERY_SUIT);
        let suit = Suit::ALL[(held.checked_ilog2()? / LANE) as usize % 4];
        let card = Card::new(rank, suit);
        self.remove(card);
        Some(card)
    }

    /// The cards suit by suit, clubs first, in each suit the lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(Card((bit % LANE) as u8 * 4 + (bit / LANE) as u8))
        })
    }
}

impl From<&[Card]> for CardSet {
    fn from(cards: &[Card]) -> CardSet {
        cards.iter().copied().collect()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| CardSet(set.0 | CardSet::bit(card)))
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
