//! Writes numbers and money in the form of a locale.

use std::fmt::Write as _;

use fixed_decimal::Decimal;
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use icu_decimal::DecimalFormatter;
use icu_experimental::dimension::currency::CurrencyType;
use icu_experimental::dimension::currency::formatter::CurrencyFormatter;
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use crate::Currency;

/// The minus sign U+2212. It comes before the amount in every language.
const MINUS: char = '\u{2212}';

/// The number and currency formats of a locale.
pub(crate) struct Formats {
    numbers: DecimalFormatter,
    /// By currency, in the order of [`Currency::ALL`]: the text before and after the digits of an amount.
    affixes: [(String, String); Currency::ALL.len()],
}

impl Formats {
    pub fn of(rules: &LanguageIdentifier) -> Self {
        let locale: Locale = rules.to_string().parse().unwrap_or(Locale::UNKNOWN);
        let numbers =
            DecimalFormatter::try_new((&locale).into(), Default::default()).expect("number data are compiled in for every locale");
        let affixes = Currency::ALL.map(|currency| affixes(&locale, &numbers, currency));
        Self { numbers, affixes }
    }

    /// A whole number, such as 12,480.
    pub fn number(&self, number: u64) -> String {
        self.numbers.format(&number.into()).to_string()
    }

    /// `units` divided by `10^digits`, without zeros at the end, such as 2.5.
    pub fn decimal(&self, units: u64, digits: u8) -> String {
        let mut value = Decimal::from(units);
        value.multiply_pow10(-i16::from(digits));
        value.absolute.trim_end();
        self.numbers.format(&value).to_string()
    }

    /// An amount with two decimals, or none if it is zero: €1,234.50, €1,234.00, €0.
    pub fn money(&self, cents: u64, currency: Currency) -> String {
        self.amount(cents, currency, cents == 0)
    }

    /// An amount without decimals if it is whole: €1,234.50, €1,234, €0.
    pub fn short_money(&self, cents: u64, currency: Currency) -> String {
        self.amount(cents, currency, cents.is_multiple_of(100))
    }

    /// An amount with its sign: +€1,234.50, −€5.20, €0.
    pub fn signed_money(&self, cents: i64, currency: Currency) -> String {
        signed(cents, &self.money(cents.unsigned_abs(), currency))
    }

    /// A whole number with its sign: +5,350, −410, 0.
    pub fn signed_number(&self, number: i64) -> String {
        signed(number, &self.number(number.unsigned_abs()))
    }

    fn amount(&self, cents: u64, currency: Currency, whole: bool) -> String {
        let mut value = Decimal::from(cents);
        value.multiply_pow10(-2);
        if whole {
            value.absolute.trim_end();
        } else {
            value.absolute.pad_end(-2);
        }
        let (before, after) = match currency {
            Currency::Euro => &self.affixes[0],
            Currency::Dollar => &self.affixes[1],
        };
        let mut out = before.clone();
        // Writing to a `String` cannot fail.
        let _ = write!(out, "{}", self.numbers.format(&value));
        out.push_str(after);
        out
    }
}

/// A written amount with the sign of `number`.
fn signed(number: i64, written: &str) -> String {
    match number {
        0 => written.to_owned(),
        1.. => format!("+{written}"),
        ..0 => format!("{MINUS}{written}"),
    }
}

/// The locale's text before and after the digits of an amount, with the short sign: "$", not "US$". The formatter itself cannot be used
/// for amounts, because it always writes two decimals and another minus sign.
fn affixes(locale: &Locale, numbers: &DecimalFormatter, currency: Currency) -> (String, String) {
    let code = CurrencyType::try_from_str(currency.code()).expect("it is a currency");
    let money = CurrencyFormatter::try_new_symbol_narrow(locale.into(), code, Default::default()).expect("currency data are compiled in");
    let mut one = Decimal::from(1_u8);
    one.absolute.pad_end(-2);
    let digits = numbers.format(&one).to_string();
    let whole = money.format_fixed_decimal(&one).to_string();
    let (before, after) = whole.split_once(&digits).expect("an amount holds its digits");
    (before.to_owned(), after.to_owned())
}

/// The formatter of numbers inside messages.
struct Plain(DecimalFormatter);

impl Memoizable for Plain {
    type Args = ();
    type Error = icu_provider::DataError;

    fn construct(lang: LanguageIdentifier, (): ()) -> Result<Self, Self::Error> {
        let locale: Locale = lang.to_string().parse().unwrap_or(Locale::UNKNOWN);
        Ok(Self(DecimalFormatter::try_new((&locale).into(), Default::default())?))
    }
}

/// Formats a number for a Fluent bundle; `None` leaves the value to Fluent.
pub(crate) fn in_message(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(FluentNumber { value, .. }) = value else { return None };
    let number: Decimal = value.to_string().parse().ok()?;
    memoizer.with_try_get::<Plain, _, _>((), |plain| plain.0.format(&number).to_string()).ok()
}
