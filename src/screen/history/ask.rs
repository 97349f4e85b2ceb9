//! What the page of the hand history asks for.

use poker_archive::HandId;
use poker_history::Format;

/// What the page asks of the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryAsk {
    Open(HandId),
    Star(HandId, bool),
    Note(HandId, String),
    /// Write the hands of the filter into a file.
    Export(Format),
    /// Copy the opened hand as text.
    Copy(HandId),
}
