//! Every board that can come when all hands are known.
//!
//! Nearly all boards differ in suits alone, and suits matter only to a flush. So the ranks of the missing cards are gone through, 6,175
//! sets for five cards instead of up to two million boards; for each, the boards that give somebody a flush are told apart, and the
//! others are counted at once.

use alloc::vec::Vec;

use arrayvec::ArrayVec;

use super::{
    Tally,
    plan::{Plan, choose},
    strength::{Ranks, Strength},
    suits::SuitGroup,
    tally::{best, best_low},
};
use crate::{CardSet, HandValue, LowValue, MAX_SEATS, Rank};

type Highs = ArrayVec<HandValue, MAX_SEATS>;
type Lows = ArrayVec<Option<LowValue>, MAX_SEATS>;

/// How many ways there are to choose none to five of none to four cards.
const CHOOSE: [[u64; 6]; 5] = [[1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0], [1, 2, 1, 0, 0, 0], [1, 3, 3, 1, 0, 0], [1, 4, 6, 4, 1, 0]];

/// The boards of one deal of hands.
#[derive(Debug)]
pub(super) struct Runout {
    low: bool,
    players: ArrayVec<Strength, MAX_SEATS>,
    /// The board so far and the cards that may come, by suit.
    board: [u16; 4],
    left: [u16; 4],
    /// Suits in which a flush can be made.
    flushes: Vec<Flush>,
    /// How many deals each board stands for.
    weight: u64,
    /// The ranks that lie.
    ranks: Ranks,
    /// The ranks that come next, rising.
    coming: ArrayVec<Rank, 5>,
    over: bool,
}

#[derive(Clone, Copy, Debug)]
struct Flush {
    suit: usize,
    /// So many of the missing cards make somebody's flush.
    needed: usize,
    /// So many suits are the same in everything, this one the first of them.
    alike: u64,
}

/// The cards of one rank among those that come.
#[derive(Clone, Copy, Debug)]
struct Group {
    rank: Rank,
    count: usize,
    /// How many there are to come from.
    left: usize,
}

/// The ranks that come in a suit.
#[derive(Clone, Copy, Debug)]
struct Suited {
    suit: usize,
    ranks: u16,
}

/// How many sets of so many ranks there are where each may come any number of times.
pub(super) fn rank_sets(cards: usize) -> u64 {
    choose(Rank::ALL.len() - 1 + cards, cards)
}

impl Runout {
    /// `alike` are the suit exchanges that leave everything as it is.
    pub(super) fn new(plan: &Plan, holes: &[CardSet], alike: SuitGroup, weight: u64) -> Runout {
        let taken = holes.iter().fold(plan.known, |taken, &hole| taken.union(hole));
        let players: ArrayVec<Strength, MAX_SEATS> = holes.iter().map(|&hole| Strength::new(plan.counting, hole)).collect();
        let board = plan.board.by_suit();
        let mut flushes: Vec<Flush> = (0..4)
            .filter_map(|suit| {
                let needed = players.iter().filter_map(|player| player.flush_needs(suit)).min()?;
                let needed = needed.saturating_sub(board[suit].count_ones()) as usize;
                (needed <= plan.missing).then_some(Flush { suit, needed, alike: 1 })
            })
            .collect();
        // Where two suits can make a flush at once, both have to be looked at.
        let together = |flush: &Flush| flushes.iter().any(|other| other.suit != flush.suit && flush.needed + other.needed <= plan.missing);
        if !flushes.iter().any(together) {
            let alike = alike.alike();
            flushes.iter_mut().for_each(|flush| flush.alike = alike[flush.suit]);
            flushes.retain(|flush| flush.alike > 0);
        }
        Runout {
            low: plan.low,
            players,
            board,
            left: taken.by_suit().map(|ranks| !ranks & 0x1fff),
            flushes,
            weight,
            ranks: plan.board.iter().map(|card| card.rank()).collect(),
            coming: core::iter::repeat_n(Rank::Two, plan.missing).collect(),
            over: false,
        }
    }

    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// Counts all boards with one set of ranks. Says about how many hands it compared.
    pub(super) fn step(&mut self, tally: &mut Tally) -> u64 {
        let mut groups: ArrayVec<Group, 5> = ArrayVec::new();
        for &rank in &self.coming {
            match groups.last_mut() {
                Some(group) if group.rank == rank => group.count += 1,
                Some(_) | None => groups.push(Group { rank, count: 1, left: self.left.iter().map(|&ranks| has(ranks, rank)).sum() }),
            }
        }
        let cost = self.count(&groups, tally);
        self.advance();
        cost as u64
    }

