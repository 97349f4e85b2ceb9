//! The one place where a cash game changes money into chips and chips into money, 1 : 1.
//!
//! Only the cash games can call these functions. Chips of a tournament have no cash value, so they must never be exchanged.

use poker_protocol::Money;
use poker_rules::Chips;

/// The chips that a cash game gives for an amount of money.
pub(super) const fn chips_for(money: Money) -> Chips {
    Chips::new(money.hundredths())
}

/// The money that a cash game gives for chips.
pub(super) const fn money_for(chips: Chips) -> Money {
    Money::new(chips.get())
}
