//! A text before it is said in a language, with its arguments.

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

    /// Its key, as the files write it.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// Its arguments with their names.
    pub(crate) fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// An argument of a [`Text`], formatted when the text is said.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A word that is not translated: a player's name, a path, a hand's number.
    Word(String),
    /// Another text.
    Text(Box<Text>),
    /// A whole number that may choose a plural or an ordinal.
    Count(u64),
    /// A number with decimals: `units` of which `10^digits` make one. Zeros at the end are left out.
    Decimal {
        units: u64,
        /// How small each is.
        digits: u8,
    },
    /// Cents: two decimals, or none for zero.
    Money(u64, Currency),
    /// Cents: two decimals, or none where they are zero.
    ShortMoney(u64, Currency),
    /// Cents won or lost, with their sign.
    SignedMoney(i64, Currency),
    /// A rank of a card.
    Rank(RankWord),
    /// Joined as the language joins a list: A, B and C.
    List(Vec<Arg>),
    /// Joined as the language joins what one may choose from: A, B or C.
    AnyOf(Vec<Arg>),
}

impl Arg {
    /// A player's name, a path, a number that is never grouped.
    pub fn word(word: impl Into<String>) -> Self {
        Self::Word(word.into())
    }

    /// A whole number; it may choose a plural.
    pub const fn count(count: u64) -> Self {
        Self::Count(count)
    }

    /// `Arg::decimal(25, 1)` is 2.5.
    pub const fn decimal(units: u64, digits: u8) -> Self {
        Self::Decimal { units, digits }
    }

    /// Cents: €1.80, €20.00, €0.
    pub const fn money(cents: u64, currency: Currency) -> Self {
        Self::Money(cents, currency)
    }

    /// Cents: €1.80, €20, €0; for stakes and limits.
    pub const fn short_money(cents: u64, currency: Currency) -> Self {
        Self::ShortMoney(cents, currency)
    }

    /// Cents won or lost: +€1.80, −€5.20, €0.
    pub const fn signed_money(cents: i64, currency: Currency) -> Self {
        Self::SignedMoney(cents, currency)
    }

    /// A card's rank, 2 to 14.
    pub const fn rank(value: u8) -> Self {
        Self::Rank(RankWord(value))
    }

    /// Names or texts in a row: A, B and C.
    pub fn list<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }

    /// What one may choose from: A, B or C.
    pub fn any_of<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::AnyOf(items.into_iter().map(Into::into).collect())
    }

    /// The letters of ranks in a row, `A-Q-10`: the same in every language.
    pub fn letters(ranks: impl IntoIterator<Item = u8>) -> Self {
        Self::Word(ranks.into_iter().map(rank_letter).collect::<Vec<_>>().join("-"))
    }
}

/// The index of a card: the same in every language.
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
