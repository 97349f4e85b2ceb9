//! Five to seven cards where suits make nothing.
//!
//! The ranks' keys are two numbers, a row and a column. For each row that cards may add up to a table says where it begins, and there,
//! as many places on as the columns add up to, stands the value: rows are laid over each other such that no place is needed twice.
//! Laying them takes the compiler too long, so where they begin is a file, and a test lays them again. The keys were searched for: no
//! two sets of ranks of a table may add up to the same, and the fewer sets there are in a row, the sooner it is laid.

mod keys;
mod sets;

pub(crate) use keys::{ROWS, key, row_and_column};
pub(crate) use sets::RankSets;

use super::HandValue;
/// Places for the 49,205 sets of seven ranks; a sixteen-bit number is always one of them.
pub(crate) const PLACES_OF_SEVEN: usize = 1 << u16::BITS;
/// Places for the 24,570 sets of five and six ranks.
pub(crate) const PLACES_OF_FEWER: usize = 26_624;

/// The value of seven cards by the sum of their keys.
#[inline]
pub(crate) fn seven(sum: u32) -> HandValue {
    let (row, column) = row_and_column(sum);
    SEVEN.values[usize::from(SEVEN.starts[row].wrapping_add(column))]
}

/// The value of five or six cards by the sum of their keys.
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
static SEVEN: Rows<PLACES_OF_SEVEN> = filled::<7, _>(started(include_bytes!("rows/seven.starts")));

#[allow(long_running_const_eval, reason = "a second")]
static FEWER: Rows<PLACES_OF_FEWER> = filled::<6, _>(filled::<5, _>(started(include_bytes!("rows/fewer.starts"))));

const fn started<const PLACES: usize>(file: &[u8; 2 * ROWS]) -> Rows<PLACES> {
    let mut rows = Rows { starts: [0; ROWS], values: [HandValue::NONE; PLACES] };
    let mut row = 0;
    while row < ROWS {
        rows.starts[row] = u16::from_le_bytes([file[2 * row], file[2 * row + 1]]);
        row += 1;
    }
    rows
}

/// Stores the values of all sets of `CARDS` ranks.
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

/// The bytes of the tables here.
#[cfg(test)]
pub(crate) const TABLES: usize = keys::TABLES + size_of_val(&SEVEN) + size_of_val(&FEWER);
