//! Rounds shares to whole units.

use alloc::vec::Vec;

/// Remainders that differ by less than this part of the pool count as equal. It is above the error of the shares and far below a unit.
const EQUAL: f64 = 1e-12;

/// Rounds the shares down; the units left over go to the largest remainders, and among equal ones to the first (R-PRZ-6).
///
/// The shares must not be negative and must add up to the pool, apart from rounding errors.
pub(super) fn by_largest_remainder(pool: u64, shares: &[f64]) -> Vec<u64> {
    let mut whole: Vec<u64> = shares.iter().map(|&share| share as u64).collect();
    let left = pool.saturating_sub(whole.iter().sum()) as usize;
    let remainders: Vec<f64> = shares.iter().map(|share| share - (*share as u64) as f64).collect();
    let mut falling = remainders.clone();
    falling.sort_by(|a, b| b.total_cmp(a));
    let Some(&least) = left.checked_sub(1).and_then(|last| falling.get(last)) else { return whole };

    let equal = EQUAL * pool as f64;
    let surely = |remainder: f64| remainder > least + equal;
    let mut among_equals = left - remainders.iter().filter(|&&remainder| surely(remainder)).count();
    for (amount, &remainder) in whole.iter_mut().zip(&remainders) {
        let by_order = !surely(remainder) && remainder >= least - equal && among_equals > 0;
        if by_order {
            among_equals -= 1;
        }
        if by_order || surely(remainder) {
            *amount += 1;
        }
    }
    whole
}
