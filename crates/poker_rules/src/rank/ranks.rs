//! Sets of ranks as bits, with the two as bit 0, and tables that are indexed by them.

use super::category::{FLUSH, LOWEST_STRAIGHT, STRAIGHT_FLUSH};

/// The number of sets of ranks.
pub(super) const SETS: usize = 1 << 13;

/// The place of a set of up to four ranks among all sets of the same size; the highest rank that differs decides the order.
#[inline]
pub(super) const fn place(ranks: u16) -> u16 {
    PLACES_AND_SUITS[ranks as usize % SETS]
}

/// The value of the best five of five or more ranks in one suit.
#[inline]
pub(super) const fn of_suit(ranks: u16) -> u16 {
    PLACES_AND_SUITS[ranks as usize % SETS]
}

/// The highest two ranks of a set.
#[inline]
pub(super) const fn top_two(ranks: u16) -> u16 {
    TOP_TWO[ranks as usize % SETS]
}

/// The highest rank of a set.
#[inline]
pub(super) const fn top(ranks: u16) -> u16 {
    let two = top_two(ranks);
    let one = without_lowest(two);
    if one == 0 { two } else { one }
}

/// The highest `count` ranks of a set.
pub(super) const fn highest(ranks: u16, count: u32) -> u16 {
    let mut left = ranks;
    while left.count_ones() > count {
        left = without_lowest(left);
    }
    left
}

/// The set without its lowest rank.
#[inline]
pub(super) const fn without_lowest(ranks: u16) -> u16 {
    ranks & ranks.wrapping_sub(1)
}

/// The straights that a set of ranks makes, as bits. Bit 0 is the straight to the five, which starts with the ace (R-CARD-4).
#[inline]
pub(super) const fn straights(ranks: u16) -> u16 {
    (SPANS[ranks as usize % SETS] >> (2 * STRAIGHTS)) as u16
}

/// The straights that two ranks of `two` make with three ranks of `three`, as [`straights`] gives them.
#[inline]
pub(super) const fn straights_of_two_and_three(two: u16, three: u16) -> u16 {
    SPANS[two as usize % SETS] as u16 & (SPANS[three as usize % SETS] >> STRAIGHTS) as u16 & straights(two | three)
}

const STRAIGHTS: u32 = 10;

/// By set of ranks: the straights of which the set has at least two ranks, at least three, and all five; ten bits each.
static SPANS: [u32; SETS] = {
    let mut spans = [0; SETS];
    let mut ranks = 0;
    while ranks < SETS {
        let ladder = (ranks << 1 | ranks >> 12) as u32;
        let mut straight = 0;
        while straight < STRAIGHTS {
            let held = (ladder >> straight & 0b11111).count_ones();
            spans[ranks] |= ((held >= 2) as u32 | ((held >= 3) as u32) << STRAIGHTS | ((held == 5) as u32) << (2 * STRAIGHTS)) << straight;
            straight += 1;
        }
        ranks += 1;
    }
    spans
};

/// By set of ranks: [`place`] for fewer than five ranks, [`of_suit`] for five and more. No set needs both.
static PLACES_AND_SUITS: [u16; SETS] = {
    let mut table = [0; SETS];
    let mut ranks = 1;
    while ranks < SETS {
        // Sets of the same size without the highest rank come first; they consist of lower ranks.
        let highest = ranks.ilog2();
        table[ranks] = table[ranks & !(1 << highest)] + choose(highest as u16, ranks.count_ones() as u16);
        ranks += 1;
    }
    // From the largest set down, because a set looks up its five highest ranks while their entry is still a place.
    while ranks > 0 {
        ranks -= 1;
        let straights = straights(ranks as u16);
        if straights != 0 {
            table[ranks] = STRAIGHT_FLUSH + straights.ilog2() as u16 + LOWEST_STRAIGHT;
        } else if ranks.count_ones() >= 5 {
            table[ranks] = FLUSH + table[highest(ranks as u16, 5) as usize];
        }
    }
    table
};

static TOP_TWO: [u16; SETS] = {
    let mut top_two = [0; SETS];
    let mut ranks = 0;
    while ranks < SETS {
        top_two[ranks] = highest(ranks as u16, 2);
        ranks += 1;
    }
    top_two
};

/// The number of ways to choose `chosen` of `n` items.
pub(super) const fn choose(n: u16, chosen: u16) -> u16 {
    let (mut ways, mut taken) = (1, 0);
    while taken < chosen {
        ways = if taken < n { ways * (n - taken) / (taken + 1) } else { 0 };
        taken += 1;
    }
    ways
}

/// The size of this file's tables, in bytes.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&SPANS) + size_of_val(&PLACES_AND_SUITS) + size_of_val(&TOP_TWO);
