//! A lock that lets only one program at a time use a folder.

use std::fs::{self, File, TryLockError};
use std::path::Path;

use super::FileError;

/// The lock of a folder. It is released when this value is dropped or the program ends, even after a crash.
#[derive(Debug)]
pub struct FolderLock {
    /// The system releases the lock when the file is closed.
    _file: File,
}

impl FolderLock {
    /// Locks `folder`, and creates it if it is missing. Returns `None` if another program holds the lock.
    ///
    /// # Errors
    /// `Unwritable` if the lock file cannot be created or locked.
    pub fn take(folder: &Path) -> Result<Option<FolderLock>, FileError> {
        // The save cannot be locked: a lock belongs to a file, and the save is replaced by a new file after each hand.
        let path = folder.join("lock");
        fs::create_dir_all(folder).map_err(FileError::unwritable(folder))?;
        let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(FileError::unwritable(&path))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(FolderLock { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(source)) => Err(FileError::unwritable(path)(source)),
        }
    }
}
