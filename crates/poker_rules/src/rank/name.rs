//! Names of hands.

use core::fmt;

use super::{
    HandValue,
    category::{FIVES, FLUSH, FULL_HOUSE, HIGH_CARD, ONES, PAIR, QUADS, STRAIGHT, STRAIGHT_FLUSH, THREES, TRIPS, TWO_PAIR, TWOS},
};
use crate::Rank;

/// The name of a hand: its category and the ranks that decide between hands of the category (R-CARD-5, R-CARD-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(tag = "type", rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum HandName {
    HighCard { ranks: [Rank; 5] },
    Pair { rank: Rank, kickers: [Rank; 3] },
    TwoPair { high: Rank, low: Rank, kicker: Rank },
    Trips { rank: Rank, kickers: [Rank; 2] },
    Straight { high: Rank },
    Flush { ranks: [Rank; 5] },
    FullHouse { trips: Rank, pair: Rank },
    Quads { rank: Rank, kicker: Rank },
    StraightFlush { high: Rank },
    RoyalFlush,
}

impl HandValue {
    /// The name of the hand.
    pub fn name(self) -> HandName {
        let HandValue(value) = self;
        if let Some(at) = value.checked_sub(STRAIGHT_FLUSH) {
            match rank_at(at) {
                Rank::Ace => HandName::RoyalFlush,
                high => HandName::StraightFlush { high },
            }
        } else if let Some(at) = value.checked_sub(QUADS) {
            HandName::Quads { rank: rank_at(at / ONES), kicker: rank_at(at % ONES) }
        } else if let Some(at) = value.checked_sub(FULL_HOUSE) {
            HandName::FullHouse { trips: rank_at(at / ONES), pair: rank_at(at % ONES) }
        } else if let Some(at) = value.checked_sub(FLUSH) {
            HandName::Flush { ranks: ranks_at(&FIVE, at) }
        } else if let Some(at) = value.checked_sub(STRAIGHT) {
            HandName::Straight { high: rank_at(at) }
        } else if let Some(at) = value.checked_sub(TRIPS) {
            HandName::Trips { rank: rank_at(at / TWOS), kickers: ranks_at(&TWO, at % TWOS) }
        } else if let Some(at) = value.checked_sub(TWO_PAIR) {
            let [high, low] = ranks_at(&TWO, at / ONES);
            HandName::TwoPair { high, low, kicker: rank_at(at % ONES) }
        } else if let Some(at) = value.checked_sub(PAIR) {
            HandName::Pair { rank: rank_at(at / THREES), kickers: ranks_at(&THREE, at % THREES) }
        } else {
            HandName::HighCard { ranks: ranks_at(&FIVE, value - HIGH_CARD) }
        }
    }
}

fn rank_at(place: u16) -> Rank {
    Rank::ALL[usize::from(place) % Rank::ALL.len()]
}

/// The ranks of `choices[place]`, highest first.
fn ranks_at<const N: usize>(choices: &[u16], place: u16) -> [Rank; N] {
    let mut ranks = choices.get(usize::from(place)).copied().unwrap_or_default();
    [(); N].map(|()| {
        let highest = ranks.checked_ilog2().unwrap_or_default();
        ranks &= !(1 << highest);
        rank_at(highest as u16)
    })
}

static TWO: [u16; TWOS as usize] = choices(2);
static THREE: [u16; THREES as usize] = choices(3);
static FIVE: [u16; FIVES as usize] = choices(5);

/// All sets of `of` ranks as bits, in ascending numeric order, so the highest rank that differs decides.
const fn choices<const WAYS: usize>(of: u32) -> [u16; WAYS] {
    let mut choices = [0; WAYS];
    let (mut ranks, mut place) = (0u16, 0);
    while place < WAYS {
        if ranks.count_ones() == of {
            choices[place] = ranks;
            place += 1;
        }
        ranks += 1;
    }
    choices
}

/// The size of this file's tables, in bytes.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&TWO) + size_of_val(&THREE) + size_of_val(&FIVE);

impl fmt::Debug for HandValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name())
    }
}
