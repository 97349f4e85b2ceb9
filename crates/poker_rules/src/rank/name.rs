//! Names of hands.

use core::fmt;

use super::{
    HandValue,
    ranks::choose,
    value::{FLUSH, FULL_HOUSE, HIGH_CARD, ONES, PAIR, QUADS, STRAIGHT, STRAIGHT_FLUSH, THREES, TRIPS, TWO_PAIR, TWOS},
};
use crate::Rank;

/// What a hand is called: its category and the ranks that tell it from others (R-CARD-5, R-CARD-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(tag = "type", rename_all = "snake_case"))]
#[allow(missing_docs)]
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
    /// What the hand is called.
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
            HandName::Flush { ranks: ranks_at(at) }
        } else if let Some(at) = value.checked_sub(STRAIGHT) {
            HandName::Straight { high: rank_at(at) }
        } else if let Some(at) = value.checked_sub(TRIPS) {
            HandName::Trips { rank: rank_at(at / TWOS), kickers: ranks_at(at % TWOS) }
        } else if let Some(at) = value.checked_sub(TWO_PAIR) {
            let [high, low] = ranks_at(at / ONES);
            HandName::TwoPair { high, low, kicker: rank_at(at % ONES) }
        } else if let Some(at) = value.checked_sub(PAIR) {
            HandName::Pair { rank: rank_at(at / THREES), kickers: ranks_at(at % THREES) }
        } else {
            HandName::HighCard { ranks: ranks_at(value - HIGH_CARD) }
        }
    }
}

fn rank_at(place: u16) -> Rank {
    Rank::ALL[usize::from(place) % Rank::ALL.len()]
}

/// The ranks at a place among all choices of as many, highest first.
fn ranks_at<const N: usize>(mut place: u16) -> [Rank; N] {
    let (mut rank, mut left) = (Rank::ALL.len() - 1, N);
    [(); N].map(|()| {
        let ways = &WAYS[left];
        while rank > 0 && ways[rank] > place {
            rank -= 1;
        }
        place -= ways[rank];
        left -= 1;
        Rank::ALL[rank]
    })
}

/// By how many are chosen, from how many ranks.
static WAYS: [[u16; 13]; 6] = {
    let mut ways = [[0; 13]; 6];
    let mut place = 0;
    while place < 6 * 13 {
        ways[place / 13][place % 13] = choose(place as u16 % 13, place as u16 / 13);
        place += 1;
    }
    ways
};

/// The bytes of the table here.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&WAYS);

impl fmt::Debug for HandValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name())
    }
}
