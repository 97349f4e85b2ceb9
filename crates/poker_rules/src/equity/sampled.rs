//! Deals at random.

use alloc::vec::Vec;

use chacha20::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::{
    BadSpot, Tally,
    plan::{Hands, Plan},
    tally::best,
};
use crate::{
    CardSet, HoleUsed, Ranking,
    rank::{high_value, low_value},
};

/// The most deals that no count overflows with.
const MOST: u64 = 1 << 50;

/// What one step of the iterator may cost, in cards dealt and hands compared.
const BUDGET: u64 = 50_000;

/// Deals hands and boards, each way as likely as any other.
#[derive(Debug)]
pub(super) struct Sampled {
    plan: Plan,
    dealer: Dealer,
    done: u64,
    of: u64,
    /// Kept to be filled again.
    holes: Vec<CardSet>,
}

impl Sampled {
    pub(super) fn new(plan: Plan, seed: u64, deals: u64) -> Result<Sampled, BadSpot> {
        match deals {
            0 => Err(BadSpot::NoDeals),
            1..=MOST => {
                let deck = plan.free.iter().map(|&card| [card].into_iter().collect()).collect();
                let dealer = Dealer { rng: ChaCha8Rng::seed_from_u64(seed), deck, dealt: 0 };
                Ok(Sampled { plan, dealer, done: 0, of: deals, holes: Vec::new() })
            }
            _ => Err(BadSpot::TooManyDeals),
        }
    }

    pub(super) const fn players(&self) -> usize {
        self.plan.hands.len()
    }

    pub(super) const fn progress(&self) -> (u64, u64) {
        (self.done, self.of)
    }

    pub(super) fn work(&mut self, tally: &mut Tally) {
        let per_deal = self.plan.hands.len() as u64
            * match self.plan.game.hole_used {
                HoleUsed::Any => 2,
                HoleUsed::Exactly(_) => 20,
            };
        let mut cost = 0;
        while cost < BUDGET && self.done < self.of {
            cost += per_deal;
            if let Some(board) = self.deal() {
                let used = self.plan.game.hole_used;
                let high = best(self.holes.iter().map(|&hole| Some(high_value(hole, board, used))));
                let low = match self.plan.game.ranking {
                    Ranking::High => 0,
                    Ranking::HighLow => best(self.holes.iter().map(|&hole| low_value(hole, board, used))),
                };
                tally.record(1, high, low);
                self.done += 1;
            }
        }
    }

    /// Deals all hands and gives the board; none where two hands from ranges share a card, which must not be put right by dealing
    /// again to one of them: some ways would come more often than others.
    fn deal(&mut self) -> Option<CardSet> {
        let mut taken = CardSet::EMPTY;
        self.holes.clear();
        for hands in &self.plan.hands {
            let hand = match hands {
                Hands::Listed(hands) => hands[self.dealer.below(hands.len())],
                Hands::Any(_) => CardSet::EMPTY,
            };
            if hand.intersects(taken) {
                return None;
            }
            taken = taken.union(hand);
            self.holes.push(hand);
        }
        self.dealer.dealt = 0;
        for (hole, hands) in self.holes.iter_mut().zip(&self.plan.hands) {
            if let Hands::Any(cards) = *hands {
                *hole = self.dealer.deal(cards, taken);
            }
        }
        Some(self.plan.board.union(self.dealer.deal(self.plan.missing, taken)))
    }
}

/// Cards in some order, of which the first have been dealt.
#[derive(Debug)]
struct Dealer {
    rng: ChaCha8Rng,
    deck: Vec<CardSet>,
    dealt: usize,
}

impl Dealer {
    /// Deals so many that are not taken.
    fn deal(&mut self, cards: usize, taken: CardSet) -> CardSet {
        let mut hand = CardSet::EMPTY;
        let mut missing = cards;
        while missing > 0 && self.dealt < self.deck.len() {
            let place = self.dealt + self.below(self.deck.len() - self.dealt);
            self.deck.swap(self.dealt, place);
            let card = self.deck[self.dealt];
            self.dealt += 1;
            if !card.intersects(taken) {
                hand = hand.union(card);
                missing -= 1;
            }
        }
        hand
    }

    /// A number below `n`, each as likely as any other (Lemire's method).
    fn below(&mut self, n: usize) -> usize {
        let n = n as u32;
        let mut product = u64::from(self.rng.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let uneven = n.wrapping_neg() % n.max(1);
            while (product as u32) < uneven {
                product = u64::from(self.rng.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as usize
    }
}
