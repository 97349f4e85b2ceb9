//! Finds the history files that are named on the command line.

use std::io;
use std::path::{Path, PathBuf};

use poker_host::FileError;
use poker_text::text;

use crate::failure::Failure;

/// The file extension of practice records.
pub(super) const RECORDS: &str = "jsonl";

/// The failure for a file of records that cannot be read.
pub(super) fn cannot_read(file: &Path, error: &FileError) -> Failure {
    match error {
        FileError::Unreadable { source, .. } | FileError::Unwritable { source, .. } => Failure::cannot_read(file, source),
        FileError::NotText { .. } => Failure::cannot_read(file, &io::ErrorKind::InvalidData.into()),
    }
}

/// The files among `paths`, and all files with one of these extensions in and below the folders among them, sorted by name.
///
/// # Errors
/// A path that cannot be read, or a folder without such a file.
pub(super) fn histories(paths: &[PathBuf], endings: &[&str]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = files.len();
            below(path, endings, &mut files).map_err(|(path, error)| Failure::cannot_read(path, &error))?;
            if files.len() == before {
                let endings: Vec<String> = endings.iter().map(|ending| format!(".{ending}")).collect();
                return Err(Failure::Plain(text::hands::none(path.display().to_string(), endings.join(", "))));
            }
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn below(folder: &Path, endings: &[&str], files: &mut Vec<PathBuf>) -> Result<(), (PathBuf, io::Error)> {
    let listed = std::fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let mut entries = listed.map_err(|error| (folder.to_owned(), error))?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // Links are not followed, because they could lead in a circle.
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            below(&path, endings, files)?;
        } else if path.extension().is_some_and(|found| endings.iter().any(|ending| found == *ending)) {
            files.push(path);
        }
    }
    Ok(())
}
