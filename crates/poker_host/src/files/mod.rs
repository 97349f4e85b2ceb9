//! Files that are there whole or not at all.

mod lock;
mod private_file;
mod records;
mod set_aside;
mod text_file;

use std::io;
use std::path::PathBuf;

pub use lock::FolderLock;
pub use private_file::{PrivateText, read_private, write_private};
pub use records::{RECORD_FORMAT, RecordError, RecordFile, Recorded, find_record, last_records, read_records};
pub use set_aside::set_aside;
pub(crate) use text_file::read_text;
pub use text_file::{read_settings, write_atomic};

/// Why a file could not be used. Nothing that was there is lost.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It is there and cannot be read.
    #[error("{} cannot be read: {source}", path.display())]
    Unreadable {
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It is there and is not text.
    #[error("{} is not a text file", path.display())]
    NotText { path: PathBuf },
    /// It cannot be written; what was there is unchanged.
    #[error("{} cannot be written: {source}", path.display())]
    Unwritable {
        path: PathBuf,
        /// What the system says.
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
