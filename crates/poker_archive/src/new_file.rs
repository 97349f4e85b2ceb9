//! A file beside those that are there already.

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// How many files of one name are told apart by a number.
const MOST_NAMES: u32 = 1_000;

/// A file that is being written. It gets its name when it is whole, and no file that is there is changed.
#[derive(Debug)]
pub struct NewFile {
    file: NamedTempFile,
    folder: PathBuf,
}

impl NewFile {
    /// Begins a file in a folder.
    ///
    /// # Errors
    /// If the folder cannot be written.
    pub fn in_folder(folder: &Path) -> io::Result<Self> {
        Ok(Self { file: NamedTempFile::new_in(folder)?, folder: folder.to_owned() })
    }

    /// Writes into the file.
    #[must_use]
    pub fn writer(&self) -> BufWriter<&File> {
        BufWriter::new(self.file.as_file())
    }

    /// Names the file `stem.ending`, or with a number after `stem` if there is a file of this name. Returns the path of the file.
    ///
    /// # Errors
    /// If the file cannot be named, or all numbers are taken.
    pub fn name(self, stem: &str, ending: &str) -> io::Result<PathBuf> {
        let Self { mut file, folder } = self;
        for number in 1..=MOST_NAMES {
            let name = if number == 1 { format!("{stem}.{ending}") } else { format!("{stem}-{number}.{ending}") };
            let path = folder.join(name);
            match file.persist_noclobber(&path) {
                Ok(_) => return Ok(path),
                Err(error) if error.error.kind() == ErrorKind::AlreadyExists => file = error.file,
                Err(error) => return Err(error.error),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}
