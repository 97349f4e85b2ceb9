//! The refund for a cancelled plan (R-PLAN-2).

use poker_protocol::Money;

/// The part of `fee` for the days that are left of `days`, the day of cancellation included, rounded to the nearest hundredth.
#[must_use]
pub(crate) fn refund(fee: Money, days: u32, days_elapsed: u64) -> Money {
    let left = u128::from(u64::from(days).saturating_sub(days_elapsed));
    let (twice, days) = (u128::from(fee.hundredths()) * left * 2, u128::from(days.max(1)));
    Money::new(u64::try_from((twice + days) / (days * 2)).unwrap_or(u64::MAX))
}
