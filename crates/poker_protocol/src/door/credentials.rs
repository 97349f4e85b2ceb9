//! Names, passwords and tokens. The `Debug` form of a secret is stars.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use unicode_security::GeneralSecurityProfile as _;

use super::common_password::is_common;
use super::look_alike::{is_reserved, likeness, skeleton};
use crate::MAX_NAME_CHARS;

/// The fewest characters of a password. Spaces in a row count as one.
pub const MIN_PASSWORD_CHARS: usize = 12;

/// The most characters of a password.
pub const MAX_PASSWORD_CHARS: usize = 128;

/// The number of characters of a token: 256 bits as hexadecimal digits.
const TOKEN_CHARS: usize = 64;

/// Why a text cannot be the name of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BadAccountName {
    /// The name is empty or has only spaces.
    #[error("a name has at least one character")]
    Empty,
    /// The name has more than [`MAX_NAME_CHARS`] characters.
    #[error("a name has at most {MAX_NAME_CHARS} characters")]
    TooLong,
    /// The name has a space at an end, or two spaces side by side.
    #[error("a name has no blank at its ends, and no two side by side")]
    Blanks,
    /// The name has a character other than spaces, `-`, `_`, `.`, and the letters and digits that Unicode recommends for identifiers.
    #[error("a name has letters, digits, blanks, hyphens, underscores and dots")]
    Characters,
    /// The name could be taken for one of the house.
    #[error("the name is reserved for the house")]
    Reserved,
}

/// The name of an account, which is the player's name at the tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct AccountName(String);

impl AccountName {
    /// A name that has not been checked yet; see [`Self::check`].
    pub fn unchecked(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// Checks whether the text can be the name of a new account. A message may contain any text as a name, and an older account may have
    /// a name that a new one cannot have.
    ///
    /// # Errors
    /// If it cannot be a name.
    pub fn check(&self) -> Result<(), BadAccountName> {
        let Self(name) = self;
        if name.trim().is_empty() {
            return Err(BadAccountName::Empty);
        }
        if name.chars().count() > MAX_NAME_CHARS {
            return Err(BadAccountName::TooLong);
        }
        if name.trim() != name || name.contains("  ") {
            return Err(BadAccountName::Blanks);
        }
        // Among the letters of Unicode are some that cannot be seen, and many that only imitate others.
        let allowed = |letter: char| letter.is_alphanumeric() && letter.identifier_allowed() || [' ', '-', '_', '.'].contains(&letter);
        if !name.chars().all(allowed) {
            return Err(BadAccountName::Characters);
        }
        if is_reserved(name) { Err(BadAccountName::Reserved) } else { Ok(()) }
    }

    /// The name as it was chosen.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The form in which names are compared: names that differ only in upper and lower case are equal.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }

    /// The form in which names that look alike are equal, such as `Paul`, `PauI` and the same letters in Cyrillic. Invisible letters do
    /// not count. Names that differ only in case are compared by [`Self::folded`].
    pub fn skeleton(&self) -> String {
        skeleton(&self.0)
    }

    /// The form in which names are equal that look alike in upper or in lower case, such as `Mia` and `MlA`, because `MIA` is the same name
    /// as `Mia`. It is the [`Self::skeleton`] with `i` in place of each `l`, so it can be computed where only skeletons are stored. It tells
    /// fewer names apart than they: `Ella` and `Elia` have one likeness.
    pub fn likeness(&self) -> String {
        likeness(&self.0)
    }
}

impl FromStr for AccountName {
    type Err = BadAccountName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let name = Self::unchecked(text);
        name.check().map(|()| name)
    }
}

impl fmt::Display for AccountName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a text cannot be a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BadPassword {
    /// The password has fewer than [`MIN_PASSWORD_CHARS`] characters.
    #[error("a password has at least {MIN_PASSWORD_CHARS} characters")]
    TooShort,
    /// The password has more than [`MAX_PASSWORD_CHARS`] characters.
    #[error("a password has at most {MAX_PASSWORD_CHARS} characters")]
    TooLong,
    /// The password is the account's name.
    #[error("a password is not the account's name")]
    IsName,
    /// The password is one of those that are tried first, because many people have it.
    #[error("a password is not one that many people have")]
    Common,
}

/// A password. Its `Debug` form is stars.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Password(String);

impl Password {
    /// A password that has not been checked yet; see [`Self::check`].
    pub fn new(password: impl Into<String>) -> Self {
        Self(password.into())
    }

    /// Checks whether the password may be chosen for an account with this name.
    ///
    /// # Errors
    /// If it may not be chosen.
    pub fn check(&self, name: &AccountName) -> Result<(), BadPassword> {
        if self.0.split_inclusive(' ').filter(|part| *part != " ").flat_map(str::chars).count() < MIN_PASSWORD_CHARS {
            return Err(BadPassword::TooShort);
        }
        if self.0.chars().count() > MAX_PASSWORD_CHARS {
            return Err(BadPassword::TooLong);
        }
        if self.0.to_lowercase() == name.folded() {
            return Err(BadPassword::IsName);
        }
        if is_common(&self.0) { Err(BadPassword::Common) } else { Ok(()) }
    }

    /// The password as text, to be hashed or shown in the field where it is typed.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(***)")
    }
}

/// A token signs an account in without a password. It is 256 random bits; its `Debug` form is stars.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "TokenText", try_from = "TokenText")]
pub struct Token(pub [u8; 32]);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(***)")
    }
}

/// A token as text: 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
struct TokenText(String);

impl From<Token> for TokenText {
    fn from(Token(bytes): Token) -> Self {
        use fmt::Write as _;
        let mut text = String::with_capacity(TOKEN_CHARS);
        for byte in bytes {
            // Writing to a `String` cannot fail.
            let _written = write!(text, "{byte:02x}");
        }
        Self(text)
    }
}

impl TryFrom<TokenText> for Token {
    type Error = &'static str;

    fn try_from(TokenText(text): TokenText) -> Result<Self, Self::Error> {
        let digits = text.as_bytes();
        if digits.len() != TOKEN_CHARS {
            return Err("a token has 64 hexadecimal digits");
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |at: usize| char::from(pair[at]).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
            *byte = digit(0).zip(digit(1)).map(|(high, low)| high << 4 | low).ok_or("a token has 64 hexadecimal digits")?;
        }
        Ok(Self(bytes))
    }
}

/// The name that an operator gave to a hall: a part of a server that has its own book.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct HallName(pub String);

impl fmt::Display for HallName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
