//! What the chips of a hand are worth, and how histories write that.

use poker_rules::Chips;

use crate::Amount;

/// What chips are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money {
    /// Of which currency; `None` for play money.
    pub currency: Option<Currency>,
    /// The number of smallest units in a whole unit.
    pub per_whole: u64,
}

/// A currency that histories have a sign for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Currency {
    Euro,
    Dollar,
}

impl Currency {
    /// The code, as `EUR`.
    pub const fn code(self) -> &'static str {
        match self {
            Currency::Euro => "EUR",
            Currency::Dollar => "USD",
        }
    }

    /// The currency of a code.
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

impl Money {
    /// Chips worth nothing.
    pub const PLAY: Money = Money { currency: None, per_whole: 1 };
    /// Hundredths of a play-money unit.
    pub const PLAY_CENTS: Money = Money { currency: None, per_whole: 100 };
    /// Hundredths of a euro.
    pub const EURO_CENTS: Money = Money::cents(Currency::Euro);

    /// Hundredths of a currency.
    pub const fn cents(currency: Currency) -> Money {
        Money { currency: Some(currency), per_whole: 100 }
    }

    /// As PokerStars writes amounts: whole ones without decimals.
    pub(crate) fn text(self, chips: Chips) -> String {
        let sign = self.currency.map_or("", Currency::sign);
        let number = self.whole(chips).to_string();
        // One decimal place alone is no amount of money.
        let zero = if number.len() >= 2 && number.as_bytes()[number.len() - 2] == b'.' { "0" } else { "" };
        format!("{sign}{number}{zero}")
    }

    /// As PokerStars writes stakes: money with its cents.
    pub(crate) fn stake(self, chips: Chips) -> String {
        let text = self.text(chips);
        if self.currency.is_some() && !text.contains('.') { text + ".00" } else { text }
    }

    /// In whole units.
    pub(crate) fn whole(self, chips: Chips) -> Amount {
        let units = i64::try_from(chips.get()).unwrap_or(i64::MAX);
        Amount::fraction(units, self.per_whole).unwrap_or(Amount::whole(units))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_is_written_as_trackers_read_it() {
        let euro = |cents| Money::EURO_CENTS.text(Chips::new(cents));
        assert_eq!([100, 50, 286, 5, 0, 123_400].map(euro), ["€1", "€0.50", "€2.86", "€0.05", "€0", "€1234"]);
        assert_eq!([5, 100, 250].map(|cents| Money::EURO_CENTS.stake(Chips::new(cents))), ["€0.05", "€1.00", "€2.50"]);
        assert_eq!((Money::PLAY.text(Chips::new(50)), Money::PLAY.stake(Chips::new(50))), ("50".to_owned(), "50".to_owned()));
        let halves = Money { currency: None, per_whole: 2 };
        assert_eq!([20, 21].map(|chips| halves.text(Chips::new(chips))), ["10", "10.50"]);
    }
}
