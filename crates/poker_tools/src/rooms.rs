//! Rooms that are named on the command line, and what is wrong with their files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use poker_host::{FileError, RoomsError};
use poker_reasons::mistake_text;
use poker_room::RoomStakes;
use poker_text::{Arg, text};

use crate::failure::Failure;

/// The name of a room file, as an example for messages.
pub const ROOM_FILE_EXAMPLE: &str = "mine.room.ron";
/// The id of the room that is opened if none is named.
pub const USUAL_ROOM: &str = "en-2.7";

/// The room of this name, with the rulebooks of a folder.
///
/// # Errors
/// What is wrong with the name, the folder or a file in it.
pub fn find_room(folder: Option<&PathBuf>, room: &str) -> Result<Arc<RoomStakes>, Failure> {
    poker_host::find_room(folder.map(PathBuf::as_path), room).map_err(|error| failed(&error))
}

/// Refuses a folder in which anything is wrong.
///
/// # Errors
/// What is wrong with the folder or a file in it.
pub fn check_rooms(folder: Option<&Path>) -> Result<(), Failure> {
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
        RoomsError::Mistakes(mistakes) => Failure::Several(mistakes.iter().map(mistake_text).collect()),
        RoomsError::NoSuchRoom { room, known } => Failure::Plain(text::error::bad_room(room, Arg::word(known.join(", ")))),
    }
}