    fn advance(&mut self) {
        let next = self.coming.iter().enumerate().rev().find_map(|(place, &rank)| Some((place, *Rank::ALL.get(rank as usize + 1)?)));
        match next {
            Some((place, rank)) => self.coming[place..].fill(rank),
            None => self.over = true,
        }
    }

    fn count(&self, groups: &[Group], tally: &mut Tally) -> usize {
        let mut plain = self.ways(groups, &[]);
        if plain == 0 {
            return 1;
        }
        let board = self.coming.iter().copied().fold(self.ranks, Ranks::with);
        let highs: Highs = self.players.iter().map(|player| player.by_rank(&board)).collect();
        let low = if self.low { best_low(&self.players.iter().map(|player| player.low(&board)).collect::<Lows>()) } else { 0 };
        let mut cost = self.players.len();
        for (place, flush) in self.flushes.iter().enumerate() {
            for suited in self.suited(groups, flush) {
                let mut boards = self.ways(groups, &[suited]);
                for (other_place, other) in self.flushes.iter().enumerate() {
                    if other_place == place || flush.needed + other.needed > self.coming.len() {
                        continue;
                    }
                    for other in self.suited(groups, other) {
                        let both = self.ways(groups, &[suited, other]);
                        boards -= both;
                        if other_place > place {
                            self.record(both, &highs, &[suited, other], low, tally);
                            plain -= both;
                        }
                    }
                }
                self.record(boards * flush.alike, &highs, &[suited], low, tally);
                plain -= boards * flush.alike;
                cost += self.players.len();
            }
        }
        self.record(plain, &highs, &[], low, tally);
        cost
    }

    /// Every selection of the ranks that come that makes somebody's flush in a suit.
    fn suited(&self, groups: &[Group], flush: &Flush) -> impl Iterator<Item = Suited> {
        let Flush { suit, needed, .. } = *flush;
        let coming = groups.iter().fold(0, |ranks, group| ranks | 1 << group.rank as u32);
        subsets(coming & self.left[suit])
            .filter(move |ranks| ranks.count_ones() as usize >= needed)
            .map(move |ranks| Suited { suit, ranks })
    }

    /// In how many ways the groups can come with these ranks and no others in these suits.
    fn ways(&self, groups: &[Group], suits: &[Suited]) -> u64 {
        let ways = |group: &Group| {
            let (mut left, mut count) = (group.left, group.count);
            for suited in suits {
                left -= has(self.left[suited.suit], group.rank);
                count = count.checked_sub(has(suited.ranks, group.rank))?;
            }
            Some(CHOOSE[left][count])
        };
        groups.iter().try_fold(1, |all, group| Some(all * ways(group)?)).unwrap_or(0)
    }

    /// Counts boards with these ranks in these suits.
    fn record(&self, boards: u64, by_rank: &Highs, suits: &[Suited], low: u16, tally: &mut Tally) {
        if boards == 0 {
            return;
        }
        let mut highs = by_rank.clone();
        for &Suited { suit, ranks } in suits {
            for (high, player) in highs.iter_mut().zip(&self.players) {
                *high = player.flush(suit, self.board[suit] | ranks).map_or(*high, |flush| flush.max(*high));
            }
        }
        tally.record(boards * self.weight, best(&highs), low);
    }
}

/// How many cards of a rank there are in a suit.
fn has(ranks: u16, rank: Rank) -> usize {
    usize::from(ranks >> rank as u32 & 1)
}

/// Every selection of some bits, all of them first and none last.
fn subsets(bits: u16) -> impl Iterator<Item = u16> {
    core::iter::successors(Some(bits), move |&subset| (subset != 0).then(|| (subset - 1) & bits))
}
