//! The number of ways in which cards of given ranks can come.

use arrayvec::ArrayVec;

use crate::Rank;

/// The cards of one rank among the cards that come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) rank: Rank,
    pub(super) count: usize,
    /// The number of cards of the rank that can still come.
    pub(super) left: usize,
}

pub(super) type Groups = ArrayVec<Group, 5>;

/// 1 if `ranks` has the rank, otherwise 0.
pub(super) fn has(ranks: u16, rank: Rank) -> usize {
    usize::from(ranks >> rank as u32 & 1)
}

/// For each group, the number of ways in which it can come without and with a card of one suit.
pub(super) struct Ways {
    ranks: [u32; 5],
    /// For each group: the ways without and with a card of the suit.
    ways: [[u64; 2]; 5],
}

/// `CHOOSE[n][count]` is the number of ways to choose `count` (0 to 5) of `n` (0 to 4) cards.
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

    /// The number of ways in which exactly these ranks come in the suit.
    #[inline]
    pub(super) fn with(&self, ranks: u16) -> u64 {
        self.ranks.iter().zip(&self.ways).map(|(rank, ways)| ways[usize::from(ranks >> rank & 1)]).product()
    }
}
