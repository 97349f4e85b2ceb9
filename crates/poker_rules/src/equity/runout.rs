//! All boards that can still come when every hand is known.
//!
//! Nearly all boards differ only in suits, and suits matter only to a flush. Therefore this goes through the ranks of the missing
//! cards: 6,175 multisets for five cards instead of up to two million boards. For each it counts the boards that give a player a flush
//! one suit at a time, and all other boards at once.

use arrayvec::ArrayVec;

use super::{
    Tally,
    checked_spot::CheckedSpot,
    choose::choose,
    strength::{Ranks, Strength},
    suits::SuitGroup,
    tally::{best, best_low},
    ways::{Group, Groups, Ways, has},
};
use crate::{CardSet, HandValue, MAX_SEATS, Rank};

type Highs = ArrayVec<HandValue, MAX_SEATS>;

/// The count of all boards for one set of hands.
#[derive(Debug)]
pub(super) struct Runout {
    low: bool,
    players: ArrayVec<Strength, MAX_SEATS>,
    /// The board so far, and below it the cards that may come, by suit.
    board: [u16; 4],
    left: [u16; 4],
    /// The suits in which a player can make a flush.
    flushes: ArrayVec<Flush, 4>,
    /// Whether one board can make flushes in two suits. This happens where three hole cards count with two cards of the board.
    two_at_once: bool,
    /// The number of deals that each board stands for.
    weight: u64,
    /// The ranks of the board so far.
    ranks: Ranks,
    /// The ranks of the cards that come in this step, in rising order.
    coming: ArrayVec<Rank, 5>,
    over: bool,
}

#[derive(Clone, Copy, Debug)]
struct Flush {
    suit: usize,
    /// The least number of cards of the suit that must come for any player's flush.
    needed: u32,
    /// The number of cards of the suit that must come for each player's flush; `u32::MAX` if the player cannot make one.
    needs: [u32; MAX_SEATS],
    /// The number of equivalent suits that this suit stands for.
    alike: u64,
}

/// The ranks that come in the suit of a flush.
#[derive(Clone, Copy, Debug)]
struct FlushRanks<'a> {
    flush: &'a Flush,
    ranks: u16,
}

/// The number of multisets of ranks that `cards` cards can have, without regard to suits running out.
pub(super) fn rank_sets(cards: usize) -> u64 {
    choose(Rank::ALL.len() - 1 + cards, cards)
}

impl Runout {
    /// `alike` are the suit exchanges that leave all known cards unchanged.
    pub(super) fn new(spot: &CheckedSpot, holes: &[CardSet], alike: SuitGroup, weight: u64) -> Runout {
        let taken = holes.iter().fold(spot.known, |taken, &hole| taken.union(hole));
        let players: ArrayVec<Strength, MAX_SEATS> = holes.iter().map(|&hole| Strength::new(spot.counting, hole)).collect();
        let board = spot.board.by_suit();
        let missing = spot.missing as u32;
        let mut flushes: ArrayVec<Flush, 4> = (0..4)
            .map(|suit| {
                let mut needs = [u32::MAX; MAX_SEATS];
                for (needs, player) in needs.iter_mut().zip(&players) {
                    *needs = player.flush_needs(suit).map_or(u32::MAX, |needs| needs.saturating_sub(board[suit].count_ones()));
                }
                Flush { suit, needed: needs.into_iter().min().unwrap_or(u32::MAX), needs, alike: 1 }
            })
            .filter(|flush| flush.needed <= missing)
            .collect();
        let fits_another = |flush: &Flush| flushes.iter().any(|other| other.suit != flush.suit && flush.needed + other.needed <= missing);
        let two_at_once = flushes.iter().any(fits_another);
        if !two_at_once {
            let alike = alike.alike();
            flushes.iter_mut().for_each(|flush| flush.alike = alike[flush.suit]);
            flushes.retain(|flush| flush.alike > 0);
        }
        Runout {
            low: spot.low,
            players,
            board,
            left: taken.by_suit().map(|ranks| !ranks & 0x1fff),
            flushes,
            two_at_once,
            weight,
            ranks: spot.board.iter().map(|card| card.rank()).collect(),
            coming: core::iter::repeat_n(Rank::Two, spot.missing).collect(),
            over: false,
        }
    }

    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// Counts all boards whose missing cards have the ranks of this step, then goes to the next ranks. Returns roughly the number of hands
    /// that were compared.
    pub(super) fn step(&mut self, tally: &mut Tally) -> u64 {
        let mut groups = Groups::new();
        let mut ranks = self.ranks;
        for &rank in &self.coming {
            ranks = ranks.with(rank);
            match groups.last_mut() {
                Some(group) if group.rank == rank => group.count += 1,
                Some(_) | None => groups.push(Group { rank, count: 1, left: self.left.iter().map(|&ranks| has(ranks, rank)).sum() }),
            }
        }
        let boards = Ways::new(&groups, 0).with(0);
        let hands = if boards == 0 { 1 } else { self.count(&groups, ranks, boards, tally) };
        self.advance();
        hands as u64
    }

