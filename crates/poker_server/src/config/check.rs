//! Reads and checks a configuration file before any of it is used.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use poker_protocol::Money;
use poker_room::MOST_HISTORY;

use super::Config;
use crate::door::DoorTerms;

/// The shortest lease in seconds. Leases are renewed twice a second, and a shorter one could expire while its owner runs.
const SHORTEST_LEASE_S: u32 = 2;

/// The largest opening balance. A book has room for 900,000 players with it.
const MOST_OPENING_BALANCE: Money = Money::new(10_000_000_000);

/// Why a configuration is refused.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] poker_host::FileError),
    #[error("{} is not there", .0.display())]
    NoFile(PathBuf),
    /// The text is not a valid configuration.
    #[error("{file}:{line}:{column}: {problem}")]
    Syntax {
        file: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The error of the parser.
        problem: ron::Error,
    },
    /// A value is invalid.
    #[error("{place}: {field} is {found}, expected {expected}")]
    Value {
        /// The origin of the value: the file or the command line, and the entry if the value is in a list, such as `server.ron: halls[1]`.
        place: String,
        /// The name of the field.
        field: &'static str,
        /// The value that was found.
        found: String,
        /// A description of valid values.
        expected: &'static str,
    },
}

impl Config {
    /// Reads a configuration file.
    ///
    /// # Errors
    /// When the file is missing or unreadable, or the first error in it, with its position.
    pub fn read(path: &Path) -> Result<Self, ConfigError> {
        let text = poker_host::read_settings(path)?.ok_or_else(|| ConfigError::NoFile(path.to_owned()))?;
        Self::parse(&path.display().to_string(), &text)
    }

    /// Parses the text of a configuration file. Errors name the file `file`.
    ///
    /// # Errors
    /// The first error, with its position.
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

    /// Checks all values. Errors name `place` as the origin of the value.
    ///
    /// # Errors
    /// The first invalid value.
    pub fn check(&self, place: &str) -> Result<(), ConfigError> {
        let fail = |row: &str, field, found: String, expected| {
            let place = if row.is_empty() { place.to_owned() } else { format!("{place}: {row}") };
            Err(ConfigError::Value { place, field, found, expected })
        };
        for (field, version) in [("oldest_client", &self.oldest_client), ("recommended_client", &self.recommended_client)] {
            let numbers = version.split('.').filter(|part| part.parse::<u32>().is_ok()).count();
            if numbers != 3 || version.split('.').count() != 3 {
                return fail("", field, format!("{version:?}"), "a version as 0.1.0");
            }
        }
        if let Some(url) = self.public_url.as_ref().filter(|url| !url.starts_with("ws://") && !url.starts_with("wss://")) {
            return fail("", "public_url", format!("{url:?}"), "an address that begins with ws:// or wss://");
        }
        let limits = &self.limits;
        let counts = [
            ("connections", limits.connections),
            ("connections_per_address", limits.connections_per_address.unwrap_or(1)),
            ("burst", limits.burst),
            ("frames_a_second", limits.frames_a_second),
        ];
        let times = [("handshake_s", limits.handshake), ("sign_in_s", limits.sign_in), ("write_s", limits.write)];
        let no_count = counts.into_iter().find(|(_, count)| *count == 0).map(|(field, _)| field);
        if let Some(field) = no_count.or_else(|| times.into_iter().find(|(_, time)| time.is_zero()).map(|(field, _)| field)) {
            return fail("limits", field, "0".to_owned(), "a number from 1");
        }
        let DoorTerms { token_days, session_days, session_hours, .. } = &self.accounts;
        let lives = [("token_days", *token_days), ("session_days", *session_days), ("session_hours", session_hours.unwrap_or(1))];
        if let Some((field, _)) = lives.into_iter().find(|(_, life)| *life == 0) {
            return fail("accounts", field, "0".to_owned(), "a number from 1");
        }
        if self.lease_s < SHORTEST_LEASE_S {
            return fail("", "lease_s", self.lease_s.to_string(), "a number from 2");
        }
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
            if hall.opening_balance > MOST_OPENING_BALANCE {
                let expected = "a number from 0 to 10000000000, which is 100000000.00";
                return fail(&row, "opening_balance", hall.opening_balance.hundredths().to_string(), expected);
            }
            if !(1..=MOST_HISTORY).contains(&usize::try_from(hall.history).unwrap_or(usize::MAX)) {
                return fail(&row, "history", hall.history.to_string(), "a number from 1 to 256");
            }
        }
        if self.tls.is_none() && !self.allow_insecure && !self.listen.ip().is_loopback() {
            let expected = "an address of this machine alone, or tls, or allow_insecure: true";
            return fail("", "listen", self.listen.to_string(), expected);
        }
        Ok(())
    }

    /// What an operator should know of a valid configuration when the server starts.
    #[must_use]
    pub fn warnings(&self) -> Vec<String> {
        let address = self.listen;
        match (address.ip().is_loopback(), self.behind_proxy, &self.tls) {
            (true, ..) | (false, false, Some(_)) => Vec::new(),
            (false, true, _) => vec![format!(
                "behind_proxy is true and {address} can be reached from other computers: let only the proxy reach it, because anybody who does \
                 can claim to come from any address"
            )],
            (false, false, None) => vec![format!(
                "{address} can be reached without TLS: anybody on the network path can read the passwords. Use tls, or a proxy with TLS"
            )],
        }
    }
}
