//! One program at a time in a folder.

use std::fs::{self, File, TryLockError};
use std::path::Path;

use super::FileError;

/// Holds a folder for this program until dropped, or until the program dies in whatever way.
#[derive(Debug)]
pub struct FolderLock {
    /// The system frees the lock with the file.
    _file: File,
}

impl FolderLock {
    /// Locks a folder, making it where it is missing; none where another program holds it.
    ///
    /// # Errors
    /// `Unwritable` where the lock file cannot be made or locked.
    pub fn take(folder: &Path) -> Result<Option<FolderLock>, FileError> {
        // A file of its own: the save beside it is replaced at every hand, and a lock stays with the file it was put on.
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
