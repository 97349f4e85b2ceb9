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
        if self.is_full(hole) {
            return self.full(hole);
        }
        let straights = straights_of_two_and_three(hole.any, self.any);
        if straights != 0 {
            return HandValue::straight(straights);
        }
        if self.trips == 0 && without_lowest(self.pairs) == 0 { self.usual(hole) } else { self.unusual(hole) }
    }

    #[inline(never)]
    fn flush(&self, hole: &OmahaHole, own: u16, shared: u16) -> HandValue {
        let flush = flush_of_two_and_three(own, shared);
        if self.is_full(hole) { flush.max(self.full(hole)) } else { flush }
    }

    /// Less than a straight, with a board that holds at most one rank twice. What comes about as often as not is chosen without a
    /// branch, which a processor would guess wrong.
    #[inline]
    fn usual(&self, hole: &OmahaHole) -> HandValue {
        let (both, own) = (hole.any & self.any, top_two(hole.any));
        let own_set = top(hole.twice & both);
        let set = own_set | both & self.pairs;
        // Two pairs of one card each are more than one of two, but with the board's pair that one makes two as well.
        let own_pair = select((hole.twice > both) & ((without_lowest(both) == 0) | (self.pairs != 0)), top(hole.twice), 0);
        let made = select(set != 0, set, select(own_pair != 0, own_pair | self.pairs, top_two(both | self.pairs)));
        let own_made = made & hole.any;
        let own_left = select(own_made == 0, own, select(own & own_made == 0, without_lowest(own), own & !own_made));
        let none_left = (own_set | select(set == 0, own_pair, 0) | without_lowest(own_made)) != 0;
        // Without its two lowest cards that made nothing; of a pair that made nothing one counts here.
        let left = without_lowest(self.any & !made);
        let left = select(self.pairs & !made != 0, left, without_lowest(left));
        HandValue::less_than_straight(set != 0, made, left | select(none_left, 0, own_left))
    }

    /// Less than a straight, with a board that holds a rank twice or more.
    #[inline(never)]
    fn unusual(&self, hole: &OmahaHole) -> HandValue {
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

/// What an `if` would give, by a move that depends on the condition.
#[inline]
fn select(condition: bool, yes: u16, no: u16) -> u16 {
    core::hint::select_unpredictable(condition, yes, no)
}

/// The better hole card beside the rank in `made`, which is part of the hand already.
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
