//! The 8-or-better low.

use core::fmt;

use crate::{CardSet, Rank};

/// The value of a low: five different ranks from the ace to the eight. The larger value is the better low; equal values tie (R-CARD-9).
///
/// It is the complement of the ranks as bits, with the ace as bit 0: lows are compared from the highest card down, and lower is better.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LowValue(u8);

/// The ranks of lows, lowest first.
const LOW: [Rank; 8] = [Rank::Ace, Rank::Two, Rank::Three, Rank::Four, Rank::Five, Rank::Six, Rank::Seven, Rank::Eight];

impl LowValue {
    /// The five ranks, highest first.
    pub fn ranks(self) -> [Rank; 5] {
        let mut left = !self.0;
        [(); 5].map(|()| {
            let highest = left.checked_ilog2().unwrap_or(0);
            left &= !(1 << highest);
            LOW[highest as usize]
        })
    }
}

impl fmt::Debug for LowValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ranks().iter().try_for_each(|rank| write!(f, "{rank}"))
    }
}

/// The best low of any five of these cards; `None` if there is none.
#[inline]
pub fn low(cards: CardSet) -> Option<LowValue> {
    let all = cards.by_suit().into_iter().fold(0, |all, ranks| all | ranks);
    lowest(low_ranks(all)).low()
}

/// The best low of exactly two ranks of `two` and three ranks of `three`, as bits with the two as bit 0; `None` if there is none.
#[inline]
pub(crate) fn low_of_two_and_three(two: u16, three: u16) -> Option<LowValue> {
    let (two, three) = (low_ranks(two), low_ranks(three));
    // If the lowest five of all have two of one set and three of the other, they are the answer. Otherwise one set gives too few of
    // them, and the answer has the lowest ranks of that set.
    let all = lowest(two | three);
    let will_do = (without_one(!all.five & two) != 0) & (without_one(without_one(!all.five & three)) != 0);
    let (first_two, first_three) = (lowest(two).two, lowest(three).three);
    let by_two = lowest(first_two | lowest(three & !first_two).three);
    let by_three = lowest(first_three | lowest(two & !first_three).two);
    let five = if will_do { all.five } else { 0 };
    Lowest { five: five.max(by_two.five).max(by_three.five), ..all }.low()
}

/// The ranks up to the eight, with the ace as bit 0.
#[inline]
const fn low_ranks(ranks: u16) -> u8 {
    (ranks << 1 | ranks >> 12) as u8
}

#[inline]
const fn without_one(ranks: u8) -> u8 {
    ranks & ranks.wrapping_sub(1)
}

/// The lowest ranks of a set of ranks.
#[derive(Clone, Copy)]
struct Lowest {
    /// The lowest two and three ranks, or all if there are fewer.
    two: u8,
    three: u8,
    /// The lowest five ranks as a [`LowValue`]; zero if there are fewer.
    five: u8,
}

impl Lowest {
    #[inline]
    fn low(self) -> Option<LowValue> {
        (self.five != 0).then_some(LowValue(self.five))
    }
}

#[inline]
fn lowest(ranks: u8) -> Lowest {
    LOWEST[usize::from(ranks)]
}

static LOWEST: [Lowest; 256] = {
    let mut all = [Lowest { two: 0, three: 0, five: 0 }; 256];
    let mut ranks = 0usize;
    while ranks < 256 {
        all[ranks] = Lowest { two: lowest_of(ranks as u8, 2), three: lowest_of(ranks as u8, 3), five: 0 };
        if ranks.count_ones() >= 5 {
            all[ranks].five = !lowest_of(ranks as u8, 5);
        }
        ranks += 1;
    }
    all
};

const fn lowest_of(ranks: u8, count: u32) -> u8 {
    let mut left = ranks;
    while left.count_ones() > count {
        left &= !(1 << left.ilog2());
    }
    left
}

/// The size of this file's table, in bytes.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&LOWEST);
