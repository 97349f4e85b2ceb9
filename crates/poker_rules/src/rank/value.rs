//! The value of a hand and what it says.

use core::fmt;

use super::HandName;
use crate::Rank;

/// The rank of the best five cards: a larger one wins, equal ones tie (R-CARD-5, R-CARD-7).
///
/// A category's least value, plus the place of its ranks among all that it may have. Zero is no hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HandValue(u16);

const HIGH_CARD: u16 = 1;
const PAIR: u16 = HIGH_CARD + FIVES;
const TWO_PAIR: u16 = PAIR + 13 * THREES;
const TRIPS: u16 = TWO_PAIR + 13 * TWOS;
const STRAIGHT: u16 = TRIPS + 13 * TWOS;
const FLUSH: u16 = STRAIGHT + 13;
const FULL_HOUSE: u16 = FLUSH + FIVES;
const QUADS: u16 = FULL_HOUSE + 13 * 13;
const STRAIGHT_FLUSH: u16 = QUADS + 13 * 13;

/// How many ways there are to choose two, three and five of thirteen ranks.
const TWOS: u16 = 78;
const THREES: u16 = 286;
const FIVES: u16 = 1287;

/// The place of some ranks among all choices of as many, in the order of the highest that differs.
const fn place(ranks: u16) -> u16 {
    let (mut left, mut chosen, mut place) = (ranks, 0, 0);
    while left != 0 {
        chosen += 1;
        place += choose(left.trailing_zeros() as u16, chosen);
        left &= left - 1;
    }
    place
}

/// The ranks at a place, highest first: the inverse of [`place`].
fn ranks_at<const N: usize>(mut place: u16) -> [Rank; N] {
    let mut of = N as u16;
    [(); N].map(|()| {
        let rank = Rank::ALL.into_iter().rev().find(|&rank| choose(rank as u16, of) <= place).unwrap_or(Rank::Two);
        place -= choose(rank as u16, of);
        of -= 1;
        rank
    })
}

/// How many ways there are to choose so many of `n`.
const fn choose(n: u16, chosen: u16) -> u16 {
    let (mut ways, mut taken) = (1, 0);
    while taken < chosen {
        ways = if taken < n { ways * (n - taken) / (taken + 1) } else { 0 };
        taken += 1;
    }
    ways
}

/// The highest so many of some ranks.
const fn top(ranks: u16, count: u32) -> u16 {
    let mut left = ranks;
    while left.count_ones() > count {
        left &= left - 1;
    }
    left
}

/// The highest rank of the best straight; the ace is also the one below the two (R-CARD-4).
const fn straight_high(ranks: u16) -> u16 {
    let ladder = ranks << 1 | ranks >> 12;
    let bottoms = ladder & ladder >> 1 & ladder >> 2 & ladder >> 3 & ladder >> 4;
    top(bottoms << 3, 1)
}

impl HandValue {
    /// The best five of five or more cards of one suit.
    pub(crate) const fn of_suit(ranks: u16) -> HandValue {
        match straight_high(ranks) {
            0 => HandValue(FLUSH + place(top(ranks, 5))),
            high => HandValue(STRAIGHT_FLUSH + place(high)),
        }
    }

    /// The best five of five or more cards where suits make nothing: all ranks, those held at least twice, three and four times.
    pub(crate) const fn of_ranks(all: u16, pairs: u16, trips: u16, quads: u16) -> HandValue {
        if quads != 0 {
            return HandValue(QUADS + 13 * place(quads) + place(top(all & !quads, 1)));
        }
        let set = top(trips, 1);
        let full = top(pairs & !set, 1);
        if set != 0 && full != 0 {
            return HandValue(FULL_HOUSE + 13 * place(set) + place(full));
        }
        let high = straight_high(all);
        if high != 0 {
            return HandValue(STRAIGHT + place(high));
        }
        if set != 0 {
            return HandValue(TRIPS + TWOS * place(set) + place(top(all & !set, 2)));
        }
        let two = top(pairs, 2);
        match two.count_ones() {
            0 => HandValue(HIGH_CARD + place(top(all, 5))),
            1 => HandValue(PAIR + THREES * place(two) + place(top(all & !two, 3))),
            _ => HandValue(TWO_PAIR + 13 * place(two) + place(top(all & !two, 1))),
        }
    }

    /// What the hand is called.
    pub fn name(self) -> HandName {
        let HandValue(value) = self;
        let one = |place: u16| Rank::ALL[usize::from(place) % Rank::ALL.len()];
        if value >= STRAIGHT_FLUSH {
            match one(value - STRAIGHT_FLUSH) {
                Rank::Ace => HandName::RoyalFlush,
                high => HandName::StraightFlush { high },
            }
        } else if let Some(at) = value.checked_sub(QUADS) {
            HandName::Quads { rank: one(at / 13), kicker: one(at % 13) }
        } else if let Some(at) = value.checked_sub(FULL_HOUSE) {
            HandName::FullHouse { trips: one(at / 13), pair: one(at % 13) }
        } else if let Some(at) = value.checked_sub(FLUSH) {
            HandName::Flush { ranks: ranks_at(at) }
        } else if let Some(at) = value.checked_sub(STRAIGHT) {
            HandName::Straight { high: one(at) }
        } else if let Some(at) = value.checked_sub(TRIPS) {
            HandName::Trips { rank: one(at / TWOS), kickers: ranks_at(at % TWOS) }
        } else if let Some(at) = value.checked_sub(TWO_PAIR) {
            let [high, low] = ranks_at(at / 13);
            HandName::TwoPair { high, low, kicker: one(at % 13) }
        } else if let Some(at) = value.checked_sub(PAIR) {
            HandName::Pair { rank: one(at / THREES), kickers: ranks_at(at % THREES) }
        } else {
            HandName::HighCard { ranks: ranks_at(value.saturating_sub(HIGH_CARD)) }
        }
    }
}

impl fmt::Debug for HandValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name())
    }
}
