//! What the chips of a hand are worth.

/// What chips are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money {
    /// Of which currency; none for play money.
    pub currency: Option<Currency>,
    /// How many of the smallest unit make a whole one.
    pub per_whole: u64,
}

/// A currency that histories have a sign for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
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
}

impl Money {
    /// Chips worth nothing.
    pub const PLAY: Money = Money { currency: None, per_whole: 1 };
    /// Hundredths of a play-money unit.
    pub const PLAY_CENTS: Money = Money { currency: None, per_whole: 100 };
    /// Hundredths of a euro.
    pub const EURO_CENTS: Money = Money { currency: Some(Currency::Euro), per_whole: 100 };
}
