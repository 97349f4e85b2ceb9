//! A text with its arguments, before it is put into a language.

use crate::{Currency, RankWord};

/// A key and its arguments, made by the functions of [`crate::text`].
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Text {
    pub(crate) const fn new(key: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { key, args }
    }

    /// The text's key as in the files.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The text's arguments with their names.
    pub(crate) fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// An argument of a [`Text`]. It is formatted when the text is put into a language.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A word that is not translated, such as a player's name, a path or a hand's number.
    Word(String),
    /// Another text.
    Text(Box<Text>),
    /// A whole number, which may select a plural or an ordinal form.
    Count(u64),
    /// A number with decimals: `units` divided by `10^digits`. Zeros at the end are left out.
    Decimal {
        units: u64,
        /// The number of decimals.
        digits: u8,
    },
    /// Cents, written with two decimals, or with none if the amount is zero.
    Money(u64, Currency),
    /// Cents, written with two decimals, or with none if the amount is whole.
    ShortMoney(u64, Currency),
    /// Cents won or lost, written with a sign.
    SignedMoney(i64, Currency),
    /// A whole number that was won or lost, written with a sign.
    SignedCount(i64),
    /// The rank of a card.
    Rank(RankWord),
    /// A list, joined in the manner of the language: A, B and C.
    List(Vec<Arg>),
    /// A list of alternatives, joined in the manner of the language: A, B or C.
    AnyOf(Vec<Arg>),
}

impl Arg {
    /// A word that is not translated, such as a player's name, a path or a number whose digits are not grouped.
    pub fn word(word: impl Into<String>) -> Self {
        Self::Word(word.into())
    }

    /// A whole number, which may select a plural or an ordinal form.
    pub const fn count(count: u64) -> Self {
        Self::Count(count)
    }

    /// `units` divided by `10^digits`: `Arg::decimal(25, 1)` is 2.5.
    pub const fn decimal(units: u64, digits: u8) -> Self {
        Self::Decimal { units, digits }
    }

    /// An amount in cents: €1.80, €20.00, €0.
    pub const fn money(cents: u64, currency: Currency) -> Self {
        Self::Money(cents, currency)
    }

    /// An amount in cents, for stakes and limits: €1.80, €20, €0.
    pub const fn short_money(cents: u64, currency: Currency) -> Self {
        Self::ShortMoney(cents, currency)
    }

    /// An amount in cents that was won or lost: +€1.80, −€5.20, €0.
    pub const fn signed_money(cents: i64, currency: Currency) -> Self {
        Self::SignedMoney(cents, currency)
    }

    /// A whole number that was won or lost, such as chips of a tournament: +5,350, −410, 0.
    pub const fn signed_count(count: i64) -> Self {
        Self::SignedCount(count)
    }

    /// The rank of a card, 2 to 14.
    pub const fn rank(value: u8) -> Self {
        Self::Rank(RankWord(value))
    }

    /// A list of words or texts: A, B and C.
    pub fn list<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }

    /// A list of alternatives: A, B or C.
    pub fn any_of<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::AnyOf(items.into_iter().map(Into::into).collect())
    }

    /// The letters of ranks joined with dashes, such as `A-Q-10`: the same in every language.
    pub fn letters(ranks: impl IntoIterator<Item = u8>) -> Self {
        Self::Word(ranks.into_iter().map(rank_letter).collect::<Vec<_>>().join("-"))
    }
}

/// The letter or number of a rank: the same in every language.
fn rank_letter(rank: u8) -> String {
    match rank {
        14 => "A".to_owned(),
        13 => "K".to_owned(),
        12 => "Q".to_owned(),
        11 => "J".to_owned(),
        pips => pips.to_string(),
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(Box::new(text))
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl From<&String> for Arg {
    fn from(word: &String) -> Self {
        Self::Word(word.clone())
    }
}

impl From<RankWord> for Arg {
    fn from(rank: RankWord) -> Self {
        Self::Rank(rank)
    }
}
