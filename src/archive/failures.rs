//! What the player is told when the archive, or a file of notes about players, cannot be used; and what became of the notes of a file.

use std::io::ErrorKind;
use std::path::Path;

use poker_archive::{ArchiveError, BadPeopleFile, ExportError, Merged, PeopleFileError};
use poker_text::{Arg, Text, text};

/// Why the archive in a file cannot be used.
pub(super) fn failure(path: &Path, why: &ArchiveError) -> Text {
    let file = path.display().to_string();
    match why {
        ArchiveError::Newer { .. } => text::history::archive_newer(file),
        ArchiveError::NotOurs(_) => text::history::archive_not_ours(file),
        ArchiveError::Damaged(_) | ArchiveError::Record(_) => text::history::archive_damaged(file),
        ArchiveError::Failed(_) | ArchiveError::LongNote(_) => {
            text::history::archive_failed(file, text::cause::of(&std::io::Error::from(why.kind())))
        }
    }
}

/// Why hands were not written into a folder.
pub(super) fn not_exported(archive: &Path, folder: &Path, why: &ExportError) -> Text {
    match why {
        ExportError::Archive(why) => failure(archive, why),
        ExportError::Write(why) => text::history::not_exported(folder.display().to_string(), text::cause::of(why)),
    }
}

/// Why notes were not written into a folder.
pub(super) fn people_not_exported(archive: &Path, folder: &Path, why: &PeopleFileError) -> Text {
    let cause = match why {
        PeopleFileError::Archive(why) => return failure(archive, why),
        PeopleFileError::File(why) => text::cause::of(why),
        PeopleFileError::TooLarge | PeopleFileError::Bad(_) | PeopleFileError::Text(_) => text::cause::unknown(),
    };
    text::people::not_exported(folder.display().to_string(), cause)
}

/// Why the notes of a file were not taken over.
pub(super) fn people_not_imported(archive: &Path, path: &Path, why: &PeopleFileError) -> Text {
    let count = |count: usize| Arg::count(u64::try_from(count).unwrap_or(u64::MAX));
    let cause = match why {
        PeopleFileError::Archive(why) => return failure(archive, why),
        PeopleFileError::TooLarge => text::people::file_too_large(),
        PeopleFileError::Bad(BadPeopleFile::Newer { .. }) => text::people::file_newer(),
        PeopleFileError::Bad(BadPeopleFile::Malformed { line, .. }) => text::people::file_malformed(count(*line)),
        PeopleFileError::File(why) if why.kind() == ErrorKind::InvalidData => text::people::file_malformed(count(1)),
        PeopleFileError::File(why) if why.kind() == ErrorKind::NotFound => text::people::file_missing(),
        PeopleFileError::File(why) => text::people::file_failed(text::cause::of(why)),
        PeopleFileError::Text(_) => text::people::file_failed(text::cause::unknown()),
    };
    text::people::not_imported(path.display().to_string(), cause)
}

/// What became of the notes of a file.
pub(super) fn merged(path: &Path, merged: Merged) -> Text {
    let count = |count: usize| Arg::count(u64::try_from(count).unwrap_or(u64::MAX));
    let (added, changed, unchanged) = (count(merged.added), count(merged.changed), count(merged.unchanged));
    text::people::imported(added, changed, unchanged, path.display().to_string())
}
