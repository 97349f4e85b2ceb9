//! The location of the books, as written in the configuration.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// A URL of PostgreSQL or a folder. It may hold a password, so `Debug` prints stars.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct StoreUrl(pub String);

impl fmt::Debug for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StoreUrl(***)")
    }
}

impl FromStr for StoreUrl {
    type Err = PasswordOnCommandLine;

    /// Reads an address of the command line, which may hold no password.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let user = text.split_once("://").and_then(|(_, rest)| rest.split(['/', '?']).next()?.rsplit_once('@'));
        let query = text.split_once('?').is_some_and(|(_, query)| query.split('&').any(|field| field.starts_with("password=")));
        if query || user.is_some_and(|(user, _)| user.contains(':')) { Err(PasswordOnCommandLine) } else { Ok(Self(text.to_owned())) }
    }
}

/// Why an address on the command line is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "everybody on this machine can read a password on the command line; leave it out, and set PGPASSWORD or name a file of passwords in \
     PGPASSFILE, or write the address into the configuration file"
)]
pub struct PasswordOnCommandLine;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_on_the_command_line_is_refused() {
        let read = |text: &str| text.parse::<StoreUrl>().map(|StoreUrl(url)| url);
        for good in
            ["postgres://ada@db/books", "postgres://db/books?application_name=a:b", "data", "C:/data", "postgres://ada@[::1]:5432/books"]
        {
            assert_eq!(read(good), Ok(good.to_owned()));
        }
        for bad in ["postgres://ada:secret@db/books", "postgresql://ada:@db", "postgres://ada@db/books?password=secret&x=y"] {
            assert_eq!(read(bad), Err(PasswordOnCommandLine));
        }
    }
}
