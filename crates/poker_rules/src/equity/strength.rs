//! The value of a player's cards with a board, where ranks and suits of the board are given separately.

use super::counting::Counting;
use crate::{
    CardSet, HandValue, LowValue, Rank,
    rank::{OmahaBoard, OmahaHole, flush_of_two_and_three, low, low_of_two_and_three, rows},
};

/// A multiset of ranks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ranks {
    /// The sum of their keys.
    sum: u32,
    /// The ranks held at least once, at least twice and at least three times, as bits; bit 0 is the two.
    held: [u16; 3],
}

/// A player's hole cards, prepared to be ranked with many boards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    counting: Counting,
    suits: [u16; 4],
    ranks: Ranks,
}

impl Ranks {
    /// These ranks and one more card of `rank`.
    #[inline]
    pub(super) const fn with(self, rank: Rank) -> Ranks {
        let [once, twice, thrice] = self.held;
        let bit = 1 << rank as u32;
        Ranks { sum: self.sum + rows::key(rank), held: [once | bit, twice | once & bit, thrice | twice & bit] }
    }
}

impl FromIterator<Rank> for Ranks {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Ranks {
        ranks.into_iter().fold(Ranks::default(), Ranks::with)
    }
}

impl Strength {
    pub(super) fn new(counting: Counting, hole: CardSet) -> Strength {
        Strength { counting, suits: hole.by_suit(), ranks: hole.iter().map(|card| card.rank()).collect() }
    }

    /// The best hand with a board of these ranks, without flushes.
    #[inline]
    pub(super) fn by_rank(&self, board: &Ranks) -> HandValue {
        let omaha = |two: &Ranks, three: &Ranks| OmahaBoard::of_ranks(three.held).by_rank(&OmahaHole::of_ranks(two.held[0], two.held[1]));
        match self.counting {
            Counting::Any => rows::seven(self.ranks.sum + board.sum),
            Counting::Two => omaha(&self.ranks, board),
            Counting::Three => omaha(board, &self.ranks),
        }
    }

    /// The best low with a board of these ranks.
    pub(super) fn low(&self, board: &Ranks) -> Option<LowValue> {
        let (own, shared) = (self.ranks.held[0], board.held[0]);
        match self.counting {
            Counting::Any => low(CardSet::from_suits([own | shared, 0, 0, 0])),
            Counting::Two => low_of_two_and_three(own, shared),
            Counting::Three => low_of_two_and_three(shared, own),
        }
    }

    /// The number of cards of a suit that the board must have for a flush; `None` if the player cannot make one.
    pub(super) fn flush_needs(&self, suit: usize) -> Option<u32> {
        let own = self.suits[suit].count_ones();
        match self.counting {
            Counting::Any => Some(5u32.saturating_sub(own)),
            Counting::Two => (own >= 2).then_some(3),
            Counting::Three => (own >= 3).then_some(2),
        }
    }

    /// The best flush or straight flush in a suit. `board` are the board's ranks in that suit, at least as many as a flush needs.
    #[inline]
    pub(super) fn flush(&self, suit: usize, board: u16) -> HandValue {
        let own = self.suits[suit];
        match self.counting {
            Counting::Any => HandValue::of_suit(own | board),
            Counting::Two => flush_of_two_and_three(own, board),
            Counting::Three => flush_of_two_and_three(board, own),
        }
    }
}
