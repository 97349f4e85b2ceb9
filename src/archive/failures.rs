//! What the player is told when the archive, or a file of notes about players, cannot be used; and what became of the notes of a file.

use std::path::Path;

use poker_archive::{ArchiveError, BadPeopleFile, Merged, PeopleFileError};
use poker_text::{Arg, Text, text};

/// Why the archive in a file cannot be used.
pub(super) fn failure(path: &Path, why: &ArchiveError) -> Text {
    let file = path.display().to_string();
    match why {
        ArchiveError::Newer { .. } => text::history::archive_newer(file),
        ArchiveError::NotOurs(_) => text::history::archive_not_ours(file),
        ArchiveError::Damaged(cause) => text::history::archive_damaged(file, cause.to_string()),
        ArchiveError::Failed(cause) => text::history::archive_failed(file, cause.to_string()),
        ArchiveError::LongNote(_) => text::history::archive_failed(file, why.to_string()),
        ArchiveError::Record(_) => text::history::archive_damaged(file, why.to_string()),
    }
}

/// Why a file of notes could not be used, as the end of a sentence.
pub(super) fn file_failure(why: &PeopleFileError) -> Text {
    let count = |count: usize| Arg::count(u64::try_from(count).unwrap_or(u64::MAX));
    match why {
        PeopleFileError::TooLarge => text::people::file_too_large(),
        PeopleFileError::Bad(BadPeopleFile::Newer { .. }) => text::people::file_newer(),
        PeopleFileError::Bad(BadPeopleFile::Malformed { line, .. }) => text::people::file_malformed(count(*line)),
        PeopleFileError::File(why) if why.kind() == std::io::ErrorKind::InvalidData => text::people::file_malformed(count(1)),
        PeopleFileError::File(why) if why.kind() == std::io::ErrorKind::NotFound => text::people::file_missing(),
        PeopleFileError::File(_) | PeopleFileError::Text(_) | PeopleFileError::Archive(_) => text::people::file_failed(why.to_string()),
    }
}

/// What became of the notes of a file.
pub(super) fn merged(path: &Path, merged: Merged) -> Text {
    let count = |count: usize| Arg::count(u64::try_from(count).unwrap_or(u64::MAX));
    let (added, changed, unchanged) = (count(merged.added), count(merged.changed), count(merged.unchanged));
    text::people::imported(added, changed, unchanged, path.display().to_string())
}
