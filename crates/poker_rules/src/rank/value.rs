//! The value of a hand.

use super::category::{
    FLUSH, FULL_HOUSE, HIGH_CARD, LOWEST_STRAIGHT, ONES, PAIR, QUADS, STRAIGHT, STRAIGHT_FLUSH, THREES, TRIPS, TWO_PAIR, TWOS,
};
use super::ranks::{highest, of_suit, place, straights, top, top_two, without_lowest};

/// The value of the best five cards. The larger value wins; equal values tie (R-CARD-5, R-CARD-7).
///
/// It is the least value of the hand's category plus the place of the hand's ranks among all ranks that the category can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HandValue(pub(super) u16);

#[inline]
const fn straight_rank(straights: u16) -> u16 {
    place(top(straights)) + LOWEST_STRAIGHT
}

/// Each constructor takes ranks as bits, exactly as many as the category has.
impl HandValue {
    /// No hand. It is less than the value of any hand.
    pub(super) const NONE: HandValue = HandValue(0);

    pub(super) const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Five ranks without a pair. The value differs from that of the flush of the same ranks by a constant.
    #[inline]
    pub(super) const fn high_card(ranks: u16) -> HandValue {
        HandValue(of_suit(ranks) - (FLUSH - HIGH_CARD))
    }

    /// A hand below a straight: three of a kind of the rank `made` if `set`; otherwise two pairs, a pair or no pair, by the number of ranks
    /// in `made`. `others` are the kickers.
    #[inline]
    pub(super) const fn less_than_straight(set: bool, made: u16, others: u16) -> HandValue {
        const OF: [(u16, u16); 4] = [(HIGH_CARD.wrapping_sub(FLUSH), 0), (PAIR, THREES), (TWO_PAIR, ONES), (TRIPS, TWOS)];
        let pairs = (made != 0) as usize + (without_lowest(made) != 0) as usize;
        let (least, each) = OF[(pairs + 2 * set as usize) % OF.len()];
        HandValue(least.wrapping_add(each * place(made)).wrapping_add(place(others)))
    }

    #[inline]
    pub(super) const fn pair(rank: u16, kickers: u16) -> HandValue {
        HandValue(PAIR + THREES * place(rank) + place(kickers))
    }

    #[inline]
    pub(super) const fn two_pair(ranks: u16, kicker: u16) -> HandValue {
        HandValue(TWO_PAIR + ONES * place(ranks) + place(kicker))
    }

    #[inline]
    pub(super) const fn trips(rank: u16, kickers: u16) -> HandValue {
        HandValue(TRIPS + TWOS * place(rank) + place(kickers))
    }

    /// The best of these straights, which are as [`straights`] gives them.
    #[inline]
    pub(super) const fn straight(straights: u16) -> HandValue {
        HandValue(STRAIGHT + straight_rank(straights))
    }

    #[inline]
    pub(super) const fn full_house(trips: u16, pair: u16) -> HandValue {
        HandValue(FULL_HOUSE + ONES * place(trips) + place(pair))
    }

    #[inline]
    pub(super) const fn quads(rank: u16, kicker: u16) -> HandValue {
        HandValue(QUADS + ONES * place(rank) + place(kicker))
    }

    #[inline]
    pub(super) const fn straight_flush(straights: u16) -> HandValue {
        HandValue(STRAIGHT_FLUSH + straight_rank(straights))
    }

    /// The value of five or more ranks in one suit, as bits with the two as bit 0.
    #[inline]
    pub(crate) const fn of_suit(ranks: u16) -> HandValue {
        HandValue(of_suit(ranks))
    }

    /// The value of five or more cards without flushes, from the ranks held at least once, twice, three times and four times.
    pub(crate) const fn of_ranks([all, pairs, trips, quads]: [u16; 4]) -> HandValue {
        if quads != 0 {
            return HandValue::quads(quads, top(all & !quads));
        }
        let set = top(trips);
        if set != 0 && pairs != set {
            return HandValue::full_house(set, top(pairs & !set));
        }
        match straights(all) {
            0 => {}
            straights => return HandValue::straight(straights),
        }
        if set != 0 {
            return HandValue::trips(set, top_two(all & !set));
        }
        let two = top_two(pairs);
        match two.count_ones() {
            0 => HandValue::high_card(highest(all, 5)),
            1 => HandValue::pair(two, highest(all & !two, 3)),
            _ => HandValue::two_pair(two, top(all & !two)),
        }
    }
}
