//! Reads the files of messages from the binary or from a folder.

use std::borrow::Cow;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use fluent_syntax::parser::{ErrorKind, ParserError};
use rust_embed::RustEmbed;

use crate::syntax_problem::problem;
use crate::{Arg, Language, Text, text};

#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Embedded;

/// One file of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// The file's path; for an embedded file it is relative to the folder of all locales.
    pub path: PathBuf,
    pub content: String,
}

/// Why a folder of locales cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// The folder of the language does not exist or cannot be listed.
    #[error("cannot list the folder {path}: {source}")]
    Folder { path: PathBuf, source: io::Error },
    /// The folder of the language has no `.ftl` file.
    #[error("no .ftl file in {path}")]
    Empty { path: PathBuf },
    /// A file cannot be read or is not UTF-8.
    #[error("cannot read {path}: {source}")]
    File { path: PathBuf, source: io::Error },
    /// A message is malformed or defined twice.
    #[error("{path}:{line}: {}", problem.key())]
    Message {
        /// The file of the message.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The description of the error.
        problem: Text,
    },
}

impl SourceError {
    /// The message for the user.
    pub fn text(&self) -> Text {
        let shown = |path: &Path| path.display().to_string();
        match self {
            Self::Folder { path, source } if source.kind() == io::ErrorKind::NotFound => text::error::locales_missing(shown(path)),
            Self::Folder { path, source } => text::error::folder_unreadable(shown(path), text::cause::of(source)),
            Self::Empty { path } => text::error::locales_empty(shown(path)),
            Self::File { path, source } => text::error::file_unreadable(shown(path), text::cause::of(source)),
            Self::Message { path, line, problem } => {
                text::error::locales_message(shown(path), Arg::word(line.to_string()), problem.clone())
            }
        }
    }
}

/// The files of a language that are embedded in the binary, in the order of their names.
pub(crate) fn embedded(language: Language) -> Vec<SourceFile> {
    let folder = format!("{}/", language.folder());
    let mut files: Vec<_> = Embedded::iter()
        .filter(|path| path.starts_with(&folder))
        .filter_map(|path| {
            let data = Embedded::get(&path)?.data;
            Some(SourceFile { path: PathBuf::from(path.as_ref()), content: text_of(data) })
        })
        .collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

fn text_of(data: Cow<'static, [u8]>) -> String {
    String::from_utf8_lossy(&data).into_owned()
}

/// The files of a language in a folder of locales, in the order of their names.
pub(crate) fn of_folder(locales: &Path, language: Language) -> Result<Vec<SourceFile>, SourceError> {
    let folder = locales.join(language.folder());
    let listed = |source| SourceError::Folder { path: folder.clone(), source };
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).map_err(listed)? {
        let path = entry.map_err(listed)?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let content = fs::read_to_string(&path).map_err(|source| SourceError::File { path: path.clone(), source })?;
            files.push(SourceFile { path, content });
        }
    }
    if files.is_empty() {
        return Err(SourceError::Empty { path: folder });
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// The messages of a file, or the first syntax error in it.
pub(crate) fn resource(file: &SourceFile) -> Result<FluentResource, SourceError> {
    FluentResource::try_new(file.content.clone()).map_err(|(_, errors)| {
        let (line, problem) =
            errors.first().map_or((1, text::check::syntax_no_value()), |error| (line_of_error(&file.content, error), problem(&error.kind)));
        SourceError::Message { path: file.path.clone(), line, problem }
    })
}

/// The error for a message of the file whose id is already taken.
pub(crate) fn twice(file: &SourceFile, id: &str) -> SourceError {
    let line = lines_of_message(&file.content, id).last().unwrap_or(1);
    SourceError::Message { path: file.path.clone(), line, problem: text::check::repeated(id) }
}

/// The line of a syntax error, from 1. For a missing character it is the line that should have ended with it, not the next one.
pub(crate) fn line_of_error(content: &str, error: &ParserError) -> usize {
    let mut at = error.pos.start;
    if let (ErrorKind::ExpectedToken(_), Some(before)) = (&error.kind, content.get(..at)) {
        at = before.trim_end().len();
    }
    line_of(content, at)
}

/// The line, from 1, of the byte at the offset `byte`.
pub(crate) fn line_of(content: &str, byte: usize) -> usize {
    content.bytes().take(byte).filter(|byte| *byte == b'\n').count() + 1
}

/// The lines, from 1, where messages with this id begin.
fn lines_of_message(content: &str, id: &str) -> impl Iterator<Item = usize> {
    content.lines().enumerate().filter(move |(_, line)| begins(line, id)).map(|(index, _)| index + 1)
}

fn begins(line: &str, id: &str) -> bool {
    line.strip_prefix(id).is_some_and(|rest| rest.trim_start_matches(' ').starts_with('='))
}
