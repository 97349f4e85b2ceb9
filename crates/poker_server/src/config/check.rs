//! Reads a configuration file: all of it is checked before any of it is used.

use std::collections::BTreeSet;

use super::Config;

/// Why a configuration is refused.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file.
    #[error(transparent)]
    File(#[from] poker_host::FileError),
    /// Not the text of such a file.
    #[error("{file}:{line}:{column}: {problem}")]
    Syntax {
        /// Which file.
        file: String,
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What is wrong there.
        problem: ron::Error,
    },
    /// A value that cannot be.
    #[error("{place}: {field} is {found}, expected {expected}")]
    Value {
        /// The file, or the command line; and which row.
        place: String,
        /// Which field.
        field: &'static str,
        /// What it says.
        found: String,
        /// What it may say.
        expected: &'static str,
    },
    /// A hall's room.
    #[error("hall {hall}: {error}")]
    Room {
        /// Which hall.
        hall: String,
        /// What is wrong with its room.
        error: poker_host::RoomsError,
    },
}

impl Config {
    /// Reads a file's text; `file` is the name that errors give.
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub fn parse(file: &str, text: &str) -> Result<Self, ConfigError> {
        let config: Self = ron::from_str(text).map_err(|error| ConfigError::Syntax {
            file: file.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
            problem: error.code,
        })?;
        config.check(file)?;
        Ok(config)
    }

    /// Whether all of it can be; `place` is where errors say it stands.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn check(&self, place: &str) -> Result<(), ConfigError> {
        let fail = |row: &str, field, found: String, expected| {
            let place = if row.is_empty() { place.to_owned() } else { format!("{place}: {row}") };
            Err(ConfigError::Value { place, field, found, expected })
        };
        if self.halls.is_empty() {
            return fail("", "halls", "empty".to_owned(), "at least one hall");
        }
        let mut names = BTreeSet::new();
        for (hall, at) in self.halls.iter().zip(1..) {
            let row = format!("halls[{at}]");
            let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            if !(1..=32).contains(&hall.name.len()) || !hall.name.chars().all(plain) {
                return fail(&row, "name", format!("{:?}", hall.name), "1 to 32 small letters, digits and hyphens");
            }
            if !names.insert(&hall.name) {
                return fail(&row, "name", format!("{:?}", hall.name), "a name that no other hall has");
            }
            if !(1..=4_096).contains(&hall.history) {
                return fail(&row, "history", hall.history.to_string(), "a number from 1 to 4096");
            }
        }
        if self.tls.is_none() && !self.allow_insecure && !self.listen.ip().is_loopback() {
            let expected = "an address of this machine alone, or tls, or allow_insecure: true";
            return fail("", "listen", self.listen.to_string(), expected);
        }
        Ok(())
    }
}
