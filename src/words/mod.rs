//! What the client says of chips, hands and refusals.

mod hand;
mod refusal;

use poker_client::HandLine;
use poker_rules::{Chips, HandName};
use poker_text::{Arg, Text, Texts, parse_amount};

use crate::look::Amounts;

pub(crate) use refusal::refusal;

/// A language, and how amounts are written in it.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) amounts: Amounts,
}

impl Words<'_> {
    /// An amount as an argument of a text.
    pub(crate) fn amount(&self, chips: Chips) -> Arg {
        self.amounts.arg(chips)
    }

    /// An amount by itself.
    pub(crate) fn amount_text(&self, chips: Chips) -> String {
        self.texts.show(&self.amount(chips))
    }

    /// A hand's name with the ranks that tell it from others.
    pub(crate) fn hand(&self, name: &HandName) -> Text {
        hand::name(name)
    }

    /// The same without its kickers, where there is little room.
    pub(crate) fn hand_short(&self, name: &HandName) -> Text {
        hand::short(name)
    }

    /// The line under the viewer's plate.
    pub(crate) fn hand_line(&self, line: &HandLine) -> Text {
        hand::line(line)
    }
}

/// Chips as money.
pub(crate) fn money(chips: Chips) -> Arg {
    Arg::money(chips.get())
}

/// An amount that a person typed, in money or in big blinds of this size.
pub(crate) fn parse_chips(typed: &str, big_blind: Option<Chips>) -> Option<Chips> {
    let hundredths = parse_amount(typed)?;
    match big_blind {
        None => Some(Chips::new(hundredths)),
        Some(big) => hundredths.checked_mul(big.get()).map(|chips| Chips::new(chips.div_ceil(HUNDREDTHS))),
    }
}

/// Amounts are typed with up to two decimals.
const HUNDREDTHS: u64 = 100;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_amount_is_money_or_big_blinds() {
        assert_eq!(parse_chips("1,80", None), Some(Chips::new(180)));
        assert_eq!(parse_chips("2.5", Some(Chips::new(20))), Some(Chips::new(50)));
        assert_eq!(parse_chips("two", None), None);
    }
}
