//! Hole cards of which exactly two count.

use crate::{Card, CardSet};

/// Two to seven hole cards, prepared to be ranked with many boards.
#[derive(Clone, Copy, Debug)]
pub struct OmahaHole {
    pub(super) suits: Suited,
    /// The ranks held at least once and at least twice, as bits.
    pub(super) any: u16,
    pub(super) twice: u16,
}

impl OmahaHole {
    /// Prepares two to seven hole cards.
    #[inline]
    pub fn new(cards: &[Card]) -> OmahaHole {
        let suits = Suited::new(cards.iter().copied());
        let [any, twice, _] = suits.held();
        OmahaHole { suits, any, twice }
    }

    /// Hole cards without suits, from the ranks held at least once and at least twice.
    #[inline]
    pub(crate) const fn of_ranks(any: u16, twice: u16) -> OmahaHole {
        OmahaHole { suits: Suited::NONE, any, twice }
    }
}

impl From<CardSet> for OmahaHole {
    fn from(cards: CardSet) -> OmahaHole {
        let suits = Suited::new(cards.iter());
        let [any, twice, _] = suits.held();
        OmahaHole { suits, any, twice }
    }
}

/// Up to seven cards in one number. Each suit has sixteen bits: thirteen for its ranks, and above them three that count its cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Suited(u64);

const LANE: u32 = 16;
const COUNT: u32 = 13;
const RANKS: u64 = 0x1fff_1fff_1fff_1fff;
/// A one in the count of each suit.
const ONE: u64 = 0x2000_2000_2000_2000;
const FOUR: u64 = 4 * ONE;

const CARDS: [u64; 256] = {
    let mut cards = [0; 256];
    let mut index = 0;
    while index < Card::ALL.len() {
        let card = Card::ALL[index];
        cards[index] = (1 << card.rank() as u32 | 1 << COUNT) << (LANE * card.suit() as u32);
        index += 1;
    }
    cards
};

impl Suited {
    pub(super) const NONE: Suited = Suited(0);

    #[inline]
    pub(super) fn new(cards: impl Iterator<Item = Card>) -> Suited {
        Suited(cards.fold(0, |sum, card| sum + CARDS[card.index()]))
    }

    /// The ranks held at least once, at least twice and at least three times, as bits.
    #[inline]
    pub(super) fn held(self) -> [u16; 3] {
        let ranks = self.0 & RANKS;
        let (either, both) = (ranks | ranks >> LANE, ranks & ranks >> LANE);
        let ([low_either, high_either], [low_both, high_both]) =
            ([either, either >> 32].map(|x| x as u16), [both, both >> 32].map(|x| x as u16));
        [low_either | high_either, low_both | high_both | low_either & high_either, low_both & high_either | low_either & high_both]
    }

    /// The ranks of these cards and of `board` in the suit of which these have at least two and `board` at least three; `None` if there is
    /// no such suit.
    #[inline]
    pub(super) fn flush(self, board: Suited) -> Option<(u16, u16)> {
        match (self.0 + 2 * ONE) & (board.0 + ONE) & FOUR {
            0 => None,
            flush => {
                let lane = flush.trailing_zeros() / LANE * LANE;
                Some([self.0, board.0].map(|cards| (cards & RANKS) >> lane).map(|ranks| ranks as u16).into())
            }
        }
    }
}

/// The size of this file's table, in bytes.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&CARDS);
