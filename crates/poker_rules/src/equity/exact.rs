//! The exact count: every way to deal the unknown cards.

use alloc::{boxed::Box, vec::Vec};

use super::{
    BadSpot, Tally,
    checked_spot::CheckedSpot,
    hands::Hands,
    runout::{Runout, rank_sets},
    suits::SuitGroup,
    tally::MOST_DEALS,
};
use crate::CardSet;

/// The most work in one step of the iterator, in hands compared.
const BUDGET: u64 = 50_000;

/// Goes through all hands that the players may hold and, for each, through all boards. Of hands that differ only in the names of the suits,
/// it visits only the first and multiplies its count by the number of such hands.
#[derive(Debug)]
pub(super) struct Exact {
    spot: CheckedSpot,
    /// The players, those with the fewest possible hands first.
    order: Vec<usize>,
    /// One level for each player of `order` who has been given a hand, and one for the next player.
    levels: Vec<Level>,
    /// The boards of the hands that all players have been given; `None` while a player has no hand.
    runout: Option<Box<Runout>>,
    /// By level: the units of work that are skipped when one hand of the level's player is skipped.
    spans: Vec<u64>,
    done: u64,
    of: u64,
}

#[derive(Debug)]
struct Level {
    next: u64,
    hand: CardSet,
    /// The cards that the earlier players hold.
    taken: CardSet,
    /// The suit exchanges that leave the cards of the earlier levels unchanged.
    alike: SuitGroup,
}

impl Exact {
    pub(super) fn new(spot: CheckedSpot) -> Result<Exact, BadSpot> {
        let mut order: Vec<usize> = (0..spot.hands.len()).collect();
        order.sort_by_key(|&player| spot.hands[player].count(&spot.free));
        let mut of = rank_sets(spot.missing);
        let mut spans = Vec::with_capacity(order.len());
        for &player in order.iter().rev() {
            spans.push(of);
            of = of.saturating_mul(spot.hands[player].count(&spot.free));
        }
        spans.reverse();
        if of.max(spot.deals()) > MOST_DEALS {
            return Err(BadSpot::TooManyDeals);
        }
        let listed = spot.hands.iter().filter_map(Hands::listed);
        let fixed = listed.fold(SuitGroup::ALL.keeping(&[spot.board]).keeping(&[spot.known]), SuitGroup::keeping);
        let first = Level { next: 0, hand: CardSet::EMPTY, taken: CardSet::EMPTY, alike: fixed };
        Ok(Exact { spot, order, levels: Vec::from([first]), runout: None, spans, done: 0, of })
    }

    pub(super) const fn players(&self) -> usize {
        self.order.len()
    }

    pub(super) const fn progress(&self) -> (u64, u64) {
        (self.done, self.of)
    }

    pub(super) fn work(&mut self, tally: &mut Tally) {
        let mut cost = 0;
        while cost < BUDGET && self.done < self.of {
            match &mut self.runout {
                Some(runout) => {
                    cost += runout.step(tally);
                    self.done += 1;
                    if runout.is_over() {
                        self.runout = None;
                    }
                }
                None => {
                    cost += 1;
                    self.give_next_hand();
                }
            }
        }
    }

    /// Gives the next player a hand; goes back to the previous player if no hand is left.
    fn give_next_hand(&mut self) {
        let depth = self.levels.len().saturating_sub(1);
        let (Some(level), Some(&player), Some(&span)) = (self.levels.last_mut(), self.order.get(depth), self.spans.get(depth)) else {
            self.done = self.of;
            return;
        };
        let Some(hand) = self.spot.hands[player].nth(level.next, &self.spot.free) else {
            self.levels.pop();
            return;
        };
        level.next += 1;
        let alike = if hand.intersects(level.taken) { None } else { level.alike.first_of_alike(hand) };
        let Some(alike) = alike else {
            self.done += span;
            return;
        };
        level.hand = hand;
        if depth + 1 < self.order.len() {
            let taken = level.taken.union(hand);
            self.levels.push(Level { next: 0, hand: CardSet::EMPTY, taken, alike });
        } else {
            let mut holes = Vec::from_iter(self.order.iter().map(|_| CardSet::EMPTY));
            self.order.iter().zip(&self.levels).for_each(|(&player, level)| holes[player] = level.hand);
            let weight = self.levels[0].alike.len() / alike.len();
            self.runout = Some(Box::new(Runout::new(&self.spot, &holes, alike, weight)));
        }
    }
}
