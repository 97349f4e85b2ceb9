//! Reads a rulebook. All of it is checked before any of it is used.

use super::Rulebook;
use super::checks;
use super::error::RulebookError;
use super::read::read;

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
