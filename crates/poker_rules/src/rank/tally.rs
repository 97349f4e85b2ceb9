//! Cards added up.

use super::{HandValue, rows};
use crate::{Card, CardSet};

/// Different cards added up, so that their best five are found by two look-ups. Tallies of hole cards and of a board can be kept
/// and added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The keys of [`rows`] and above them those of the suits and of the number of cards, all added up.
    sum: u64,
    cards: CardSet,
}

/// Seven for each card of a suit: five and more of them set the highest of six bits.
const SUITS: u32 = 34;
const SUIT_BITS: u32 = 6;
const FLUSHES: u64 = 0o40_40_40_40 << SUITS;

/// Ten for each card: what five and six of them add up to has the highest of the last six bits, what is left of seventy has not.
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

/// The suit of which there are five or more.
#[inline]
const fn flush_suit(sum: u64) -> Option<u32> {
    match sum & FLUSHES {
        0 => None,
        flush => Some((flush.trailing_zeros() - SUITS) / SUIT_BITS),
    }
}

impl Tally {
    /// No card.
    pub const EMPTY: Tally = Tally { sum: 0, cards: CardSet::EMPTY };

    /// One card more.
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> Tally {
        Tally { sum: self.sum.wrapping_add(SUMS[card.index()]), cards: self.cards.with(card) }
    }

    /// The tally of both, which share no card.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Tally) -> Tally {
        Tally { sum: self.sum.wrapping_add(other.sum), cards: self.cards.union(other.cards) }
    }

    /// Which they are.
    pub const fn cards(self) -> CardSet {
        self.cards
    }

    /// The best five of five to seven cards.
    #[inline]
    pub fn value(self) -> HandValue {
        // Most hands are seven cards without a flush.
        if self.sum & (FLUSHES | FEWER_THAN_SEVEN) == 0 {
            return rows::seven(self.sum as u32);
        }
        // Among seven cards a flush leaves no room for four of a kind or a full house.
        match flush_suit(self.sum) {
            Some(suit) => HandValue::of_suit(self.cards.ranks(suit)),
            None => rows::fewer(self.sum as u32),
        }
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
    let sum = cards.iter().fold(0u64, |sum, card| sum.wrapping_add(SUMS[card.index()]));
    match flush_suit(sum) {
        Some(suit) => HandValue::of_suit(CardSet::from(cards).ranks(suit)),
        None if cards.len() < 7 => rows::fewer(sum as u32),
        None => rows::seven(sum as u32),
    }
}

/// The best five of a set of five to seven cards.
#[inline]
pub fn evaluate_set(cards: CardSet) -> HandValue {
    Tally::from_iter(cards.iter()).value()
}

/// The bytes of the table here.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&SUMS);
