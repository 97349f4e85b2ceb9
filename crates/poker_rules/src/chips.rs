//! Amounts of chips.

use core::{fmt, iter::Sum};

/// An amount in the smallest unit: a cent in cash games, one chip in tournaments. It has no currency and no text form.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chips(u64);

impl Chips {
    pub const ZERO: Chips = Chips(0);

    /// The most chips that one hand may hold. Below it, no sum and no raise inside a hand can overflow.
    pub(crate) const MAX_IN_HAND: Chips = Chips(1 << 60);

    /// An amount of `units` of the smallest unit.
    pub const fn new(units: u64) -> Chips {
        Chips(units)
    }

    /// The amount in the smallest unit.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether the amount is zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum; `None` if it does not fit.
    pub const fn checked_add(self, other: Chips) -> Option<Chips> {
        match self.0.checked_add(other.0) {
            Some(units) => Some(Chips(units)),
            None => None,
        }
    }

    /// The difference; `None` if `other` is larger.
    pub const fn checked_sub(self, other: Chips) -> Option<Chips> {
        match self.0.checked_sub(other.0) {
            Some(units) => Some(Chips(units)),
            None => None,
        }
    }

    /// The difference; zero if `other` is larger.
    pub const fn saturating_sub(self, other: Chips) -> Chips {
        Chips(self.0.saturating_sub(other.0))
    }

    /// `n` times the amount; `None` if it does not fit.
    pub const fn times(self, n: u32) -> Option<Chips> {
        match self.0.checked_mul(n as u64) {
            Some(units) => Some(Chips(units)),
            None => None,
        }
    }

    /// Splits into `ways` equal shares and a remainder; with 0 ways all remains.
    pub const fn split(self, ways: u8) -> (Chips, Chips) {
        if ways == 0 {
            return (Chips::ZERO, self);
        }
        (Chips(self.0 / ways as u64), Chips(self.0 % ways as u64))
    }

    /// The sum of two amounts of one hand. It cannot overflow because [`Chips::MAX_IN_HAND`] has been checked.
    pub(crate) const fn plus(self, other: Chips) -> Chips {
        Chips(self.0 + other.0)
    }

    /// `self · part / whole`, rounded down; zero if `whole` is zero.
    pub(crate) fn proportion(self, part: Chips, whole: Chips) -> Chips {
        if whole.is_zero() {
            return Chips::ZERO;
        }
        Chips::narrowed(u128::from(self.0) * u128::from(part.0) / u128::from(whole.0))
    }

    /// `self · numerator / denominator`, rounded to the nearest unit, halves up.
    pub(crate) fn fraction(self, numerator: u8, denominator: u8) -> Chips {
        let denominator = u128::from(denominator);
        Chips::narrowed((u128::from(self.0) * u128::from(numerator) * 2 + denominator) / (denominator * 2))
    }

    fn narrowed(units: u128) -> Chips {
        Chips(u64::try_from(units).unwrap_or(u64::MAX))
    }
}

impl fmt::Debug for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}c", self.0)
    }
}

/// The sum; `u64::MAX` if it is larger than that.
impl Sum for Chips {
    fn sum<I: Iterator<Item = Chips>>(chips: I) -> Chips {
        chips.fold(Chips::ZERO, |sum, amount| Chips(sum.0.saturating_add(amount.0)))
    }
}

impl<'a> Sum<&'a Chips> for Chips {
    fn sum<I: Iterator<Item = &'a Chips>>(chips: I) -> Chips {
        chips.copied().sum()
    }
}
