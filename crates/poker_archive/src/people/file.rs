//! The file by which notes about players are carried from one computer to another: RON, which people can read.

use serde::{Deserialize, Serialize};

use super::Person;

/// The version of the files that are written, and the newest that is read. Files of version 1 say of nobody that the player is muted.
const VERSION: u16 = 2;

/// Why a file of notes is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPeopleFile {
    /// It is damaged, or no file of notes.
    #[error("line {line}, column {column}: {reason}")]
    Malformed { line: usize, column: usize, reason: String },
    /// A newer program wrote it.
    #[error("the file has version {found}, which this program cannot read yet")]
    Newer { found: u16 },
}

/// The content of a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "People", deny_unknown_fields)]
struct PeopleFile {
    version: u16,
    people: Vec<Person>,
}

/// What is read of a file first, so that a newer one is not taken for a damaged one.
#[derive(Deserialize)]
#[serde(rename = "People")]
struct Header {
    version: u16,
}

/// The text of a file with these notes.
///
/// # Errors
/// Never for notes that [`people_from_ron`] can read.
pub fn people_to_ron(people: &[Person]) -> Result<String, ron::Error> {
    // Texts of several lines are written as such.
    let pretty = ron::ser::PrettyConfig::default().escape_strings(false);
    let file = PeopleFile { version: VERSION, people: people.to_vec() };
    Ok(ron::ser::to_string_pretty(&file, pretty)? + "\n")
}

/// The notes in the text of a file.
///
/// # Errors
/// If any part of the file cannot be read: it is read whole or not at all.
pub fn people_from_ron(text: &str) -> Result<Vec<Person>, BadPeopleFile> {
    let malformed = |error: ron::error::SpannedError| BadPeopleFile::Malformed {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string(),
    };
    let header: Header = ron::from_str(text).map_err(malformed)?;
    if header.version > VERSION {
        return Err(BadPeopleFile::Newer { found: header.version });
    }
    let file: PeopleFile = ron::from_str(text).map_err(malformed)?;
    Ok(file.people)
}
