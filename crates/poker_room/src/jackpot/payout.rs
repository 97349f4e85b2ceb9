//! The payment to the winners of a jackpot (R-JACK-5).

use poker_protocol::Money;

/// The amount for each of `recipients` players if `percent` of the pool is paid. What cannot be shared equally stays in the pool.
pub(crate) fn payout(pool: Money, percent: u32, recipients: usize) -> Money {
    let paid = u128::from(pool.hundredths()) * u128::from(percent.min(100)) / 100;
    let share = paid / u128::try_from(recipients.max(1)).unwrap_or(u128::MAX);
    Money::new(u64::try_from(share).unwrap_or(u64::MAX))
}
