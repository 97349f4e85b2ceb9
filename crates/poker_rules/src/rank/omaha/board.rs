//! A board of which three cards count.
//!
//! Nothing is tried: from the ranks that hole cards and board hold once, twice and three times follows what two of the ones make with
//! three of the others, the best category first.

use super::hole::{OmahaHole, Suited};
use crate::{
    Card, CardSet, HandValue, LowValue,
    rank::{
        low::low_of_two_and_three,
        ranks::{straights_of_two_and_three, top, top_two, without_lowest},
    },
};

/// A board of five cards, made ready to be ranked with many hands.
#[derive(Clone, Copy, Debug)]
pub struct OmahaBoard {
    suits: Suited,
    /// The ranks held, those held at least twice, and three times.
    pub(super) any: u16,
    pub(super) pairs: u16,
    pub(super) trips: u16,
}

impl OmahaBoard {
    /// These five cards.
    #[inline]
    pub fn new(cards: &[Card; 5]) -> OmahaBoard {
        OmahaBoard::of(Suited::new(cards.iter().copied()))
    }

    /// Ranks alone: those held, those held at least twice, and three times.
    #[inline]
    pub(crate) const fn of_ranks([any, pairs, trips]: [u16; 3]) -> OmahaBoard {
        OmahaBoard { suits: Suited::NONE, any, pairs, trips }
    }

    #[inline]
    fn of(suits: Suited) -> OmahaBoard {
        let [any, pairs, trips] = suits.held();
        OmahaBoard { suits, any, pairs, trips }
    }

    /// The best five of exactly two hole cards and three of the board (R-VAR-2).
    #[inline]
    pub fn high(&self, hole: &OmahaHole) -> HandValue {
        match hole.suits.flush(self.suits) {
            None => self.by_rank(hole),
            Some((own, shared)) => self.flush(hole, own, shared),
        }
    }

    /// The best low of exactly two hole cards and three of the board (R-VAR-4, R-CARD-9).
    #[inline]
    pub fn low(&self, hole: &OmahaHole) -> Option<LowValue> {
        low_of_two_and_three(hole.any, self.any)
    }

    /// The best five where suits make nothing.
    #[inline]
    pub(crate) fn by_rank(&self, hole: &OmahaHole) -> HandValue {
        if self.pairs != 0 && self.is_full(hole) {
            return self.full(hole);
        }
        match straights_of_two_and_three(hole.any, self.any) {
            0 if self.pairs == 0 => self.unpaired(hole),
            0 => self.paired(hole),
            straights => HandValue::straight(straights),
        }
    }

    #[inline(never)]
    fn flush(&self, hole: &OmahaHole, own: u16, shared: u16) -> HandValue {
        let flush = flush_of_two_and_three(own, shared);
        if self.pairs != 0 && self.is_full(hole) { flush.max(self.full(hole)) } else { flush }
    }

    /// Less than a straight, with a board of five different ranks.
    #[inline]
    fn unpaired(&self, hole: &OmahaHole) -> HandValue {
        let both = hole.any & self.any;
        let sets = hole.twice & both;
        if sets != 0 {
            let set = top(sets);
            return HandValue::trips(set, self.best_without(set));
        }
        let two = top_two(both);
        if without_lowest(two) != 0 {
            return HandValue::two_pair(two, self.best_without(two));
        }
        if hole.twice > both {
            return HandValue::pair(top(hole.twice), self.best_without(0));
        }
        let own = top_two(hole.any);
        if both != 0 {
            return HandValue::pair(both, kicker(own, both) | self.best_without(both));
        }
        HandValue::high_card(own | self.best_without(0))
    }

    /// The best of an unpaired board without some ranks: of three cards those that are left.
    #[inline]
    fn best_without(&self, ranks: u16) -> u16 {
        without_lowest(without_lowest(self.any & !ranks))
    }

    /// Less than a straight, with a board that holds a rank twice or more.
    #[inline]
    fn paired(&self, hole: &OmahaHole) -> HandValue {
        let both = hole.any & self.any;
        let own = top_two(hole.any);
        let set = both & self.pairs;
        if self.trips > set {
            return HandValue::trips(self.trips, own);
        }
        if set != 0 {
            return HandValue::trips(set, kicker(own, set) | top(self.any ^ set));
        }
        let pair = top(self.pairs);
        if hole.twice > both {
            return HandValue::two_pair(top(hole.twice) | pair, top(self.any ^ pair));
        }
        if both != 0 {
            let two = top_two(both | pair);
            // With the board's pair a hole card is left over, otherwise a card of the board.
            let left = if two & pair != 0 { hole.any } else { self.any };
            return HandValue::two_pair(two, top(left & !two));
        }
        HandValue::pair(pair, own | top(self.any ^ pair))
    }
}

/// The better hole card beside the one that made something, which is one rank.
#[inline]
fn kicker(own: u16, made: u16) -> u16 {
    if own & made == 0 { without_lowest(own) } else { own ^ made }
}

/// The best of exactly two of some ranks of a suit and three of others, of which there are as many.
pub(crate) fn flush_of_two_and_three(two: u16, three: u16) -> HandValue {
    match straights_of_two_and_three(two, three) {
        0 => HandValue::of_suit(top_two(two) | highest_three(three)),
        straights => HandValue::straight_flush(straights),
    }
}

fn highest_three(ranks: u16) -> u16 {
    let mut left = ranks;
    while without_lowest(without_lowest(without_lowest(left))) != 0 {
        left = without_lowest(left);
    }
    left
}

impl From<CardSet> for OmahaBoard {
    fn from(cards: CardSet) -> OmahaBoard {
        OmahaBoard::of(Suited::new(cards.iter()))
    }
}
