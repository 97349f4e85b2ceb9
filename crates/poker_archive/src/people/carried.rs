//! Writes the notes about players into a file, and reads such a file.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use super::{BadPeopleFile, Merged, people_from_ron, people_to_ron};
use crate::{Archive, ArchiveError, NewFile};

/// The largest file that is read, in bytes. A file that a player's notes fill is far smaller.
const MOST_BYTES: u64 = 16 << 20;

/// Why notes about players were not written to a file, or not read from one.
#[derive(Debug, thiserror::Error)]
pub enum PeopleFileError {
    /// The file cannot be read or written.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// The file is larger than any file of notes.
    #[error("the file is too large")]
    TooLarge,
    /// The file is not a file of notes, or a newer program wrote it. Nothing of it was taken over.
    #[error("{0}")]
    Bad(#[from] BadPeopleFile),
    /// The notes cannot be written as text.
    #[error("{0}")]
    Text(#[from] ron::Error),
    /// The archive cannot be used.
    #[error("{0}")]
    Archive(#[from] ArchiveError),
}

impl Archive {
    /// Writes all notes about players into a new file in `folder`. No file that is there is changed: if there is one of the name
    /// `stem.ron`, the new one has a number in its name. Returns the path of the file, and the number of players in it.
    ///
    /// # Errors
    /// If the archive cannot be read or the file cannot be written.
    pub fn export_people(&self, folder: &Path, stem: &str) -> Result<(PathBuf, usize), PeopleFileError> {
        let people = self.people()?;
        let text = people_to_ron(&people)?;
        let file = NewFile::in_folder(folder)?;
        let mut out = file.writer();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        drop(out);
        Ok((file.name(stem, "ron")?, people.len()))
    }

    /// Adds the notes of a file to those that are kept, as [`Archive::merge_people`] does it.
    ///
    /// # Errors
    /// If the file cannot be read, is not a file of notes, or the archive cannot be written: nothing is changed then.
    pub fn import_people(&mut self, path: &Path) -> Result<Merged, PeopleFileError> {
        let mut text = String::new();
        let read = std::fs::File::open(path)?.take(MOST_BYTES + 1).read_to_string(&mut text)?;
        if u64::try_from(read).is_ok_and(|read| read > MOST_BYTES) {
            return Err(PeopleFileError::TooLarge);
        }
        Ok(self.merge_people(&people_from_ron(&text)?)?)
    }
}
