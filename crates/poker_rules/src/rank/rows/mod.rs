//! The values of five to seven cards without flushes, by the sum of their ranks' keys.
//!
//! The key of a rank is two numbers, a row and a column; the keys of a hand's cards are added up. A table says where each row starts, and
//! the hand's value is stored at the start of its row plus its column. The rows overlap, but no place is used twice. Finding such starts
//! takes too long at compile time, so they are stored in files, and a test computes them again. The keys were found by a search: no two
//! multisets of ranks of a table may have the same sum, and rows with few entries are easier to place.

mod keys;
mod sets;

pub(crate) use keys::{ROWS, key, row_and_column};
pub(crate) use sets::RankSets;

use super::HandValue;
/// The number of places for the 49,205 multisets of seven ranks. Every sixteen-bit number is a valid place.
pub(crate) const PLACES_OF_SEVEN: usize = 1 << u16::BITS;
/// The number of places for the 24,570 multisets of five and six ranks.
pub(crate) const PLACES_OF_FEWER: usize = 26_624;

/// The value of seven cards without flushes, by the sum of their keys.
#[inline]
pub(crate) fn seven(sum: u32) -> HandValue {
    let (row, column) = row_and_column(sum);
    SEVEN.values[usize::from(SEVEN.starts[row].wrapping_add(column))]
}

/// The value of five or six cards without flushes, by the sum of their keys.
#[inline]
pub(super) fn fewer(sum: u32) -> HandValue {
    let (row, column) = row_and_column(sum);
    FEWER.values.get(usize::from(FEWER.starts[row].wrapping_add(column))).copied().unwrap_or(HandValue::NONE)
}

struct Rows<const PLACES: usize> {
    starts: [u16; ROWS],
    values: [HandValue; PLACES],
}

#[allow(long_running_const_eval, reason = "a second or two")]
static SEVEN: Rows<PLACES_OF_SEVEN> = filled::<7, _>(started(include_bytes!("seven.starts")));

#[allow(long_running_const_eval, reason = "a second")]
static FEWER: Rows<PLACES_OF_FEWER> = filled::<6, _>(filled::<5, _>(started(include_bytes!("fewer.starts"))));

const fn started<const PLACES: usize>(file: &[u8; 2 * ROWS]) -> Rows<PLACES> {
    let mut rows = Rows { starts: [0; ROWS], values: [HandValue::NONE; PLACES] };
    let mut row = 0;
    while row < ROWS {
        rows.starts[row] = u16::from_le_bytes([file[2 * row], file[2 * row + 1]]);
        row += 1;
    }
    rows
}

/// Stores the values of all multisets of `CARDS` ranks.
const fn filled<const CARDS: usize, const PLACES: usize>(mut rows: Rows<PLACES>) -> Rows<PLACES> {
    let mut sets = RankSets::<CARDS>::first();
    while let Some((sum, held)) = sets.current() {
        let (row, column) = row_and_column(sum);
        let place = rows.starts[row].wrapping_add(column) as usize;
        assert!(rows.values[place].is_none(), "a place is needed twice");
        rows.values[place] = HandValue::of_ranks(held);
        sets.advance();
    }
    rows
}

/// The size of the tables of rows, in bytes.
#[cfg(test)]
pub(crate) const TABLES: usize = keys::TABLES + size_of_val(&SEVEN) + size_of_val(&FEWER);
