//! Cards added up.

use super::{HandValue, slots};
use crate::{Card, CardSet};

/// Different cards added up, so that their best five is found by four look-ups. Tallies of hole cards and of a board can be kept and
/// added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The keys of [`slots`], and above them seven for each card of a suit, so that five or more of it set the highest of six bits.
    sum: u64,
    cards: CardSet,
}

const SUITS: u32 = 40;
const SUIT_BITS: u32 = 6;
const FLUSHES: u64 = 0o40_40_40_40 << SUITS;

const SUMS: [u64; 256] = {
    let mut sums = [0; 256];
    let mut index = 0;
    while index < Card::ALL.len() {
        let card = Card::ALL[index];
        sums[index] = slots::key(card.rank()) | 7 << (SUITS + SUIT_BITS * card.suit() as u32);
        index += 1;
    }
    sums
};

impl Tally {
    /// No card.
    pub const EMPTY: Tally = Tally { sum: 0, cards: CardSet::EMPTY };

    /// One card more.
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> Tally {
        Tally { sum: self.sum + SUMS[card.index()], cards: self.cards.with(card) }
    }

    /// Those of both, which have none in common.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Tally) -> Tally {
        Tally { sum: self.sum + other.sum, cards: self.cards.union(other.cards) }
    }

    /// Which they are.
    pub const fn cards(self) -> CardSet {
        self.cards
    }

    /// The best five of five to seven cards.
    #[inline]
    pub fn value(self) -> HandValue {
        value(self.sum, || self.cards)
    }
}

impl FromIterator<Card> for Tally {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Tally {
        cards.into_iter().fold(Tally::EMPTY, Tally::with)
    }
}

/// The best five of five to seven different cards.
#[inline]
pub fn evaluate(cards: &[Card]) -> HandValue {
    value(cards.iter().fold(0, |sum, card| sum + SUMS[card.index()]), || CardSet::from(cards))
}

/// The best five of a set of five to seven cards.
#[inline]
pub fn evaluate_set(cards: CardSet) -> HandValue {
    value(cards.iter().fold(0, |sum, card| sum + SUMS[card.index()]), || cards)
}

#[inline]
fn value(sum: u64, cards: impl FnOnce() -> CardSet) -> HandValue {
    // Among seven cards a flush leaves no room for four of a kind or a full house.
    match sum & FLUSHES {
        0 => slots::value(sum),
        flush => HandValue::of_suit(cards().by_suit()[((flush.trailing_zeros() - SUITS) / SUIT_BITS) as usize % 4]),
    }
}

/// The bytes of the table here.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&SUMS);
