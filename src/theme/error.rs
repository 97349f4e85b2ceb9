//! Errors in a theme, with their place.

use ron::error::{Error, SpannedError};

use crate::assets::AssetMissing;

/// Why the theme cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThemeError {
    /// The theme's file is missing or cannot be read.
    #[error(transparent)]
    Missing(#[from] AssetMissing),
    /// The file is not text.
    #[error("{file} is not UTF-8 text")]
    NotText { file: String },
    /// A value is missing, unknown or invalid.
    #[error("{file}, line {line}, {field}: {problem}")]
    Value {
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// The field with the error, or else the last field before the place of the error.
        field: String,
        /// What is wrong with the value.
        problem: String,
    },
}

/// A fault in the text of a theme.
pub(super) struct ThemeFault {
    line: usize,
    field: String,
    problem: String,
}

impl ThemeFault {
    pub(super) fn new(text: &str, error: &SpannedError) -> ThemeFault {
        let line = error.span.start.line;
        let named = match &error.code {
            Error::MissingStructField { field, .. } | Error::DuplicateStructField { field, .. } => Some((*field).to_owned()),
            Error::NoSuchStructField { found, .. } => Some(found.clone()),
            // The reader's other errors name no field, so the last one before the place of the error is taken.
            _ => None,
        };
        let field = named.or_else(|| last_field(text, line, error.span.end.col)).unwrap_or_default();
        ThemeFault { line, field, problem: error.code.to_string() }
    }

    pub(super) fn at_field(text: &str, field: &str, problem: &str) -> ThemeFault {
        let line = text.lines().position(|line| line.contains(&format!("{field}:"))).map_or(0, |index| index + 1);
        ThemeFault { line, field: field.to_owned(), problem: problem.to_owned() }
    }

    pub(super) fn in_file(self, file: String) -> ThemeError {
        ThemeError::Value { file, line: self.line, field: self.field, problem: self.problem }
    }
}

/// The name before the last `:` in front of this line and column.
fn last_field(text: &str, line: usize, column: usize) -> Option<String> {
    let mut before: Vec<String> = text.lines().take(line).map(str::to_owned).collect();
    if let Some(last) = before.last_mut() {
        *last = last.chars().take(column).collect();
    }
    before.iter().rev().find_map(|line| {
        let (name, _) = line.rsplit_once(':')?;
        let word = name.rsplit(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next()?;
        (!word.is_empty()).then(|| word.to_owned())
    })
}
