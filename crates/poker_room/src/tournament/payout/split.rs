//! Shares that add up exactly to the amount that is divided (R-PRZ-6).

use std::cmp::Reverse;

use poker_protocol::Money;
use poker_rules::Chips;

use super::error::PayoutError;

/// Divides `amount` in proportion to `weights`; equally if all of them are zero. Without weights there are no shares.
///
/// Each share is rounded down to hundredths. The hundredths left over go to the largest remainders, and of equal remainders to the
/// earlier.
#[must_use]
pub fn by_weights(amount: Money, weights: &[u64]) -> Vec<Money> {
    let whole: u128 = weights.iter().copied().map(u128::from).sum();
    if whole == 0 {
        return equally(amount, weights.len());
    }
    // In units of which `whole` make one hundredth.
    let exact: Vec<u128> = weights.iter().map(|&weight| u128::from(amount.hundredths()) * u128::from(weight)).collect();
    let mut shares: Vec<u64> = exact.iter().map(|exact| u64::try_from(exact / whole).unwrap_or(u64::MAX)).collect();
    let left = amount.hundredths() - shares.iter().sum::<u64>();

    let mut by_remainder: Vec<(&u128, &mut u64)> = exact.iter().zip(&mut shares).collect();
    by_remainder.sort_by_key(|(exact, _)| Reverse(*exact % whole));
    by_remainder.into_iter().zip(0..left).for_each(|((_, share), _)| *share += 1);
    shares.into_iter().map(Money::new).collect()
}

/// Divides `amount` into equal shares. The hundredths left over go to the first.
#[must_use]
pub fn equally(amount: Money, shares: usize) -> Vec<Money> {
    let Some(share) = amount.hundredths().checked_div(shares as u64) else { return Vec::new() };
    let left = amount.hundredths() % shares as u64;
    (0..shares as u64).map(|at| Money::new(share + u64::from(at < left))).collect()
}

/// Divides `amount` in proportion to `stacks`.
pub(super) fn by_stacks(amount: Money, stacks: &[Chips]) -> Vec<Money> {
    let weights: Vec<u64> = stacks.iter().map(|stack| stack.get()).collect();
    by_weights(amount, &weights)
}

/// Divides one half of `amount` equally and the other half in proportion to `stacks`. An odd hundredth belongs to the equal half (R-CAN-9).
pub(super) fn half_and_half(amount: Money, stacks: &[Chips]) -> Vec<Money> {
    let by_chips = amount.halved();
    added(&equally(amount.saturating_sub(by_chips), stacks.len()), &by_stacks(by_chips, stacks))
}

/// The sums of the shares that a player has in two divisions of parts of one amount.
pub(super) fn added(one: &[Money], other: &[Money]) -> Vec<Money> {
    one.iter().zip(other).map(|(&one, &other)| [one, other].iter().sum()).collect()
}

/// The sum of amounts.
///
/// # Errors
/// More than the largest amount.
pub(super) fn total(amounts: &[Money]) -> Result<Money, PayoutError> {
    amounts.iter().try_fold(Money::ZERO, |sum, &amount| sum.checked_add(amount)).ok_or(PayoutError::PoolTooLarge)
}