    fn advance(&mut self) {
        let next = self.coming.iter().enumerate().rev().find_map(|(place, &rank)| Some((place, *Rank::ALL.get(rank as usize + 1)?)));
        match next {
            Some((place, rank)) => self.coming[place..].fill(rank),
            None => self.over = true,
        }
    }

    /// Counts the `boards` boards whose missing cards have the ranks of `groups`; `board` are the ranks of the full board.
    fn count(&self, groups: &[Group], board: Ranks, boards: u64, tally: &mut Tally) -> usize {
        let highs: Highs = self.players.iter().map(|player| player.by_rank(&board)).collect();
        let low = if self.low { best_low(self.players.iter().map(|player| player.low(&board))) } else { 0 };
        let ranks = groups.iter().fold(0, |ranks, group| ranks | 1 << group.rank as u32);
        let others: &[Flush] = if self.two_at_once { &self.flushes } else { &[] };
        let mut plain = boards;
        let mut hands = self.players.len();
        for (place, flush) in self.flushes.iter().enumerate() {
            let ways = Ways::new(groups, self.left[flush.suit]);
            for suited in self.suited(flush, ranks) {
                let mut boards = ways.with(suited.ranks);
                for (other_place, other) in others.iter().enumerate().filter(|&(other, _)| other != place) {
                    let ways = Ways::new(&self.others(groups, suited), self.left[other.suit]);
                    for other in self.suited(other, ranks) {
                        let both = ways.with(other.ranks);
                        boards -= both;
                        if other_place > place {
                            plain -= both;
                            self.record(both, &highs, [suited, other], low, tally);
                        }
                    }
                }
                plain -= boards * flush.alike;
                self.record(boards * flush.alike, &highs, [suited], low, tally);
                hands += self.players.len();
            }
        }
        self.record(plain, &highs, [], low, tally);
        hands
    }

    /// Every selection of `ranks` that, coming in the suit of `flush`, makes at least one player's flush.
    fn suited<'a>(&self, flush: &'a Flush, ranks: u16) -> impl Iterator<Item = FlushRanks<'a>> {
        let can_come = ranks & self.left[flush.suit];
        let spare = can_come.count_ones().checked_sub(flush.needed);
        spare.into_iter().flat_map(move |spare| subsets(can_come, spare)).map(move |others| FlushRanks { flush, ranks: can_come & !others })
    }

    /// The groups without the cards that came in the suit of `suited`, and without that suit.
    fn others(&self, groups: &[Group], suited: FlushRanks) -> Groups {
        let other = |group: &Group| Group {
            rank: group.rank,
            count: group.count - has(suited.ranks, group.rank),
            left: group.left - has(self.left[suited.flush.suit], group.rank),
        };
        groups.iter().map(other).collect()
    }

    /// Records `boards` boards on which just these ranks come in these suits.
    #[inline]
    fn record<const N: usize>(&self, boards: u64, by_rank: &Highs, suits: [FlushRanks; N], low: u16, tally: &mut Tally) {
        if boards == 0 {
            return;
        }
        let suits = suits.map(|suited| (suited.flush, suited.ranks.count_ones(), self.board[suited.flush.suit] | suited.ranks));
        let hands = self.players.iter().zip(by_rank).enumerate().map(|(place, (player, &by_rank))| {
            let flushes = suits.iter().filter(|(flush, come, _)| flush.needs[place] <= *come);
            flushes.fold(by_rank, |best, &(flush, _, board)| best.max(player.flush(flush.suit, board)))
        });
        tally.record(boards * self.weight, best(hands), low);
    }
}

/// Every subset of `bits` with at most `most` bits.
fn subsets(bits: u16, most: u32) -> impl Iterator<Item = u16> {
    // The next number is the subset plus one, counted in `bits` alone. A subset that has `most` bits adds its own lowest bit instead:
    // all numbers that this skips have too many bits.
    let next = move |&subset: &u16| {
        let lowest_of = if subset.count_ones() < most { bits } else { subset };
        Some((subset | !bits).wrapping_add(lowest_of & lowest_of.wrapping_neg()) & bits).filter(|&next| next != 0)
    };
    core::iter::successors(Some(0), next)
}
