//! The folder of a kept room: `room.ron`, `hands.jsonl` and `lock`.

use std::path::{Path, PathBuf};

use poker_room::{HandRecord, PlayerKind, RoomSave};
use poker_rules::{Chips, Stakes};
use serde::{Deserialize, Serialize};

use super::error::OpenError;
use crate::{FileError, FolderLock, RecordFile, Recorded, last_records, read_settings, set_aside, write_atomic};

/// The format of `room.ron`. 1: a room of cash tables.
pub const SAVE_FORMAT: u16 = 1;

/// The save in its folder.
const SAVE: &str = "room.ron";

/// Hands of earlier runs that a room remembers.
const HANDS_RECALLED: usize = 500;

/// Whether a folder keeps a room, sound or not.
pub fn has_save(folder: &Path) -> bool {
    folder.join(SAVE).is_file()
}

/// Where the player of a kept room sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedSeat {
    /// The forced bets of the table.
    pub stakes: Stakes,
    /// The player's stack.
    pub stack: Chips,
}

/// Where the player of a kept room sits; none where they sit nowhere, or the save is not sound.
pub fn saved_seat(folder: &Path) -> Option<SavedSeat> {
    let Ok(Found::Save(file)) = read_save(&folder.join(SAVE)) else { return None };
    file.room.tables.iter().find_map(|table| {
        let seat = table.seats.iter().find(|seat| seat.kind == PlayerKind::Person)?;
        Some(SavedSeat { stakes: table.stakes, stack: seat.stack })
    })
}

/// What `room.ron` holds, for writing.
#[derive(Serialize)]
struct SaveOut<'a> {
    format: u16,
    recorded: Recorded,
    room: &'a RoomSave,
}

/// What `room.ron` holds.
#[derive(Deserialize)]
struct SaveFile {
    recorded: Recorded,
    room: RoomSave,
}

/// The part that every format has.
#[derive(Deserialize)]
struct Head {
    format: u16,
}

/// Holds the folder of a kept room.
pub(super) struct Keeper {
    save: PathBuf,
    records: RecordFile,
    _lock: FolderLock,
}

/// A folder as it was found.
pub(super) struct Kept {
    pub keeper: Keeper,
    pub room: Option<RoomSave>,
    /// Where a damaged save was moved to.
    pub set_aside: Option<PathBuf>,
}

impl Keeper {
    /// Takes the folder and reads what it keeps. A damaged save is set aside.
    pub(super) fn open(folder: &Path) -> Result<Kept, OpenError> {
        let Some(lock) = FolderLock::take(folder)? else { return Err(OpenError::SaveInUse { path: folder.to_owned() }) };
        let save = folder.join(SAVE);
        let mut moved = None;
        let found = match read_save(&save)? {
            Found::Nothing => None,
            Found::Save(file) => Some(*file),
            Found::Damaged => {
                moved = Some(set_aside(&save)?);
                None
            }
        };
        let records = RecordFile::open(&folder.join("hands.jsonl"), found.as_ref().map(|file| file.recorded))?;
        Ok(Kept { keeper: Keeper { save, records, _lock: lock }, room: found.map(|file| file.room), set_aside: moved })
    }

    /// Sets aside a save that could be read and makes no sense; where it is now.
    pub(super) fn reject_save(&self) -> Result<PathBuf, FileError> {
        set_aside(&self.save)
    }

    /// The hands recorded last, oldest first.
    pub(super) fn last_hands(&self) -> Result<Vec<HandRecord>, FileError> {
        last_records(self.records.path(), HANDS_RECALLED)
    }

    /// The hands recorded so far.
    pub(super) fn recorded(&self) -> Recorded {
        self.records.end()
    }

    /// Adds a finished hand. It counts only once the save knows of it: [`Self::save`].
    pub(super) fn record(&mut self, record: &HandRecord) -> Result<(), FileError> {
        self.records.append(record)
    }

    /// Keeps the room as it is, together with the hands recorded until now.
    pub(super) fn save(&mut self, room: &RoomSave) -> Result<(), FileError> {
        let out = SaveOut { format: SAVE_FORMAT, recorded: self.records.end(), room };
        let text = ron::ser::to_string_pretty(&out, ron::ser::PrettyConfig::new().depth_limit(4))
            .map_err(|error| FileError::unwritable(&self.save)(std::io::Error::other(error)))?;
        write_atomic(&self.save, &text)
    }
}

enum Found {
    Nothing,
    Save(Box<SaveFile>),
    Damaged,
}

fn read_save(path: &Path) -> Result<Found, OpenError> {
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

#[cfg(test)]
pub(super) fn saved_room(folder: &Path) -> Option<(Recorded, RoomSave)> {
    match read_save(&folder.join(SAVE)) {
        Ok(Found::Save(file)) => Some((file.recorded, file.room)),
        Ok(Found::Nothing | Found::Damaged) | Err(_) => None,
    }
}
