//! Every multiset of ranks that `CARDS` cards can have.

use super::keys::key;
use crate::Rank;

/// An iterator over the multisets. The ranks of a multiset never fall; sums are kept for the first one, two, three and so on of them.
pub(crate) struct RankSets<const CARDS: usize> {
    ranks: [usize; CARDS],
    sums: [u32; CARDS],
    /// The ranks held at least once, twice, three times and four times.
    held: [[u16; 4]; CARDS],
    over: bool,
}

impl<const CARDS: usize> RankSets<CARDS> {
    pub(crate) const fn first() -> RankSets<CARDS> {
        let mut sets = RankSets { ranks: [0; CARDS], sums: [0; CARDS], held: [[0; 4]; CARDS], over: false };
        sets.over = !sets.fill(0, 0);
        sets
    }

    /// The sum of the keys of the current multiset, and its ranks held at least once, twice, three times and four times; `None` after the
    /// last.
    pub(crate) const fn current(&self) -> Option<(u32, [u16; 4])> {
        if self.over { None } else { Some((self.sums[CARDS - 1], self.held[CARDS - 1])) }
    }

    pub(crate) const fn advance(&mut self) {
        let mut from = CARDS;
        while from > 0 {
            from -= 1;
            if self.fill(from, self.ranks[from] + 1) {
                return;
            }
        }
        self.over = true;
    }

    /// Fills the places from `from` on with the lowest ranks that are at least `lowest`; returns false if there are not enough.
    const fn fill(&mut self, from: usize, lowest: usize) -> bool {
        let (mut at, mut rank) = (from, lowest);
        while at < CARDS {
            let (sum, held) = if at == 0 { (0, [0; 4]) } else { (self.sums[at - 1], self.held[at - 1]) };
            if rank < Rank::ALL.len() && held[3] & 1 << rank != 0 {
                rank += 1;
            }
            if rank >= Rank::ALL.len() {
                return false;
            }
            let bit = 1 << rank;
            let [once, twice, thrice, all] = held;
            self.ranks[at] = rank;
            self.sums[at] = sum + key(Rank::ALL[rank]);
            self.held[at] = [once | bit, twice | once & bit, thrice | twice & bit, all | thrice & bit];
            at += 1;
        }
        true
    }
}
