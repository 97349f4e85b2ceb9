//! Every board that can come when all hands are known.
//!
//! Nearly all boards differ in suits alone, and suits matter only to a flush. So the ranks of the missing cards are gone through, 6,175
//! sets for five cards instead of up to two million boards; for each, the boards that give somebody a flush are told apart, and the
//! others are counted at once.

use alloc::vec::Vec;

use super::{
    Tally,
    plan::{Plan, choose},
    strength::{Ranks, Strength, board_choices, subsets},
    suits::SuitGroup,
    tally::best,
};
use crate::{CardSet, GameSpec, HandValue};

const RANKS: u8 = 13;

/// How many ways there are to choose none to five of none to four cards.
const CHOOSE: [[u64; 6]; 5] = [[1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0], [1, 2, 1, 0, 0, 0], [1, 3, 3, 1, 0, 0], [1, 4, 6, 4, 1, 0]];

/// The boards of one deal of hands.
#[derive(Debug)]
pub(super) struct Runout {
    game: GameSpec,
    players: Vec<Strength>,
    /// The board so far and the cards that may come, by suit.
    board: [u16; 4],
    left: [u16; 4],
    /// Suits in which a flush can be made.
    flushes: Vec<Flush>,
    /// How many deals each board stands for.
    weight: u64,
    /// The ranks of the whole board: those that lie, then, rising, those that come.
    ranks: Vec<u8>,
    lie: usize,
    over: bool,
    /// What the players make of these ranks; kept to be filled again.
    choices: Vec<Ranks>,
    highs: Vec<HandValue>,
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
#[derive(Clone, Copy, Debug, Default)]
struct Group {
    rank: u8,
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
    choose((usize::from(RANKS) + cards).saturating_sub(1), cards)
}

impl Runout {
    /// `alike` are the suit exchanges that leave everything as it is.
    pub(super) fn new(plan: &Plan, holes: &[CardSet], alike: SuitGroup, weight: u64) -> Runout {
        let taken = holes.iter().fold(plan.known, |taken, &hole| taken.union(hole));
        let players: Vec<Strength> = holes.iter().map(|&hole| Strength::new(&plan.game, hole)).collect();
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
        let mut ranks: Vec<u8> = plan.board.iter().map(|card| card.rank() as u8).collect();
        let lie = ranks.len();
        ranks.resize(lie + plan.missing, 0);
        Runout {
            game: plan.game,
            players,
            board,
            left: taken.by_suit().map(|ranks| !ranks & 0x1fff),
            flushes,
            weight,
            ranks,
            lie,
            over: false,
            choices: Vec::new(),
            highs: Vec::new(),
        }
    }

    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// Counts all boards with one set of ranks. Says about how many hands it compared.
    pub(super) fn step(&mut self, tally: &mut Tally) -> u64 {
        let mut groups = [Group::default(); 5];
        let mut different = 0;
        for &rank in &self.ranks[self.lie..] {
            if different == 0 || groups[different - 1].rank != rank {
                groups[different] = Group { rank, count: 0, left: self.left.iter().map(|&ranks| has(ranks, rank)).sum() };
                different += 1;
            }
            groups[different - 1].count += 1;
        }
        let cost = self.count(&groups[..different], tally);
        self.advance();
        cost as u64
    }

    fn advance(&mut self) {
        let coming = &mut self.ranks[self.lie..];
        match coming.iter().rposition(|&rank| rank + 1 < RANKS) {
            Some(place) => {
                let rank = coming[place] + 1;
                coming[place..].fill(rank);
            }
            None => self.over = true,
        }
    }

    fn count(&mut self, groups: &[Group], tally: &mut Tally) -> usize {
        let mut plain = self.ways(groups, &[]);
        if plain == 0 {
            return 1;
        }
        board_choices(&self.game, &self.ranks, &mut self.choices);
        self.highs.clear();
        self.highs.extend(self.players.iter().map(|player| player.by_rank(&self.choices)));
        let low = best(self.players.iter().map(|player| player.low(&self.choices)));
        let mut cost = self.players.len() * self.choices.len();
        for (place, flush) in self.flushes.iter().enumerate() {
            for suited in self.suited(groups, flush) {
                let mut boards = self.ways(groups, &[suited]);
                for (other_place, other) in self.flushes.iter().enumerate() {
                    if other_place == place || flush.needed + other.needed > self.ranks.len() - self.lie {
                        continue;
                    }
                    for other in self.suited(groups, other) {
                        let both = self.ways(groups, &[suited, other]);
                        boards -= both;
                        if other_place > place {
                            self.record(both, &[suited, other], low, tally);
                            plain -= both;
                        }
                    }
                }
                self.record(boards * flush.alike, &[suited], low, tally);
                plain -= boards * flush.alike;
                cost += self.players.len();
            }
        }
        self.record(plain, &[], low, tally);
        cost
    }

    /// Every selection of the ranks that come that makes somebody's flush in a suit.
    fn suited(&self, groups: &[Group], flush: &Flush) -> impl Iterator<Item = Suited> {
        let Flush { suit, needed, .. } = *flush;
        let coming = groups.iter().fold(0, |ranks, group| ranks | 1 << group.rank);
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
    fn record(&self, boards: u64, suits: &[Suited], low: u16, tally: &mut Tally) {
        if boards == 0 {
            return;
        }
        let high = best(self.players.iter().zip(&self.highs).map(|(player, &by_rank)| {
            let flushes = suits.iter().filter_map(|suited| player.flush(suited.suit, self.board[suited.suit] | suited.ranks));
            Some(flushes.fold(by_rank, HandValue::max))
        }));
        tally.record(boards * self.weight, high, low);
    }
}

/// How many cards of a rank there are in a suit.
fn has(ranks: u16, rank: u8) -> usize {
    usize::from(ranks >> rank & 1)
}
