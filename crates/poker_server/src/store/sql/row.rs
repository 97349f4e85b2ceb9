//! Values and rows of a database.

use std::borrow::Cow;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::StoreError;

/// A value of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A whole number.
    Number(i64),
    Text(Cow<'a, str>),
    /// The NULL of SQL.
    None,
}

impl<'a> Value<'a> {
    /// The value of an unsigned number.
    pub(super) fn of(number: u64) -> Result<Self, StoreError> {
        i64::try_from(number).map(Self::Number).map_err(|_| StoreError::TooLarge(number))
    }

    pub(in crate::store) fn text(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }

    pub(super) fn maybe(text: Option<&'a str>) -> Self {
        text.map_or(Self::None, Self::text)
    }

    /// The same value, without a copy of its text.
    pub(super) fn borrowed(&self) -> Value<'_> {
        match self {
            Self::Number(number) => Value::Number(*number),
            Self::Text(text) => Value::text(text),
            Self::None => Value::None,
        }
    }

    pub(super) fn json(value: &impl Serialize) -> Result<Self, StoreError> {
        Ok(Self::Text(Cow::Owned(json(value)?)))
    }
}

/// Serialises `value` for a text column.
pub(super) fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Database(error.into()))
}

/// A row of a query.
pub struct Row(pub(in crate::store) Vec<Value<'static>>);

impl Row {
    /// The number in the first column.
    pub(in crate::store) fn first(&self) -> Result<u64, StoreError> {
        self.number(0)
    }

    pub(super) fn signed(&self, at: usize) -> Result<i64, StoreError> {
        match self.0.get(at) {
            Some(Value::Number(number)) => Ok(*number),
            Some(Value::Text(_) | Value::None) | None => Err(StoreError::damaged("a number is missing")),
        }
    }

    pub(in crate::store) fn number(&self, at: usize) -> Result<u64, StoreError> {
        u64::try_from(self.signed(at)?).map_err(StoreError::damaged)
    }

    pub(super) fn maybe_text(&self, at: usize) -> Option<&str> {
        match self.0.get(at) {
            Some(Value::Text(text)) => Some(text),
            Some(Value::Number(_) | Value::None) | None => None,
        }
    }

    pub(in crate::store) fn text(&self, at: usize) -> Result<&str, StoreError> {
        self.maybe_text(at).ok_or_else(|| StoreError::damaged("a text is missing"))
    }

    pub(super) fn json<T: DeserializeOwned>(&self, at: usize) -> Result<T, StoreError> {
        serde_json::from_str(self.text(at)?).map_err(StoreError::damaged)
    }

    pub(super) fn maybe_json<T: DeserializeOwned>(&self, at: usize) -> Result<Option<T>, StoreError> {
        self.maybe_text(at).map(|text| serde_json::from_str(text).map_err(StoreError::damaged)).transpose()
    }
}
