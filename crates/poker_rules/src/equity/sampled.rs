//! Deals at random.

use alloc::vec::Vec;
use core::{iter::once, ops::Range};

use arrayvec::ArrayVec;
use chacha20::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::{
    BadSpot, Tally,
    checked_spot::CheckedSpot,
    counting::{Count, CountAny, CountThree, CountTwo, Counting},
    hands::Hands,
    tally::{MOST_DEALS, best, best_low},
};
use crate::{Card, CardSet, MAX_SEATS};

/// What one step of the iterator may cost, in cards dealt and ranked.
const BUDGET: usize = 300_000;

/// Deals hands and boards, each way as likely as any other.
#[derive(Debug)]
pub(super) struct Sampled {
    spot: CheckedSpot,
    /// The board; missing cards are those of the deal before.
    board: [Card; 5],
    dealer: Dealer,
    done: u64,
    of: u64,
}

impl Sampled {
    pub(super) fn new(spot: CheckedSpot, seed: u64, deals: u64) -> Result<Sampled, BadSpot> {
        match deals {
            0 => Err(BadSpot::NoDeals),
            1..=MOST_DEALS => {
                let dealer = Dealer { rng: ChaCha8Rng::seed_from_u64(seed), deck: spot.free.clone(), dealt: 0 };
                let mut board = [Card::ALL[0]; 5];
                board.iter_mut().zip(spot.board.iter()).for_each(|(place, card)| *place = card);
                Ok(Sampled { spot, board, dealer, done: 0, of: deals })
            }
            _ => Err(BadSpot::TooManyDeals),
        }
    }

    pub(super) const fn players(&self) -> usize {
        self.spot.hands.len()
    }

    pub(super) const fn progress(&self) -> (u64, u64) {
        (self.done, self.of)
    }

    pub(super) fn work(&mut self, tally: &mut Tally) {
        let cards = self.spot.hands.iter().map(|hands| hands.first(&self.spot.free).len() + self.board.len()).sum::<usize>();
        let tries = BUDGET / cards.max(1);
        match self.spot.counting {
            Counting::Any => self.deal_some::<CountAny>(tries, tally),
            Counting::Two => self.deal_some::<CountTwo>(tries, tally),
            Counting::Three => self.deal_some::<CountThree>(tries, tally),
        }
    }

    fn deal_some<C: Count>(&mut self, tries: usize, tally: &mut Tally) {
        let mut holes: ArrayVec<C::Hole, MAX_SEATS> = self.spot.hands.iter().map(|hands| C::hole(&hands.first(&self.spot.free))).collect();
        // How often just these players, a bit each, had the best hand.
        let mut highs = [0; 1 << MAX_SEATS];
        for _ in 0..tries {
            if self.done == self.of {
                break;
            }
            let Some(board) = self.deal::<C>(&mut holes) else { continue };
            let high = best(holes.iter().map(|hole| C::high(hole, &board)));
            if self.spot.low {
                tally.record(1, high, best_low(holes.iter().map(|hole| C::low(hole, &board))));
            } else if let Some(count) = highs.get_mut(usize::from(high)) {
                *count += 1;
            }
            self.done += 1;
        }
        (0..).zip(highs).filter(|&(_, count)| count > 0).for_each(|(high, count)| tally.record(count, high, 0));
    }

    /// Deals all unknown hands and the board; fails where two hands from ranges share a card, which must not be put
    /// right by dealing to one of them again: some ways would come more often than others.
    #[inline]
    fn deal<C: Count>(&mut self, holes: &mut [C::Hole]) -> Option<C::Board> {
        let Sampled { spot, board, dealer, .. } = self;
        let mut taken = CardSet::EMPTY;
        for (hole, hands) in holes.iter_mut().zip(&spot.hands) {
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
        for (hole, hands) in holes.iter_mut().zip(&spot.hands) {
            if let Hands::Any(cards) = *hands {
                let mut hand = [Card::ALL[0]; 5];
                dealer.deal(&mut hand[..cards], taken);
                *hole = C::hole(&hand[..cards]);
            }
        }
        let lie = board.len() - spot.missing;
        dealer.deal(&mut board[lie..], taken);
        Some(C::board(board))
    }
}

/// A deck in random order, of which the first cards have been dealt.
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
        let mut filled = 0;
        while filled < places.len() {
            let next = self.dealt..self.dealt + places.len() - filled;
            if next.end > self.deck.len() {
                return;
            }
            self.draw(next.clone());
            self.dealt = next.end;
            for &card in &self.deck[next] {
                if !taken.contains(card) {
                    places[filled] = card;
                    filled += 1;
                }
            }
        }
    }

    /// Puts cards at these places, each as likely as any other from there on.
    #[inline]
    fn draw(&mut self, places: Range<usize>) {
        let Dealer { rng, deck, .. } = self;
        let left = deck.len();
        each_below(rng, places.map(|place| (place, left - place)), |place, number| deck.swap(place, place + number));
    }

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize {
        let mut drawn = 0;
        each_below(&mut self.rng, once(((), n)), |(), number| drawn = number);
        drawn
    }
}

/// Calls with a number below each of some limits, which multiplied do not exceed a `u64`; each as likely as any other.
///
/// One random number does for all: it is multiplied by one limit after the other, and what is carried over is the number. Where the
/// last remainder is among those that would make some numbers likelier, which is rare, all are drawn again (Brackett-Rozinsky and
/// Lemire).
#[inline]
fn each_below<P>(rng: &mut ChaCha8Rng, limits: impl Iterator<Item = (P, usize)> + Clone, mut call: impl FnMut(P, usize)) {
    loop {
        let mut random = rng.next_u64();
        let mut ways: u64 = 1;
        for (place, limit) in limits.clone() {
            let product = u128::from(random) * limit as u128;
            call(place, (product >> 64) as usize);
            random = product as u64;
            ways *= limit as u64;
        }
        if random >= ways || random >= ways.wrapping_neg() % ways {
            return;
        }
    }
}
