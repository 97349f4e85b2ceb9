//! The key of each rank: a row and a column.

use crate::Rank;

/// The row and the column of each rank, the two first.
const ROWS_AND_COLUMNS: [(u32, u32); 13] = [
    (23, 448),
    (1042, 238),
    (221, 1137),
    (1158, 683),
    (12, 979),
    (33, 48),
    (14, 842),
    (495, 436),
    (1146, 1146),
    (985, 355),
    (1166, 1072),
    (867, 888),
    (1114, 821),
];

/// The lowest bit of the row. Columns add up in the lower sixteen bits and rows in the highest thirteen, so that neither needs a mask
/// or a bounds check.
const ROW_AT: u32 = 19;
pub(crate) const ROWS: usize = 1 << (u32::BITS - ROW_AT);

/// The key of a rank: its row and column in one number.
#[inline]
pub(crate) const fn key(rank: Rank) -> u32 {
    KEYS[rank as usize]
}

static KEYS: [u32; 13] = {
    let mut keys = [0; 13];
    let mut rank = 0;
    while rank < keys.len() {
        let (row, column) = ROWS_AND_COLUMNS[rank];
        keys[rank] = row << ROW_AT | column;
        rank += 1;
    }
    keys
};

/// The row and the column of a sum of keys.
#[inline]
pub(crate) const fn row_and_column(sum: u32) -> (usize, u16) {
    ((sum >> ROW_AT) as usize, sum as u16)
}

/// The size of this file's table, in bytes.
#[cfg(test)]
pub(crate) const TABLES: usize = size_of_val(&KEYS);
