//! Files that a crash does not damage: settings, saves, private files, recorded hands.

mod lock;
mod private_file;
mod records;
mod set_aside;
mod text_file;

use std::io;
use std::path::PathBuf;

pub use lock::FolderLock;
pub use private_file::{PrivateText, read_private, write_private};
pub use records::{RECORD_FORMAT, RecordError, RecordFile, Recorded, last_records, read_records};
pub use set_aside::set_aside;
pub(crate) use text_file::read_text;
pub use text_file::{read_settings, write_atomic};

/// Why a file could not be used. Its content is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file cannot be read.
    #[error("{} cannot be read: {source}", path.display())]
    Unreadable {
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The file is not text in UTF-8.
    #[error("{} is not a text file", path.display())]
    NotText { path: PathBuf },
    /// The file cannot be written.
    #[error("{} cannot be written: {source}", path.display())]
    Unwritable {
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
}

impl FileError {
    pub(crate) fn unreadable(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> FileError {
        let path = path.into();
        move |source| FileError::Unreadable { path, source }
    }

    pub(crate) fn unwritable(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> FileError {
        let path = path.into();
        move |source| FileError::Unwritable { path, source }
    }
}
