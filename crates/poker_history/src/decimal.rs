//! Exact decimal amounts in the notation of the file.

use std::fmt;

/// A decimal number with its notation: `1.50` and `1.5` are different values. It is never converted to a binary fraction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Decimal {
    digits: i64,
    places: u8,
}

/// The most digits of a number. All such numbers fit an `i64`.
const MOST_DIGITS: u8 = 18;

/// The error for a text that is not a decimal number, or has too many digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a decimal number of at most {MOST_DIGITS} digits")]
pub struct BadDecimal;

impl Decimal {
    pub const ZERO: Decimal = Decimal::whole(0);

    /// `number` without decimal places.
    pub const fn whole(number: i64) -> Decimal {
        Decimal { digits: number, places: 0 }
    }

    /// `units / scale` with as few decimal places as possible; `None` if no decimal number of at most 18 places is equal to it.
    pub fn fraction(units: i64, scale: u64) -> Option<Decimal> {
        let scale = i64::try_from(scale).ok().filter(|scale| *scale > 0)?;
        (0..=MOST_DIGITS).find_map(|places| {
            let shifted = units.checked_mul(power_of_ten(places))?;
            (shifted % scale == 0).then_some(Decimal { digits: shifted / scale, places })
        })
    }

    /// Whether the amount is below zero.
    pub const fn is_negative(self) -> bool {
        self.digits < 0
    }

    /// Whether the amount is zero.
    pub const fn is_zero(self) -> bool {
        self.digits == 0
    }

    /// Whether both are the same number, whatever their notation.
    pub fn equals(self, other: Decimal) -> bool {
        let times = |amount: Decimal, places: u8| i128::from(amount.digits) * i128::from(power_of_ten(places));
        times(self, other.places) == times(other, self.places)
    }

    /// The amount with the opposite sign.
    #[must_use]
    pub const fn negated(self) -> Decimal {
        Decimal { digits: -self.digits, places: self.places }
    }

    /// The amount without its sign.
    #[must_use]
    pub const fn magnitude(self) -> Decimal {
        Decimal { digits: self.digits.abs(), places: self.places }
    }

    /// The smallest factor by which the amount must be multiplied to be a whole number.
    pub fn denominator(self) -> u64 {
        let whole = power_of_ten(self.places).unsigned_abs();
        whole / greatest_common_divisor(whole, self.digits.unsigned_abs())
    }

    /// The amount times `scale`; `None` if that is not a whole number or does not fit.
    pub fn scaled(self, scale: u64) -> Option<i64> {
        let product = i128::from(self.digits) * i128::from(scale);
        let whole = i128::from(power_of_ten(self.places));
        if product % whole == 0 { i64::try_from(product / whole).ok() } else { None }
    }

    /// Reads a decimal number, with an exponent or without.
    ///
    /// # Errors
    /// If the text is not a decimal number or has too many digits or places.
    pub fn parse(text: &str) -> Result<Decimal, BadDecimal> {
        let (number, exponent) = match text.split_once(['e', 'E']) {
            Some((number, exponent)) => (number, exponent.parse::<i32>().map_err(|_| BadDecimal)?),
            None => (text, 0),
        };
        let (negative, unsigned) = match number.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, number.strip_prefix('+').unwrap_or(number)),
        };
        let (whole, part) = unsigned.split_once('.').unwrap_or((unsigned, ""));
        let digits = || whole.chars().chain(part.chars());
        if whole.is_empty() || unsigned.ends_with('.') || !digits().all(|digit| digit.is_ascii_digit()) {
            return Err(BadDecimal);
        }
        let places = i64::try_from(part.len()).map_err(|_| BadDecimal)? - i64::from(exponent);
        let trimmed: String = digits().skip_while(|digit| *digit == '0').collect();
        if trimmed.is_empty() {
            let places = places.clamp(0, i64::from(MOST_DIGITS));
            return Ok(Decimal { digits: 0, places: u8::try_from(places).map_err(|_| BadDecimal)? });
        }
        let zeros = usize::try_from((-places).max(0)).map_err(|_| BadDecimal)?;
        if places > i64::from(MOST_DIGITS) || trimmed.len().saturating_add(zeros) > usize::from(MOST_DIGITS) {
            return Err(BadDecimal);
        }
        let digits: i64 = format!("{trimmed}{}", "0".repeat(zeros)).parse().map_err(|_| BadDecimal)?;
        let places = u8::try_from(places.max(0)).map_err(|_| BadDecimal)?;
        Ok(Decimal { digits: if negative { -digits } else { digits }, places })
    }
}

fn power_of_ten(places: u8) -> i64 {
    10i64.pow(u32::from(places.min(MOST_DIGITS)))
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

/// The least common multiple; `None` if it does not fit.
pub(crate) fn least_common_multiple(a: u64, b: u64) -> Option<u64> {
    (a / greatest_common_divisor(a, b).max(1)).checked_mul(b)
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.digits < 0 { "-" } else { "" };
        let (whole, part) = (self.digits.unsigned_abs(), power_of_ten(self.places).unsigned_abs());
        if self.places == 0 {
            return write!(f, "{sign}{whole}");
        }
        write!(f, "{sign}{}.{:0places$}", whole / part, whole % part, places = usize::from(self.places))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_exact_and_keep_their_notation() {
        for text in ["0", "1", "-2", "10162.5", "1.50", "0.000000001", "9933.333333333334", "999999999999999999", "-0.05", "0.0"] {
            assert_eq!(Decimal::parse(text).unwrap().to_string(), text);
        }
        for (text, same) in [("+3", "3"), ("1e3", "1000"), ("1.5E2", "150"), ("12e-1", "1.2"), ("007", "7"), ("-0", "0")] {
            assert_eq!(Decimal::parse(text).unwrap().to_string(), same);
        }
        for text in [
            "",
            "-",
            ".5",
            "5.",
            "inf",
            "nan",
            "1.000000000000000001",
            "0.0000000000000000001",
            "1e18",
            "1e999999999",
            "1e99999999999",
            "1_0",
            "0x1",
            "1 ",
        ] {
            assert_eq!(Decimal::parse(text), Err(BadDecimal), "{text}");
        }
    }

    #[test]
    fn scaling_gives_whole_numbers_or_none() {
        let half = Decimal::parse("10162.5").unwrap();
        assert_eq!((half.denominator(), half.scaled(2), half.scaled(1)), (2, Some(20_325), None));
        let third = Decimal::parse("33.33").unwrap();
        assert_eq!((third.denominator(), third.scaled(100)), (100, Some(3_333)));
        assert_eq!(Decimal::parse("1.50").unwrap().denominator(), 2);
        assert_eq!(Decimal::fraction(20_325, 2), Some(half));
        assert_eq!(Decimal::fraction(1, 3), None);
        assert_eq!(Decimal::whole(i64::MAX).scaled(3), None);
        assert_eq!(least_common_multiple(4, 6), Some(12));
    }
}
