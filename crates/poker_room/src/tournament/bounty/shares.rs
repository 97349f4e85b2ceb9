//! Equal shares of a bounty.

use poker_protocol::Money;

use crate::tournament::EntryId;

/// Splits `amount` into equal shares. The remaining cents go one each to the first entries of `among` (R-BTY-10).
pub(super) fn equal_shares(amount: Money, among: &[EntryId]) -> impl Iterator<Item = (EntryId, Money)> {
    let ways = u64::try_from(among.len()).unwrap_or(u64::MAX).max(1);
    let (share, odd) = (amount.hundredths() / ways, amount.hundredths() % ways);
    among.iter().zip(0..).map(move |(&entry, place)| (entry, Money::new(share + u64::from(place < odd))))
}

/// `percent` of `amount`, rounded up, and the rest.
pub(super) fn cash_and_rest(amount: Money, percent: u32) -> (Money, Money) {
    let exact = u128::from(amount.hundredths()) * u128::from(percent.min(100));
    let cash = Money::new(u64::try_from(exact.div_ceil(100)).unwrap_or(u64::MAX));
    (cash, amount.saturating_sub(cash))
}
