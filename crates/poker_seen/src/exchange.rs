//! A cash table shows chips as money, 1 : 1. This is the one place of clients where one becomes the other.
//!
//! Chips of a tournament have no cash value: nothing that is shown of a tournament may use these functions.

use poker_protocol::Money;
use poker_rules::Chips;

/// The chips that a cash table gives for an amount of money.
#[must_use]
pub const fn chips_for(money: Money) -> Chips {
    Chips::new(money.hundredths())
}

/// The money that chips of a cash table stand for.
#[must_use]
pub const fn money_for(chips: Chips) -> Money {
    Money::new(chips.get())
}
