//! Full houses and four of a kind.

use super::{OmahaBoard, OmahaHole};
use crate::{
    HandValue,
    rank::ranks::{top, without_lowest},
};

impl OmahaBoard {
    /// Whether the hole cards make a full house or four of a kind with this board.
    #[inline]
    pub(super) fn is_full(&self, hole: &OmahaHole) -> bool {
        let both = hole.any & self.any;
        let set_of_two = (self.pairs != 0) & (hole.twice & self.any != 0);
        let set_of_one = (both & self.pairs != 0) & (without_lowest(both) != 0);
        let set_of_none = (self.trips != 0) & ((self.trips & hole.any | hole.twice) != 0);
        set_of_two | set_of_one | set_of_none
    }

    /// The best full house or four of a kind. There must be one: [`OmahaBoard::is_full`].
    #[inline(never)]
    pub(super) fn full(&self, hole: &OmahaHole) -> HandValue {
        let both = hole.any & self.any;
        let mut best = HandValue::full_house(0, 0);
        let mut try_it = |there: bool, value: HandValue| {
            if there {
                best = best.max(value);
            }
        };
        let two_and_two = top(hole.twice & self.pairs);
        try_it(two_and_two != 0, HandValue::quads(two_and_two, top(self.any & !two_and_two)));
        let one_and_three = self.trips & hole.any;
        try_it(one_and_three != 0, HandValue::quads(one_and_three, top(hole.any & !one_and_three)));
        let two_and_one = top(hole.twice & self.any & !self.pairs);
        try_it(two_and_one != 0, HandValue::full_house(two_and_one, top(self.pairs)));
        let one_and_two = top(both & self.pairs);
        let pair = top(both & !one_and_two);
        try_it(one_and_two != 0 && pair != 0, HandValue::full_house(one_and_two, pair));
        try_it(self.trips != 0 && hole.twice != 0, HandValue::full_house(self.trips, top(hole.twice)));
        best
    }
}
