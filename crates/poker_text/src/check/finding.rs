//! One error in the files of a language.

use std::path::PathBuf;

use crate::{Arg, Text, Texts, text};

/// An error in a translation, with its file and line.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The file, or the folder that is missing or empty.
    pub path: PathBuf,
    /// The line, from 1; `None` if a folder is missing or a file cannot be read.
    pub line: Option<usize>,
    pub kind: FindingKind,
}

/// The kind of an error in a translation.
#[derive(Clone, Debug, PartialEq)]
pub enum FindingKind {
    /// A text is missing. The line is that of the text that comes before it in the list of keys, or the first line.
    Missing { key: String },
    /// No key and no other message uses this message.
    Unused { key: String },
    /// The file does not follow the syntax.
    Malformed { problem: Text },
    /// The key is defined twice. The line is that of the second definition.
    Duplicate {
        key: String,
        /// The file of the first definition.
        path: PathBuf,
        /// The line of the first definition, from 1.
        line: usize,
    },
    /// The message uses an argument that its key does not have.
    UnknownArgument {
        key: String,
        /// The argument, without its `$`.
        argument: String,
    },
    /// The message never uses an argument of its key.
    ArgumentUnused {
        key: String,
        /// The argument, without its `$`.
        argument: String,
    },
    /// A rank lacks a form that a message of the language uses.
    MissingForm {
        /// The key of the rank.
        key: String,
        /// The attribute, without its point.
        form: String,
    },
    /// The message refers to a message, term or function that does not exist.
    UnknownReference {
        key: String,
        /// The reference as the message writes it.
        reference: String,
    },
    /// The message has attributes but no value.
    NoValue { key: String },
    /// The language has no folder, or an empty one.
    FolderMissing,
    /// The system refused the file.
    Unreadable { cause: Text },
}

impl Finding {
    /// The description of the error, without its place.
    pub fn text(&self) -> Text {
        match &self.kind {
            FindingKind::Missing { key } => text::check::missing(key),
            FindingKind::Unused { key } => text::check::unused(key),
            FindingKind::Malformed { problem } => problem.clone(),
            FindingKind::Duplicate { key, path, line } => {
                text::check::duplicate(key, path.display().to_string(), Arg::word(line.to_string()))
            }
            FindingKind::UnknownArgument { key, argument } => text::check::unknown_argument(key, format!("${argument}")),
            FindingKind::ArgumentUnused { key, argument } => text::check::argument_unused(key, format!("${argument}")),
            FindingKind::MissingForm { key, form } => text::check::missing_form(key, format!(".{form}")),
            FindingKind::UnknownReference { key, reference } => text::check::unknown_reference(key, reference),
            FindingKind::NoValue { key } => text::check::no_value(key),
            FindingKind::FolderMissing => text::check::folder_missing(),
            FindingKind::Unreadable { cause } => text::check::unreadable(cause.clone()),
        }
    }

    /// `path:line: description`, a form that editors and terminals understand.
    pub fn say(&self, texts: &Texts) -> String {
        let path = self.path.display();
        let what = texts.say(&self.text());
        match self.line {
            Some(line) => format!("{path}:{line}: {what}"),
            None => format!("{path}: {what}"),
        }
    }
}
