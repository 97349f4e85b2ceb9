//! The rank of a hand as one number.

mod best;
mod name;

use core::fmt;

pub use best::{Made, best_hand};
pub use name::HandName;

use crate::{Card, CardSet, Rank, Suit};

/// The rank of the best five cards: a larger one wins, equal ones tie (R-CARD-5, R-CARD-7).
///
/// The category and five ranks, four bits each; ranks that do not count are zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HandValue(u32);

const HIGH_CARD: u32 = 0;
const PAIR: u32 = 1;
const TWO_PAIR: u32 = 2;
const TRIPS: u32 = 3;
const STRAIGHT: u32 = 4;
const FLUSH: u32 = 5;
const FULL_HOUSE: u32 = 6;
const QUADS: u32 = 7;
const STRAIGHT_FLUSH: u32 = 8;

/// The best five of five to seven different cards.
pub fn evaluate(cards: &[Card]) -> HandValue {
    evaluate_set(CardSet::from(cards))
}

/// The best five of a set of five to seven cards.
pub fn evaluate_set(cards: CardSet) -> HandValue {
    let [clubs, diamonds, hearts, spades] = Suit::ALL.map(|suit| cards.ranks(suit));
    let all = clubs | diamonds | hearts | spades;
    // Among seven cards a flush leaves no room for four of a kind or a full house.
    for suited in [clubs, diamonds, hearts, spades] {
        if suited.count_ones() >= 5 {
            return match straight_high(suited) {
                Some(high) => HandValue::of(STRAIGHT_FLUSH, &[(high, 1)]),
                None => HandValue::of(FLUSH, &[(suited, 5)]),
            };
        }
    }
    let (low_either, low_both) = (clubs | diamonds, clubs & diamonds);
    let (high_either, high_both) = (hearts | spades, hearts & spades);
    let quads = low_both & high_both;
    let trips = (low_both & high_either) | (low_either & high_both);
    let pairs = low_both | high_both | (low_either & high_either);
    if quads != 0 {
        return HandValue::of(QUADS, &[(quads, 1), (all & !top(quads), 1)]);
    }
    let set = top(trips);
    if set != 0 && pairs & !set != 0 {
        return HandValue::of(FULL_HOUSE, &[(set, 1), (pairs & !set, 1)]);
    }
    if let Some(high) = straight_high(all) {
        return HandValue::of(STRAIGHT, &[(high, 1)]);
    }
    if set != 0 {
        return HandValue::of(TRIPS, &[(set, 1), (all & !set, 2)]);
    }
    let high = top(pairs);
    let low = top(pairs & !high);
    if low != 0 {
        return HandValue::of(TWO_PAIR, &[(high, 1), (low, 1), (all & !high & !low, 1)]);
    }
    if high != 0 {
        return HandValue::of(PAIR, &[(high, 1), (all & !high, 3)]);
    }
    HandValue::of(HIGH_CARD, &[(all, 5)])
}

/// The highest rank of these alone.
const fn top(ranks: u16) -> u16 {
    if ranks == 0 { 0 } else { 1 << ranks.ilog2() }
}

/// The highest rank of the best straight; the ace is also the one below the two (R-CARD-4).
const fn straight_high(ranks: u16) -> Option<u16> {
    let ladder = ranks << 1 | ranks >> 12;
    let bottoms = ladder & ladder >> 1 & ladder >> 2 & ladder >> 3 & ladder >> 4;
    if bottoms == 0 { None } else { Some(top(bottoms) << 3) }
}

impl HandValue {
    /// Packs a category and, in order, so many of the highest of some ranks.
    fn of(category: u32, groups: &[(u16, u32)]) -> HandValue {
        let mut packed = category;
        let mut room = 5;
        for &(ranks, count) in groups {
            let mut left = ranks;
            for _ in 0..count {
                let value = if left == 0 { 0 } else { left.ilog2() + 2 };
                packed = packed << 4 | value;
                left &= !top(left);
                room -= 1;
            }
        }
        HandValue(packed << (4 * room))
    }

    fn rank(self, place: u32) -> Rank {
        let nibble = self.0 >> (4 * (4 - place)) & 0xf;
        Rank::ALL[nibble.saturating_sub(2) as usize % Rank::ALL.len()]
    }

    /// What the hand is called.
    pub fn name(self) -> HandName {
        let rank = |place| self.rank(place);
        let high = rank(0);
        match self.0 >> 20 {
            STRAIGHT_FLUSH if high == Rank::Ace => HandName::RoyalFlush,
            STRAIGHT_FLUSH => HandName::StraightFlush { high },
            QUADS => HandName::Quads { rank: high, kicker: rank(1) },
            FULL_HOUSE => HandName::FullHouse { trips: high, pair: rank(1) },
            FLUSH => HandName::Flush { ranks: [high, rank(1), rank(2), rank(3), rank(4)] },
            STRAIGHT => HandName::Straight { high },
            TRIPS => HandName::Trips { rank: high, kickers: [rank(1), rank(2)] },
            TWO_PAIR => HandName::TwoPair { high, low: rank(1), kicker: rank(2) },
            PAIR => HandName::Pair { rank: high, kickers: [rank(1), rank(2), rank(3)] },
            _ => HandName::HighCard { ranks: [high, rank(1), rank(2), rank(3), rank(4)] },
        }
    }
}

impl fmt::Debug for HandValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name())
    }
}
