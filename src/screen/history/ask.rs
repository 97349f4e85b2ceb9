//! What the page of the hand history asks for.

use std::path::PathBuf;

use poker_archive::{HandId, Person};
use poker_history::Format;

/// What the page asks of the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryAsk {
    /// Read again what could not be read.
    ReadAgain,
    Open(HandId),
    Star(HandId, bool),
    Note(HandId, String),
    /// Write the hands of the filter into a file.
    Export(Format),
    /// Copy the opened hand as text.
    Copy(HandId),
    /// Keep what is noted about a player; the date is set by whoever carries it out.
    Noted(Person),
    /// Write the notes about players into a file.
    ExportPeople,
    /// Add the notes of a file.
    ImportPeople(PathBuf),
}
