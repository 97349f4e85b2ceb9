//! The value of five to seven cards, found from a sum of their keys.

use super::{HandValue, rows};
use crate::{Card, CardSet};

/// The sum of the keys of some different cards. Two table look-ups find the value of their best five. The sums of hole cards and of a
/// board can be kept and added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSum {
    /// The sum of the keys of [`rows`] and, in the bits above, the counts of each suit and of all cards.
    sum: u64,
    cards: CardSet,
}

/// Each suit has six bits, and a card adds 7: five cards or more, but not four, set the highest bit.
const SUITS: u32 = 34;
const SUIT_BITS: u32 = 6;
const FLUSHES: u64 = 0o40_40_40_40 << SUITS;

/// Each card adds 10 to the highest six bits: the highest bit is set by five and six cards (50, 60) but not by seven (70 − 64 = 6).
const COUNT: u64 = 10 << 58;
const FEWER_THAN_SEVEN: u64 = 1 << 63;

const SUMS: [u64; 256] = {
    let mut sums = [0; 256];
    let mut index = 0;
    while index < Card::ALL.len() {
        let card = Card::ALL[index];
        sums[index] = rows::key(card.rank()) as u64 | 7 << (SUITS + SUIT_BITS * card.suit() as u32) | COUNT;
        index += 1;
    }
    sums
};

/// The suit of which there are five cards or more.
#[inline]
const fn flush_suit(sum: u64) -> Option<u32> {
    match sum & FLUSHES {
        0 => None,
        flush => Some((flush.trailing_zeros() - SUITS) / SUIT_BITS),
    }
}

impl CardSum {
    pub const EMPTY: CardSum = CardSum { sum: 0, cards: CardSet::EMPTY };

    /// This sum with one more card.
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> CardSum {
        CardSum { sum: self.sum.wrapping_add(SUMS[card.index()]), cards: self.cards.with(card) }
    }

    /// The sum of both, which must have no card in common.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: CardSum) -> CardSum {
        CardSum { sum: self.sum.wrapping_add(other.sum), cards: self.cards.union(other.cards) }
    }

    /// The cards that were added.
    pub const fn cards(self) -> CardSet {
        self.cards
    }

    /// The value of the best five cards. There must be five to seven cards.
    #[inline]
    pub fn value(self) -> HandValue {
        // The usual case: seven cards without a flush.
        if self.sum & (FLUSHES | FEWER_THAN_SEVEN) == 0 {
            return rows::seven(self.sum as u32);
        }
        // Seven cards with a flush cannot hold four of a kind or a full house, so nothing beats the flush.
        match flush_suit(self.sum) {
            Some(suit) => HandValue::of_suit(self.cards.ranks(suit)),
            None => rows::fewer(self.sum as u32),
        }
    }
}

impl FromIterator<Card> for CardSum {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSum {
        cards.into_iter().fold(CardSum::EMPTY, CardSum::with)
    }
}

/// The value of the best five of five to seven different cards.
#[inline]
pub fn evaluate(cards: &[Card]) -> HandValue {
    let sum = cards.iter().fold(0u64, |sum, card| sum.wrapping_add(SUMS[card.index()]));
    match flush_suit(sum) {
        Some(suit) => HandValue::of_suit(CardSet::from(cards).ranks(suit)),
        None if cards.len() < 7 => rows::fewer(sum as u32),
        None => rows::seven(sum as u32),
    }
}

/// The value of the best five of a set of five to seven cards.
#[inline]
pub fn evaluate_set(cards: CardSet) -> HandValue {
    CardSum::from_iter(cards.iter()).value()
}

/// The size of this file's table, in bytes.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&SUMS);
