//! The folder of a saved room: `room.ron`, `hands.jsonl` and `lock`.

use std::io;
use std::path::{Path, PathBuf};

use crossbeam_channel::{Receiver, TryRecvError};
use poker_room::{HandRecord, RoomSave};

use super::error::OpenError;
use super::save_file::{Found, SAVE, read_save, write_save};
use super::save_writer::SaveWriter;
use crate::{FileError, FolderLock, RecordFile, Recorded, last_records, set_aside};

/// The number of recorded hands that a restarted room remembers.
const HANDS_RECALLED: usize = 500;

/// Whether a folder holds a save, which may be damaged.
pub fn has_save(folder: &Path) -> bool {
    folder.join(SAVE).is_file()
}

/// The folder of a saved room, locked for this program.
pub(super) struct SaveFolder {
    save: PathBuf,
    records: RecordFile,
    /// Writes the saves, once [`SaveFolder::write_in_background`] was called.
    writer: Option<SaveWriter>,
    /// The number of saves that were begun.
    begun: u64,
    /// The number of saves that were written or have failed, in their order.
    ended: u64,
    _lock: FolderLock,
}

/// A folder with what was found in it.
pub(super) struct OpenedFolder {
    pub folder: SaveFolder,
    pub room: Option<RoomSave>,
    /// The new path of a damaged save.
    pub set_aside: Option<PathBuf>,
}

impl SaveFolder {
    /// Locks the folder and reads the save. A damaged save is set aside.
    pub(super) fn open(folder: &Path) -> Result<OpenedFolder, OpenError> {
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
        Ok(OpenedFolder {
            folder: SaveFolder { save, records, writer: None, begun: 0, ended: 0, _lock: lock },
            room: found.map(|file| file.room),
            set_aside: moved,
        })
    }

    /// Sets aside a save that can be read but contradicts itself. Returns its new path.
    pub(super) fn reject_save(&self) -> Result<PathBuf, FileError> {
        set_aside(&self.save)
    }

    /// The newest recorded hands, oldest first.
    pub(super) fn last_hands(&self) -> Result<Vec<HandRecord>, FileError> {
        last_records(self.records.path(), HANDS_RECALLED)
    }

    /// The end of the record file.
    pub(super) fn recorded(&self) -> Recorded {
        self.records.end()
    }

    /// Records a finished hand. A restart removes it unless [`Self::save`] was called afterwards.
    pub(super) fn record(&mut self, record: &HandRecord) -> Result<(), FileError> {
        self.records.append(record)
    }

    /// Lets a thread of its own write the saves from now on.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub(super) fn write_in_background(&mut self) -> io::Result<()> {
        self.writer = Some(SaveWriter::start(self.save.clone())?);
        Ok(())
    }

    /// Whether [`Self::save`] can take a save now; otherwise the thread still writes an earlier one.
    pub(super) fn can_save(&self) -> bool {
        self.writer.as_ref().is_none_or(SaveWriter::is_free)
    }

    /// Saves the room, and with it the end of the record file. In the background, [`Self::take_results`] returns the error.
    pub(super) fn save(&mut self, room: RoomSave) -> Result<(), FileError> {
        self.begun = self.next_save();
        let Some(writer) = &self.writer else { return self.save_now(&room) };
        let Err(job) = writer.write(self.records.end(), room) else { return Ok(()) };
        // The thread has ended: saves are written here from now on.
        self.writer = None;
        self.save_now(&job.1)
    }

    fn save_now(&mut self, room: &RoomSave) -> Result<(), FileError> {
        self.ended = self.begun;
        write_save(&self.save, self.records.end(), room)
    }

    /// The number of the save that [`Self::save`] begins next.
    pub(super) fn next_save(&self) -> u64 {
        self.begun.saturating_add(1)
    }

    /// The number of the last save that was written or has failed.
    pub(super) fn ended(&self) -> u64 {
        self.ended
    }

    /// Whether a save was begun that nothing will write any more.
    pub(super) fn has_lost_save(&self) -> bool {
        self.writer.is_none() && self.ended < self.begun
    }

    /// The channel that has a result when the thread has written a save.
    pub(super) fn results(&self) -> Option<&Receiver<Result<(), FileError>>> {
        self.writer.as_ref().map(SaveWriter::results)
    }

    /// Takes in the results of the thread. Returns the first error. If the thread has ended with saves that it has not written, the next save
    /// is written here, and stands for them.
    pub(super) fn take_results(&mut self) -> Result<(), FileError> {
        let mut first = Ok(());
        while let Some(results) = self.results() {
            match results.try_recv() {
                Ok(result) => {
                    self.ended = self.ended.saturating_add(1);
                    first = first.and(result);
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.writer = None,
            }
        }
        first
    }

    /// Saves the room after all earlier saves. The save is on the disk when this returns.
    pub(super) fn save_at_last(&mut self, room: &RoomSave) -> Result<(), FileError> {
        self.writer = None;
        write_save(&self.save, self.records.end(), room)
    }
}

#[cfg(test)]
pub(super) fn saved_room(folder: &Path) -> Option<(Recorded, RoomSave)> {
    match read_save(&folder.join(SAVE)) {
        Ok(Found::Save(file)) => Some((file.recorded, file.room)),
        Ok(Found::Nothing | Found::Damaged) | Err(_) => None,
    }
}
