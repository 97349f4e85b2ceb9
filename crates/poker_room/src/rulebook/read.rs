//! Reads the text of a file.

use serde::de::DeserializeOwned;

use super::error::RulebookError;
use super::syntax_path;

/// Reads the text of a file without checking its values.
pub(super) fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, RulebookError> {
    ron::from_str(text).map_err(|error| {
        let (line, column) = (error.span.start.line, error.span.start.col);
        let path = syntax_path::path_at(text, line, column);
        RulebookError::Syntax { file: file.to_owned(), line, column, path, problem: Box::new(error.code) }
    })
}
