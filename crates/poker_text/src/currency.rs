//! Currencies that amounts are written in.

/// A currency; its smallest unit is a hundredth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Currency {
    #[default]
    Euro,
    /// The US dollar.
    Dollar,
}

impl Currency {
    pub(crate) const ALL: [Self; 2] = [Self::Euro, Self::Dollar];

    /// Its code, as the data of locales have it.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Euro => "eur",
            Self::Dollar => "usd",
        }
    }

    /// The sign that people type.
    pub(crate) const fn sign(self) -> char {
        match self {
            Self::Euro => '€',
            Self::Dollar => '$',
        }
    }
}
