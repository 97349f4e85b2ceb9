//! The tournaments that the player has played, on this computer: kept in a file, and shown on the page of the account (R-UI-5).

mod file;
mod keep;
#[cfg(test)]
mod tests;

use std::path::Path;

use bevy::prelude::*;
use poker_client::{PlayedEntry, TournamentHistory};
use poker_text::{Text, text};

use file::HistoryFile;
pub(crate) use keep::keep_outcomes;

/// The played tournaments, and the file in which they are kept.
#[derive(Resource, Default)]
pub(crate) struct PlayedTournaments {
    pub(crate) history: TournamentHistory,
    /// `None` in the tour, which keeps nothing.
    file: Option<HistoryFile>,
}

impl PlayedTournaments {
    /// Reads the file. Returns a message for the player where it cannot be read, or where a part of it cannot.
    pub(crate) fn read(path: &Path) -> (Self, Option<Text>) {
        let file = HistoryFile::at(path);
        let name = || path.display().to_string();
        let (history, notice) = match file.read() {
            Ok(found) if found.unreadable == 0 => (found.history, None),
            Ok(found) => (found.history, Some(text::error::history_damaged(name(), poker_text::Arg::count(found.unreadable)))),
            Err(error) => (TournamentHistory::default(), Some(text::error::file_unreadable(name(), text::cause::of(&error)))),
        };
        (Self { history, file: Some(file) }, notice)
    }

    /// Adds an entry and writes it to the file. Returns a message for the player where that fails.
    fn add(&mut self, entry: PlayedEntry) -> Option<Text> {
        let file = self.file.as_ref()?;
        if !self.history.add(entry.clone()) {
            return None;
        }
        let failed = file.append(&entry).err()?;
        Some(text::error::save_failed(file.path().display().to_string(), text::cause::of(&failed)))
    }
}
