//! Writes amounts of chips.

use poker_rules::Chips;
use poker_text::Arg;

use super::Style;

impl Style<'_> {
    /// An amount as an argument of a text.
    pub fn chips(&self, chips: Chips) -> Arg {
        self.amounts.arg(chips)
    }

    /// An amount as money, also where tables show big blinds.
    pub fn money(&self, chips: Chips) -> Arg {
        self.amounts.money(chips)
    }

    /// The text of an amount.
    pub fn amount(&self, chips: Chips) -> String {
        self.texts.show(&self.chips(chips))
    }
}
