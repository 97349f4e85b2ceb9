//! Chips in words: money, or big blinds where the player wants them.

use poker_rules::Chips;
use poker_text::{Arg, text};

use super::Look;

/// How amounts are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Amounts {
    /// As money.
    #[default]
    Money,
    /// In big blinds of this size.
    BigBlinds(Chips),
}

/// Big blinds are written in hundredths.
const HUNDREDTHS: u64 = 100;

impl Look<'_> {
    /// An amount as an argument of a text.
    pub fn chips(&self, chips: Chips) -> Arg {
        match self.amounts {
            Amounts::BigBlinds(big) if !big.is_zero() => {
                let units = (chips.get().saturating_mul(HUNDREDTHS).saturating_add(big.get() / 2)) / big.get();
                text::money::in_bb(Arg::decimal(units, 2)).into()
            }
            Amounts::BigBlinds(_) | Amounts::Money => Arg::money(chips.get()),
        }
    }

    /// An amount by itself.
    pub fn amount(&self, chips: Chips) -> String {
        self.texts.show(&self.chips(chips))
    }
}
