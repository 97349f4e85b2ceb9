//! Checks single fields of a file.

use std::fmt::{Debug, Display};

use super::{Expected, Figure, RulebookError, Source};

/// The longest time in a file, a day.
pub(super) const DAY_S: u64 = 86_400;

/// Checks single fields of a file and makes the errors.
pub(super) struct FieldChecks<'a> {
    /// The name of the file in errors.
    pub(super) file: &'a str,
    /// The documents that a source may name.
    pub(super) documents: Vec<&'a str>,
}

impl FieldChecks<'_> {
    pub(super) fn fail(&self, row: &str, field: &'static str, found: impl Display, expected: Expected) -> RulebookError {
        RulebookError::Value { file: self.file.to_owned(), row: row.to_owned(), field, found: found.to_string(), expected }
    }

    pub(super) fn empty(&self, row: &str, field: &'static str, expected: Expected) -> RulebookError {
        RulebookError::Empty { file: self.file.to_owned(), row: row.to_owned(), field, expected }
    }

    pub(super) fn between(&self, row: &str, field: &'static str, found: impl Into<u64>, min: u64, max: u64) -> Result<(), RulebookError> {
        let found = found.into();
        if (min..=max).contains(&found) { Ok(()) } else { Err(self.fail(row, field, found, Expected::Between(min, max))) }
    }

    pub(super) fn exactly(&self, row: &str, field: &'static str, found: impl Into<u64>, number: u64) -> Result<(), RulebookError> {
        let found = found.into();
        if found == number { Ok(()) } else { Err(self.fail(row, field, found, Expected::Exactly(number))) }
    }

    /// Checks a figure and its source.
    pub(super) fn figure<T: Copy + Into<u64>>(&self, row: &str, figure: &Figure<T>, min: u64, max: u64) -> Result<(), RulebookError> {
        self.between(row, "is", figure.is, min, max)?;
        self.source(row, &figure.from)
    }

    pub(super) fn source(&self, row: &str, source: &Source) -> Result<(), RulebookError> {
        if let Some(key) = source.document()
            && !self.documents.contains(&key)
        {
            return Err(self.fail(row, "from", key, Expected::KnownDocument));
        }
        let empty = match source {
            Source::Stated(_, section) => section.is_empty(),
            Source::Read(_, section, reading) => section.is_empty() || reading.is_empty(),
            Source::Ours(why) => why.is_empty(),
        };
        if empty { Err(self.empty(row, "from", Expected::NotEmpty)) } else { Ok(()) }
    }

    pub(super) fn sources<'s>(&self, of: &str, sources: impl IntoIterator<Item = (&'static str, &'s Source)>) -> Result<(), RulebookError> {
        sources.into_iter().try_for_each(|(row, source)| self.source(&format!("{of}.{row}"), source))
    }

    /// Checks that no earlier row has the same key.
    pub(super) fn once<K: PartialEq + Debug>(&self, row: &str, field: &'static str, earlier: &[K], key: &K) -> Result<(), RulebookError> {
        if earlier.contains(key) { Err(self.fail(row, field, format_args!("{key:?}"), Expected::Once)) } else { Ok(()) }
    }
}
