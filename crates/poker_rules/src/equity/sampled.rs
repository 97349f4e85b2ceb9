//! The estimate from random deals.

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

/// The most work in one step of the iterator, in cards dealt and ranked.
const BUDGET: usize = 300_000;

/// Deals hands and boards at random, all ways equally likely.
#[derive(Debug)]
pub(super) struct Sampled {
    spot: CheckedSpot,
    /// The board of the current deal. The known cards come first.
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
        // By set of players, one bit each: how often exactly these had the best hand.
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

    /// Deals all unknown hands and the board; `None` if two hands from ranges share a card. Then the whole deal must be repeated: dealing
    /// only one of the two hands again would make some deals likelier than others.
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

/// The free cards, of which the first `dealt` have been dealt at random.
#[derive(Debug)]
struct Dealer {
    rng: ChaCha8Rng,
    deck: Vec<Card>,
    dealt: usize,
}

impl Dealer {
    /// Fills `places` with random cards that are not in `taken`.
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

    /// Puts a random card into each of these places of the deck, drawn from that place and all places after it.
    #[inline]
    fn draw(&mut self, places: Range<usize>) {
        let Dealer { rng, deck, .. } = self;
        let left = deck.len();
        each_below(rng, places.map(|place| (place, left - place)), |place, number| deck.swap(place, place + number));
    }

    /// A random number below `n`.
    fn below(&mut self, n: usize) -> usize {
        let mut drawn = 0;
        each_below(&mut self.rng, once(((), n)), |(), number| drawn = number);
        drawn
    }
}

/// Calls `call` with a uniform random number below each limit. The product of the limits must fit a `u64`.
///
/// One 64-bit random number serves all limits: it is multiplied by each limit in turn, the upper half of the product is the number, and
/// the lower half is multiplied by the next limit. If the last lower half is among the few that would make some numbers likelier, all
/// numbers are drawn again (Brackett-Rozinsky and Lemire). So `call` may be called more than once for a limit; the last call counts.
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
