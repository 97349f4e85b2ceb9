//! The best five of a suit.

use super::{HandValue, ranks::SETS};

static FLUSHES: [HandValue; SETS] = {
    let mut flushes = [HandValue::high_card(0); SETS];
    let mut ranks = 0;
    while ranks < SETS {
        flushes[ranks] = HandValue::best_of_suit(ranks as u16);
        ranks += 1;
    }
    flushes
};

impl HandValue {
    /// The best five of five or more cards of one suit, the two is bit 0.
    #[inline]
    pub(crate) fn of_suit(ranks: u16) -> HandValue {
        FLUSHES[usize::from(ranks) % SETS]
    }
}

/// The bytes of the table here.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&FLUSHES);
