//! The file of a saved room: how it is written and read.

use std::io;
use std::path::Path;

use poker_room::RoomSave;
use serde::{Deserialize, Serialize};

use super::error::OpenError;
use crate::{FileError, Recorded, read_settings, write_atomic};

/// The version of the format of `room.ron`.
pub const SAVE_FORMAT: u16 = 1;

/// The name of the save file.
pub(super) const SAVE: &str = "room.ron";

/// The content of `room.ron`, for writing.
#[derive(Serialize)]
struct SaveOut<'a> {
    format: u16,
    recorded: Recorded,
    room: &'a RoomSave,
}

/// The content of `room.ron`, for reading.
#[derive(Deserialize)]
pub(super) struct SaveFile {
    pub recorded: Recorded,
    pub room: RoomSave,
}

/// The field that every format has.
#[derive(Deserialize)]
struct Head {
    format: u16,
}

/// Replaces the save.
pub(super) fn write_save(path: &Path, recorded: Recorded, room: &RoomSave) -> Result<(), FileError> {
    let out = SaveOut { format: SAVE_FORMAT, recorded, room };
    let text = ron::ser::to_string_pretty(&out, ron::ser::PrettyConfig::new().depth_limit(4))
        .map_err(|error| FileError::unwritable(path)(io::Error::other(error)))?;
    write_atomic(path, &text)
}

/// What was found where a save belongs.
pub(super) enum Found {
    Nothing,
    Save(Box<SaveFile>),
    Damaged,
}

/// Reads the save.
pub(super) fn read_save(path: &Path) -> Result<Found, OpenError> {
    let text = match read_settings(path) {
        Ok(Some(text)) => text,
        Ok(None) => return Ok(Found::Nothing),
        Err(FileError::NotText { .. }) => return Ok(Found::Damaged),
        Err(error @ (FileError::Unreadable { .. } | FileError::Unwritable { .. })) => return Err(error.into()),
    };
    let Ok(Head { format }) = ron::from_str(&text) else { return Ok(Found::Damaged) };
    if format > SAVE_FORMAT {
        return Err(OpenError::Newer { path: path.to_owned(), found: format });
    }
    Ok(ron::from_str(&text).map_or(Found::Damaged, |file| Found::Save(Box::new(file))))
}
