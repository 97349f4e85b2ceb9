//! The unit of the chips of a hand, and how histories write amounts in it.

use poker_rules::Chips;

use crate::Decimal;

/// The value of one chip, as a fraction of a unit of a currency or of play money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipUnit {
    /// The currency; `None` for play money.
    pub currency: Option<Currency>,
    /// The number of chips in one whole unit, such as 100 cents in a euro.
    pub per_whole: u64,
}

/// A currency of hand histories.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Currency {
    Euro,
    Dollar,
}

impl Currency {
    /// The code, such as `EUR`.
    pub const fn code(self) -> &'static str {
        match self {
            Currency::Euro => "EUR",
            Currency::Dollar => "USD",
        }
    }

    /// The currency with this code; `None` if there is none.
    pub fn with_code(code: &str) -> Option<Currency> {
        [Currency::Euro, Currency::Dollar].into_iter().find(|currency| currency.code() == code)
    }

    const fn sign(self) -> &'static str {
        match self {
            Currency::Euro => "€",
            Currency::Dollar => "$",
        }
    }
}

impl ChipUnit {
    /// Hundredths of a unit of play money.
    pub const PLAY_CENTS: ChipUnit = ChipUnit { currency: None, per_whole: 100 };

    /// The chips of a tournament, which are counted whole.
    pub const CHIPS: ChipUnit = ChipUnit { currency: None, per_whole: 1 };

    /// Hundredths of a unit of `currency`.
    pub const fn cents(currency: Currency) -> ChipUnit {
        ChipUnit { currency: Some(currency), per_whole: 100 }
    }

    /// An amount in the notation of PokerStars: with the currency sign, and with decimals only if it is not whole.
    pub(crate) fn text(self, chips: Chips) -> String {
        let sign = self.currency.map_or("", Currency::sign);
        let number = self.whole(chips).to_string();
        // PokerStars never writes one decimal place: it writes `1.50`, not `1.5`.
        let zero = if number.len() >= 2 && number.as_bytes()[number.len() - 2] == b'.' { "0" } else { "" };
        format!("{sign}{number}{zero}")
    }

    /// A stake in the notation of PokerStars: amounts of a currency always have two decimal places.
    pub(crate) fn stake(self, chips: Chips) -> String {
        let text = self.text(chips);
        if self.currency.is_some() && !text.contains('.') { text + ".00" } else { text }
    }

    /// The amount in whole units.
    pub(crate) fn whole(self, chips: Chips) -> Decimal {
        let units = i64::try_from(chips.get()).unwrap_or(i64::MAX);
        Decimal::fraction(units, self.per_whole).unwrap_or(Decimal::whole(units))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_is_written_as_trackers_read_it() {
        let euro = |cents| ChipUnit::cents(Currency::Euro).text(Chips::new(cents));
        assert_eq!([100, 50, 286, 5, 0, 123_400].map(euro), ["€1", "€0.50", "€2.86", "€0.05", "€0", "€1234"]);
        assert_eq!([5, 100, 250].map(|cents| ChipUnit::cents(Currency::Euro).stake(Chips::new(cents))), ["€0.05", "€1.00", "€2.50"]);
        let play = ChipUnit::PLAY_CENTS;
        assert_eq!((play.text(Chips::new(5_000)), play.stake(Chips::new(5_000))), ("50".to_owned(), "50".to_owned()));
        let halves = ChipUnit { currency: None, per_whole: 2 };
        assert_eq!([20, 21].map(|chips| halves.text(Chips::new(chips))), ["10", "10.50"]);
    }
}
