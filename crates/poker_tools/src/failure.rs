//! What went wrong, as plain sentences and an exit code.

use std::io;
use std::path::{Path, PathBuf};

use poker_text::{Text, text};

use crate::program::Program;
use crate::usage::UsageError;

/// The exit code of a command line that could not be understood.
const USAGE: i32 = 2;
/// The exit code of all other failures.
const FAILED: i32 = 1;

/// Why a command ended early.
#[derive(Debug)]
pub enum Failure {
    /// What is wrong with the arguments.
    Usage(Text),
    /// Any other failure, in one sentence.
    Plain(Text),
    /// One sentence for each of several mistakes.
    Several(Vec<Text>),
}

impl Failure {
    /// Arguments that `program` does not understand.
    #[must_use]
    pub fn usage(program: &Program, error: &UsageError) -> Failure {
        Failure::Usage(error.text(program))
    }

    /// A file or folder that cannot be read.
    pub fn cannot_read(path: impl AsRef<Path>, error: &io::Error) -> Failure {
        let path = path.as_ref().display().to_string();
        Failure::Plain(match error.kind() {
            io::ErrorKind::NotFound => text::error::file_missing(path),
            _ => text::error::file_unreadable(path, text::cause::of(error)),
        })
    }

    /// A file or folder that cannot be written.
    pub fn cannot_write(path: impl Into<PathBuf>, error: &io::Error) -> Failure {
        Failure::Plain(text::error::cannot_write(path.into().display().to_string(), text::cause::of(error)))
    }

    /// The sentences for the user.
    #[must_use]
    pub fn sentences(&self) -> Vec<Text> {
        match self {
            Failure::Usage(text) | Failure::Plain(text) => vec![text.clone()],
            Failure::Several(texts) => texts.clone(),
        }
    }

    /// The exit code of a program that ends with this failure.
    #[must_use]
    pub fn exit_code(&self) -> i32 {
        match self {
            Failure::Usage(_) => USAGE,
            Failure::Plain(_) | Failure::Several(_) => FAILED,
        }
    }
}
