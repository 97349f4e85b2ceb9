//! Chips in words.

use poker_rules::Chips;
use poker_text::Arg;

use super::Style;

impl Style<'_> {
    /// An amount as an argument of a text.
    pub fn chips(&self, chips: Chips) -> Arg {
        self.amounts.arg(chips)
    }

    /// An amount as money, whatever tables show.
    pub fn money(&self, chips: Chips) -> Arg {
        self.amounts.money(chips)
    }

    /// An amount by itself.
    pub fn amount(&self, chips: Chips) -> String {
        self.texts.show(&self.chips(chips))
    }
}
