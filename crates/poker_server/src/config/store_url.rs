//! The location of the books, as written in the configuration.

use std::fmt;
use std::str::FromStr;

use percent_encoding::percent_decode_str;
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
        if has_password(text) { Err(PasswordOnCommandLine) } else { Ok(Self(text.to_owned())) }
    }
}

/// Whether the driver of the database would find a password in an address. For the driver, everything before the first `@` is a user and a
/// password, and the names of parameters may be encoded.
fn has_password(address: &str) -> bool {
    let Some((_, rest)) = address.split_once("://") else { return false };
    let of_user = rest.split_once('@').is_some_and(|(user, _)| user.contains(':'));
    let fields = address.split_once('?').map_or("", |(_, fields)| fields).split('&');
    let mut names = fields.map(|field| percent_decode_str(field.split_once('=').map_or(field, |(name, _)| name)).decode_utf8_lossy());
    of_user || names.any(|name| name == "password")
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
        for bad in [
            "postgres://ada:secret@db/books",
            "postgresql://ada:@db",
            "postgres://ada:se/cret@127.0.0.1/books",
            "postgres://ada:se?cret@db/books",
            "postgres://ada@db/books?password=secret&x=y",
            "postgres://ada@db/books?x=y&pass%77ord=secret",
        ] {
            assert!(bad.parse::<postgres::Config>().is_ok_and(|config| config.get_password().is_some()) || bad.contains("x=y"), "{bad}");
            assert_eq!(read(bad), Err(PasswordOnCommandLine));
        }
    }
}
