//! Reads a file. All of it is checked before any of it is used.

use serde::de::DeserializeOwned;

use super::error::RulebookError;
use super::{Rulebook, checks, syntax_path};

/// Reads the text of a file without checking its values.
pub(super) fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, RulebookError> {
    ron::from_str(text).map_err(|error| {
        let (line, column) = (error.span.start.line, error.span.start.col);
        let path = syntax_path::path_at(text, line, column);
        RulebookError::Syntax { file: file.to_owned(), line, column, path, problem: Box::new(error.code) }
    })
}

impl Rulebook {
    /// Reads a rulebook; `file` is the name of the file in errors.
    ///
    /// # Errors
    /// The first mistake, with its file, row and field.
    pub fn parse(file: &str, text: &str) -> Result<Self, RulebookError> {
        let rulebook: Self = read(file, text)?;
        checks::check(file, &rulebook)?;
        Ok(rulebook)
    }
}
