//! The failures of a chore, with the sentence that is printed for each.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

/// Why a chore failed.
#[derive(Debug)]
pub enum ChoreError {
    /// The command line holds an unknown word.
    Usage { word: String, usage: &'static str },
    /// A program could not be started.
    CannotStart { command: String, source: io::Error },
    /// A program ended with a code other than 0, or was killed: then `code` is `None`.
    Ended { command: String, code: Option<i32> },
    /// A file could not be read or written.
    File { path: PathBuf, source: io::Error },
    /// System packages are missing, and they cannot be installed or the user said no.
    Packages { why: &'static str, command: String },
    /// A check found something wrong.
    Check { found: String, repeat: String },
}

impl ChoreError {
    /// The exit code of the program that failed, 2 for a mistake on the command line, else 1.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Ended { code: Some(code), .. } => u8::try_from(*code).map_or(ExitCode::FAILURE, ExitCode::from),
            Self::Usage { .. } => ExitCode::from(2),
            Self::Ended { code: None, .. } | Self::CannotStart { .. } | Self::File { .. } | Self::Packages { .. } | Self::Check { .. } => {
                ExitCode::FAILURE
            }
        }
    }
}

impl fmt::Display for ChoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage { word, usage } => write!(f, "“{word}” is not known here.\n\n{usage}"),
            Self::CannotStart { command, source } => write!(f, "Could not start `{command}`: {source}."),
            Self::Ended { command, code: Some(code) } => write!(f, "`{command}` ended with code {code}."),
            Self::Ended { command, code: None } => write!(f, "`{command}` was stopped by a signal."),
            Self::File { path, source } => write!(f, "{}: {source}.", path.display()),
            Self::Packages { why, command } => write!(f, "{why} Install the packages with `{command}` and try again."),
            Self::Check { found, repeat } => write!(f, "{found}\nTo see it again: {repeat}"),
        }
    }
}
