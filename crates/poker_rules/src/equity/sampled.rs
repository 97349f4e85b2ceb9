//! Deals at random.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use chacha20::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::{
    BadSpot, Tally,
    counting::{Count, CountAny, CountThree, CountTwo, Counting},
    hands::Hands,
    plan::Plan,
    tally::{best, best_low},
};
use crate::{Card, CardSet, HandValue, LowValue, MAX_SEATS};

/// The most deals that no count overflows with.
const MOST: u64 = 1 << 50;

/// What one step of the iterator may cost, in cards dealt and ranked.
const BUDGET: usize = 300_000;

/// Deals hands and boards, each way as likely as any other.
#[derive(Debug)]
pub(super) struct Sampled {
    plan: Plan,
    /// The board with whatever came last where cards are missing.
    board: [Card; 5],
    dealer: Dealer,
    done: u64,
    of: u64,
}

impl Sampled {
    pub(super) fn new(plan: Plan, seed: u64, deals: u64) -> Result<Sampled, BadSpot> {
        match deals {
            0 => Err(BadSpot::NoDeals),
            1..=MOST => {
                let dealer = Dealer { rng: ChaCha8Rng::seed_from_u64(seed), deck: plan.free.clone(), dealt: 0 };
                let mut board = [Card::ALL[0]; 5];
                board.iter_mut().zip(plan.board.iter()).for_each(|(place, card)| *place = card);
                Ok(Sampled { plan, board, dealer, done: 0, of: deals })
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
        let cards = self.plan.hands.iter().map(|hands| hands.first(&self.plan.free).len() + self.board.len()).sum::<usize>();
        let tries = BUDGET / cards.max(1);
        match self.plan.counting {
            Counting::Any => self.deal_some::<CountAny>(tries, tally),
            Counting::Two => self.deal_some::<CountTwo>(tries, tally),
            Counting::Three => self.deal_some::<CountThree>(tries, tally),
        }
    }

    fn deal_some<C: Count>(&mut self, tries: usize, tally: &mut Tally) {
        let mut holes: ArrayVec<C::Hole, MAX_SEATS> = self.plan.hands.iter().map(|hands| C::hole(&hands.first(&self.plan.free))).collect();
        for _ in 0..tries {
            if self.done == self.of {
                break;
            }
            let Some(board) = self.deal::<C>(&mut holes) else { continue };
            let highs: ArrayVec<HandValue, MAX_SEATS> = holes.iter().map(|hole| C::high(hole, &board)).collect();
            let lows = || holes.iter().map(|hole| C::low(hole, &board)).collect::<ArrayVec<Option<LowValue>, MAX_SEATS>>();
            let low = if self.plan.low { best_low(&lows()) } else { 0 };
            tally.record(1, best(&highs), low);
            self.done += 1;
        }
    }

    /// Deals all hands that do not lie open, and the board; nothing where two hands from ranges share a card, which must not be put
    /// right by dealing to one of them again: some ways would come more often than others.
    #[inline]
    fn deal<C: Count>(&mut self, holes: &mut [C::Hole]) -> Option<C::Board> {
        let Sampled { plan, board, dealer, .. } = self;
        let mut taken = CardSet::EMPTY;
        for (hole, hands) in holes.iter_mut().zip(&plan.hands) {
            match hands {
                Hands::Listed(hands) => {
                    let hand = hands[dealer.below(hands.len())];
                    if hand.intersects(taken) {
                        return None;
                    }
                    taken = taken.union(hand);
                    *hole = C::hole(&hand.iter().collect::<ArrayVec<Card, 5>>());
                }
                Hands::Open(_) | Hands::Any(_) => {}
            }
        }
        dealer.dealt = 0;
        for (hole, hands) in holes.iter_mut().zip(&plan.hands) {
            if let Hands::Any(cards) = *hands {
                let mut hand = [Card::ALL[0]; 5];
                dealer.deal(&mut hand[..cards], taken);
                *hole = C::hole(&hand[..cards]);
            }
        }
        let lie = board.len() - plan.missing;
        dealer.deal(&mut board[lie..], taken);
        Some(C::board(board))
    }
}

/// Cards in some order, of which the first have been dealt.
#[derive(Debug)]
struct Dealer {
    rng: ChaCha8Rng,
    deck: Vec<Card>,
    dealt: usize,
}

impl Dealer {
    /// Deals cards that are not taken.
    #[inline]
    fn deal(&mut self, places: &mut [Card], taken: CardSet) {
        for place in places {
            while self.dealt < self.deck.len() {
                let from = self.dealt + self.below(self.deck.len() - self.dealt);
                self.deck.swap(self.dealt, from);
                *place = self.deck[self.dealt];
                self.dealt += 1;
                if !taken.contains(*place) {
                    break;
                }
            }
        }
    }

    /// A number below `n`, each as likely as any other (Lemire's method).
    #[inline]
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
