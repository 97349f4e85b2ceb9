//! In how many ways cards of some ranks can come.

use arrayvec::ArrayVec;

use crate::Rank;

/// The cards of one rank among those that come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) rank: Rank,
    pub(super) count: usize,
    /// How many there are to come from.
    pub(super) left: usize,
}

pub(super) type Groups = ArrayVec<Group, 5>;

/// How many cards of a rank there are in a suit.
pub(super) fn has(ranks: u16, rank: Rank) -> usize {
    usize::from(ranks >> rank as u32 & 1)
}

/// In how many ways groups can come with or without a card of a suit.
pub(super) struct Ways {
    ranks: [u32; 5],
    /// Without and with it.
    ways: [[u64; 2]; 5],
}

/// How many ways there are to choose none to five of none to four cards.
const CHOOSE: [[u64; 6]; 5] = [[1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0], [1, 2, 1, 0, 0, 0], [1, 3, 3, 1, 0, 0], [1, 4, 6, 4, 1, 0]];

impl Ways {
    pub(super) fn new(groups: &[Group], suit: u16) -> Ways {
        let mut all = Ways { ranks: [0; 5], ways: [[1; 2]; 5] };
        for ((rank, ways), group) in all.ranks.iter_mut().zip(&mut all.ways).zip(groups) {
            *rank = group.rank as u32;
            let others = group.left - has(suit, group.rank);
            *ways = [CHOOSE[others][group.count], group.count.checked_sub(1).map_or(0, |count| CHOOSE[others][count])];
        }
        all
    }

    /// With cards of the suit of just these ranks.
    #[inline]
    pub(super) fn with(&self, ranks: u16) -> u64 {
        self.ranks.iter().zip(&self.ways).map(|(rank, ways)| ways[usize::from(ranks >> rank & 1)]).product()
    }
}
