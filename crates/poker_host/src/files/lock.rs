//! A lock, so that one program at a time uses a folder.

use std::fs::{self, File, TryLockError};
use std::path::Path;

use super::FileError;

/// The lock of a folder. It is released when this value is dropped or the program ends, also after a crash.
#[derive(Debug)]
pub struct FolderLock {
    /// The system releases the lock when the file is closed.
    _file: File,
}

impl FolderLock {
    /// Locks `folder`, and creates it where it is missing. Returns `None` where another program holds the lock.
    ///
    /// # Errors
    /// `Unwritable` where the lock file cannot be created or locked.
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
