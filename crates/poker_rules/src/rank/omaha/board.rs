//! Five cards of which exactly three count.
//!
//! No combinations are tried. The ranks that the hole cards and the board hold once, twice and three times determine what two of the
//! former make with three of the latter; the best category is looked for first.

use super::hole::{OmahaHole, Suited};
use crate::{
    Card, CardSet, HandValue, LowValue,
    rank::{
        low::low_of_two_and_three,
        ranks::{straights_of_two_and_three, top, top_two, without_lowest},
    },
};

/// A board of five cards, prepared to be ranked with many hands.
#[derive(Clone, Copy, Debug)]
pub struct OmahaBoard {
    suits: Suited,
    /// The ranks held at least once, at least twice and at least three times, as bits.
    pub(super) any: u16,
    pub(super) pairs: u16,
    pub(super) trips: u16,
}

impl OmahaBoard {
    /// Prepares these five cards.
    #[inline]
    pub fn new(cards: &[Card; 5]) -> OmahaBoard {
        OmahaBoard::of(Suited::new(cards.iter().copied()))
    }

    /// A board without suits, from the ranks held at least once, at least twice and at least three times.
    #[inline]
    pub(crate) const fn of_ranks([any, pairs, trips]: [u16; 3]) -> OmahaBoard {
        OmahaBoard { suits: Suited::NONE, any, pairs, trips }
    }

    #[inline]
    fn of(suits: Suited) -> OmahaBoard {
        let [any, pairs, trips] = suits.held();
        OmahaBoard { suits, any, pairs, trips }
    }

    /// The value of the best hand of exactly two hole cards and three cards of the board (R-VAR-2).
    #[inline]
    pub fn high(&self, hole: &OmahaHole) -> HandValue {
        match hole.suits.flush(self.suits) {
            None => self.by_rank(hole),
            Some((own, shared)) => self.flush(hole, own, shared),
        }
    }

    /// The best low of exactly two hole cards and three cards of the board (R-VAR-4, R-CARD-9); `None` if there is none.
    #[inline]
    pub fn low(&self, hole: &OmahaHole) -> Option<LowValue> {
        low_of_two_and_three(hole.any, self.any)
    }

    /// The value of the best hand without flushes.
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

    /// The best hand below a straight, with a board that has at most one pair and no three of a kind. Conditions that are true about half
    /// of the time are computed without branches, because the processor would predict them badly.
    #[inline]
    fn usual(&self, hole: &OmahaHole) -> HandValue {
        let (both, own) = (hole.any & self.any, top_two(hole.any));
        let own_set = top(hole.twice & both);
        let set = own_set | both & self.pairs;
        // Two pairs that take one hole card each beat a pair in the hand, unless the board has a pair: then a pair in the hand makes two
        // pairs too.
        let own_pair = select((hole.twice > both) & ((without_lowest(both) == 0) | (self.pairs != 0)), top(hole.twice), 0);
        let made = select(set != 0, set, select(own_pair != 0, own_pair | self.pairs, top_two(both | self.pairs)));
        let own_made = made & hole.any;
        let own_left = select(own_made == 0, own, select(own & own_made == 0, without_lowest(own), own & !own_made));
        let none_left = (own_set | select(set == 0, own_pair, 0) | without_lowest(own_made)) != 0;
        // The board's kickers: three of its cards count, so its two lowest unused cards drop out. `any` has an unused pair only once,
        // so then one rank drops out.
        let left = without_lowest(self.any & !made);
        let left = select(self.pairs & !made != 0, left, without_lowest(left));
        HandValue::less_than_straight(set != 0, made, left | select(none_left, 0, own_left))
    }

    /// The best hand below a straight, with a board that has two pairs or three of a kind.
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
            // If the board's pair is one of the two, the kicker is a hole card, otherwise a card of the board.
            let left = if two & pair != 0 { hole.any } else { self.any };
            return HandValue::two_pair(two, top(left & !two));
        }
        HandValue::pair(pair, own | top(self.any ^ pair))
    }
}

/// `if condition { yes } else { no }`, compiled to a conditional move instead of a branch.
#[inline]
fn select(condition: bool, yes: u16, no: u16) -> u16 {
    core::hint::select_unpredictable(condition, yes, no)
}

/// The kicker among the two best hole cards `own`, one of which the hand uses for the rank `made`.
#[inline]
fn kicker(own: u16, made: u16) -> u16 {
    if own & made == 0 { without_lowest(own) } else { own ^ made }
}

/// The best flush or straight flush of exactly two ranks of `two` and three ranks of `three`, which have at least as many.
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
