//! Converts between money and the chips of a cash table: one chip is one hundredth of the currency. Clients convert only here.
//!
//! Chips of a tournament have no cash value, so code for tournaments must not use these functions.

use poker_protocol::Money;
use poker_rules::Chips;

/// The chips that a player gets for an amount of money at a cash table.
#[must_use]
pub const fn chips_for(money: Money) -> Chips {
    Chips::new(money.hundredths())
}

/// The amount of money that chips of a cash table are worth.
#[must_use]
pub const fn money_for(chips: Chips) -> Money {
    Money::new(chips.get())
}
