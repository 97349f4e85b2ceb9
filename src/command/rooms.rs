//! Rooms that are named on the command line, and what is wrong with their files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use poker_host::{Expected, FileError, RoomPlan, RoomsError, RulebookError};
use poker_text::{Arg, Text, text};

use super::Failure;

/// The room where none is named.
pub(super) const USUAL: &str = "en-2.7";

/// The room of this name, with the rulebooks of a folder.
pub(super) fn find(folder: Option<&PathBuf>, room: &str) -> Result<Arc<RoomPlan>, Failure> {
    poker_host::find_room(folder.map(PathBuf::as_path), room).map_err(|error| failed(&error))
}

/// Refuses a folder in which anything is wrong.
pub(super) fn check(folder: Option<&Path>) -> Result<(), Failure> {
    poker_host::read_rooms(folder).map(|_| ()).map_err(|error| failed(&error))
}

fn failed(error: &RoomsError) -> Failure {
    match error {
        RoomsError::File(FileError::Unreadable { path, source } | FileError::Unwritable { path, source }) => {
            Failure::cannot_read(path, source)
        }
        RoomsError::File(FileError::NotText { path }) => {
            Failure::Plain(text::error::file_unreadable(path.display().to_string(), text::cause::unknown()))
        }
        RoomsError::Mistakes(mistakes) => Failure::Several(mistakes.iter().map(mistake).collect()),
        RoomsError::NoSuchRoom { room, known } => Failure::Plain(text::error::bad_room(room, Arg::word(known.join(", ")))),
    }
}

fn mistake(error: &RulebookError) -> Text {
    match error {
        RulebookError::Syntax { file, line, column, path, problem } => {
            text::error::rulebook_syntax(file, line.to_string(), column.to_string(), path, problem.to_string())
        }
        RulebookError::Value { file, row, field, found, expected: wanted } => {
            text::error::rulebook_value(file, row, *field, found, expected(*wanted))
        }
    }
}

fn expected(expected: Expected) -> Text {
    match expected {
        Expected::Between(min, max) => text::error::expected_between(min.to_string(), max.to_string()),
        Expected::NotEmpty => text::error::expected_not_empty(),
        Expected::KnownDocument => text::error::expected_known_document(),
        Expected::OtherPlan => text::error::expected_other_plan(),
        Expected::FormWithBuyIn => text::error::expected_form(),
        Expected::EndsInVersion => text::error::expected_version(),
        Expected::NewId => text::error::expected_new_id(),
        Expected::KnownRulebook => text::error::expected_known_rulebook(),
        Expected::KnownStake => text::error::expected_known_stake(),
        Expected::HoldemAlone => text::error::expected_holdem_alone(),
        Expected::Absent => text::error::expected_absent(),
        Expected::Once => text::error::expected_once(),
        Expected::Present => text::error::expected_present(),
    }
}
