//! Binomial coefficients.

/// The number of ways to choose `count` of `n` items; `u64::MAX` if it does not fit.
pub(super) fn choose(n: usize, count: usize) -> u64 {
    (0..count as u64).fold(1, |ways: u64, taken| ways.saturating_mul((n as u64).saturating_sub(taken)) / (taken + 1))
}
