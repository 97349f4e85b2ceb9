//! The currencies in which amounts are written.

/// A currency. Its smallest unit is a hundredth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Currency {
    #[default]
    Euro,
    /// The US dollar.
    Dollar,
}

impl Currency {
    pub(crate) const ALL: [Self; 2] = [Self::Euro, Self::Dollar];

    /// The currency's code in the locale data.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Euro => "eur",
            Self::Dollar => "usd",
        }
    }

    /// The currency's sign.
    pub(crate) const fn sign(self) -> char {
        match self {
            Self::Euro => '€',
            Self::Dollar => '$',
        }
    }
}
