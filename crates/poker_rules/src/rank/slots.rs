//! The values of all sets of five to seven ranks, each in a slot whose number is found by adding.
//!
//! The ranks fall into three groups. For what is held of each group a table says how much to add; that of the middle group also
//! depends on how many upper ranks there are. The slots lie one after the other without a gap: for any upper and middle ranks those
//! lower ones that make five to seven cards are a run of slots, in the same order every time.

use super::HandValue;
use crate::Rank;

/// The first rank of the middle and of the upper group.
const MIDDLE: u32 = Rank::Seven as u32;
const UPPER: u32 = Rank::Jack as u32;

/// Where the key of each group lies in a sum. A key is a number to base five, a digit a rank.
const MIDDLE_AT: u32 = 12;
const UPPER_AT: u32 = 24;
/// What an upper rank adds to the middle key, more than the middle ranks of seven cards add up to.
const UPPER_COUNT: u32 = 585;

const LOWER_KEYS: usize = 1 << MIDDLE_AT;
const MIDDLE_KEYS: usize = 1 << (UPPER_AT - MIDDLE_AT);
const UPPER_KEYS: usize = 1 << 10;

/// What a rank adds to the sum.
pub(crate) const fn key(rank: Rank) -> u64 {
    let rank = rank as u32;
    if rank < MIDDLE {
        5u64.pow(rank)
    } else if rank < UPPER {
        5u64.pow(rank - MIDDLE) << MIDDLE_AT
    } else {
        5u64.pow(rank - UPPER) << UPPER_AT | (UPPER_COUNT as u64) << MIDDLE_AT
    }
}

/// The value of five to seven cards where suits make nothing, by the sum of their keys.
#[inline]
pub(crate) fn value(sum: u64) -> HandValue {
    let Slots { lower, middle, upper, values } = &SLOTS;
    let slot = usize::from(lower[sum as usize % LOWER_KEYS])
        + usize::from(middle[(sum >> MIDDLE_AT) as usize % MIDDLE_KEYS])
        + upper[(sum >> UPPER_AT) as usize % UPPER_KEYS] as usize;
    values.get(slot).copied().unwrap_or(HandValue::high_card(0))
}

struct Slots {
    lower: [u16; LOWER_KEYS],
    middle: [u16; MIDDLE_KEYS],
    upper: [u32; UPPER_KEYS],
    values: [HandValue; VALUES],
}

/// 6,175 sets of five cards, 18,395 of six and 49,205 of seven, and before them as many empty slots as there are sets of less than
/// five lower ranks: what the tables say is then never below zero.
const VALUES: usize = 126 + 73_775;

/// What may be held of one group.
#[derive(Clone, Copy)]
struct Held {
    key: u32,
    size: usize,
    /// The ranks held at least once, twice, three and four times.
    ranks: [u16; 4],
}

/// All that may be held of a group, up to seven cards, the fewer the earlier.
struct Group<const N: usize> {
    held: [Held; N],
    /// Where those of each size start.
    starts: [usize; 9],
}

const fn held(key: u32, first: u32) -> Held {
    let mut held = Held { key, size: 0, ranks: [0; 4] };
    let (mut digits, mut rank) = (key, first);
    while digits != 0 {
        let mut times = 0;
        while times < (digits % 5) as usize {
            held.ranks[times] |= 1 << rank;
            held.size += 1;
            times += 1;
        }
        digits /= 5;
        rank += 1;
    }
    held
}

const fn group<const N: usize>(first: u32, end: u32) -> Group<N> {
    let keys = 5u32.pow(end - first);
    let mut starts = [0; 9];
    let mut key = 0;
    while key < keys {
        let mut larger = held(key, first).size + 1;
        while larger <= 8 {
            starts[larger] += 1;
            larger += 1;
        }
        key += 1;
    }
    let mut group = Group { held: [Held { key: 0, size: 0, ranks: [0; 4] }; N], starts };
    key = 0;
    while key < keys {
        let held = held(key, first);
        if held.size <= 7 {
            group.held[starts[held.size]] = held;
            starts[held.size] += 1;
        }
        key += 1;
    }
    group
}

const fn together(a: [u16; 4], b: [u16; 4]) -> [u16; 4] {
    [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]]
}

#[allow(long_running_const_eval, reason = "half a second")]
static SLOTS: Slots = {
    let lowers: Group<687> = group(0, MIDDLE);
    let middles: Group<270> = group(MIDDLE, UPPER);
    let uppers: Group<270> = group(UPPER, 13);
    let mut slots =
        Slots { lower: [0; LOWER_KEYS], middle: [0; MIDDLE_KEYS], upper: [0; UPPER_KEYS], values: [HandValue::high_card(0); VALUES] };
    let mut l = 0;
    while l < lowers.starts[8] {
        slots.lower[lowers.held[l].key as usize] = l as u16;
        l += 1;
    }
    let first = lowers.starts[5];
    let mut slot = first;
    let mut u = 0;
    while u < uppers.starts[8] {
        let upper = uppers.held[u];
        let start = slot;
        slots.upper[upper.key as usize] = (start - first) as u32;
        let mut m = 0;
        while m < middles.starts[8 - upper.size] {
            let middle = middles.held[m];
            let (size, ranks) = (upper.size + middle.size, together(upper.ranks, middle.ranks));
            l = if size < 5 { lowers.starts[5 - size] } else { 0 };
            slots.middle[(upper.size as u32 * UPPER_COUNT + middle.key) as usize] = (slot - start + first - l) as u16;
            while l < lowers.starts[8 - size] {
                slots.values[slot] = HandValue::of_ranks(together(ranks, lowers.held[l].ranks));
                slot += 1;
                l += 1;
            }
            m += 1;
        }
        u += 1;
    }
    assert!(slot == VALUES);
    slots
};

/// The bytes of the tables here.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of::<Slots>();
