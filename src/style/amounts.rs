//! Writes amounts of chips and of money.

use poker_protocol::Money;
use poker_rules::Chips;
use poker_text::Arg;

use super::Style;

impl Style<'_> {
    /// Chips of a table as an argument of a text.
    pub fn chips(&self, chips: Chips) -> Arg {
        self.amounts.arg(chips)
    }

    /// Money, also where tables show big blinds.
    pub fn money(&self, money: Money) -> Arg {
        self.amounts.money(money)
    }

    /// Money that becomes chips of a table, as the table shows them.
    pub fn at_table(&self, money: Money) -> Arg {
        self.amounts.at_table(money)
    }

    /// The text of an amount of money.
    pub fn money_alone(&self, money: Money) -> String {
        self.texts.show(&self.money(money))
    }

    /// The text of an amount of chips.
    pub fn amount(&self, chips: Chips) -> String {
        self.texts.show(&self.chips(chips))
    }
}
