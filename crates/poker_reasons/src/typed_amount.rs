//! Amounts in the form in which operators type and read them: the same in every language.

use poker_protocol::Money;

/// An amount such as `12.50`, always with two decimals.
#[must_use]
pub fn typed_amount(amount: Money) -> String {
    format!("{}.{:02}", amount.hundredths() / 100, amount.hundredths() % 100)
}
