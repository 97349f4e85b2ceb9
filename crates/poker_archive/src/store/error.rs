//! Why the archive cannot be used.

use std::io::ErrorKind;
use std::path::PathBuf;

use rusqlite::ErrorCode;

/// Why the archive cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// A newer program wrote the file.
    #[error("{} has version {found}, which this program cannot read yet", path.display())]
    Newer { path: PathBuf, found: i64 },
    /// The file is not an archive of hands.
    #[error("{} is not an archive of hands", .0.display())]
    NotOurs(PathBuf),
    /// The file is damaged.
    #[error("the archive is damaged: {0}")]
    Damaged(rusqlite::Error),
    /// The disk is full, or the file cannot be read or written.
    #[error("the archive cannot be read or written: {0}")]
    Failed(rusqlite::Error),
    /// A note about a player is longer than the longest that may be written.
    #[error("a note of {0} characters is too long")]
    LongNote(usize),
    /// A record in the archive is not a hand.
    #[error("hand {0} in the archive cannot be read")]
    Record(u64),
}

impl ArchiveError {
    /// What the system refused, as far as it is known.
    pub fn kind(&self) -> ErrorKind {
        let (Self::Damaged(error) | Self::Failed(error)) = self else { return ErrorKind::Other };
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => ErrorKind::StorageFull,
            Some(ErrorCode::PermissionDenied) => ErrorKind::PermissionDenied,
            Some(ErrorCode::ReadOnly) => ErrorKind::ReadOnlyFilesystem,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::FileLockingProtocolFailed) => ErrorKind::ResourceBusy,
            _ => ErrorKind::Other,
        }
    }
}

impl From<rusqlite::Error> for ArchiveError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(error),
            _ => Self::Failed(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi;

    use super::*;

    #[test]
    fn what_the_system_refused_is_told_apart() {
        let refused = |code| ArchiveError::from(rusqlite::Error::SqliteFailure(ffi::Error::new(code), Some("in English".to_owned())));
        let kinds = [ffi::SQLITE_FULL, ffi::SQLITE_PERM, ffi::SQLITE_READONLY, ffi::SQLITE_BUSY, ffi::SQLITE_IOERR]
            .map(|code| refused(code).kind());
        assert_eq!(
            kinds,
            [ErrorKind::StorageFull, ErrorKind::PermissionDenied, ErrorKind::ReadOnlyFilesystem, ErrorKind::ResourceBusy, ErrorKind::Other]
        );
        assert!(matches!(refused(ffi::SQLITE_CORRUPT), ArchiveError::Damaged(_)));
    }
}
