//! The histories that paths name.

use std::io;
use std::path::{Path, PathBuf};

/// Each file, and of each folder every file in it and below with one of these endings, by name.
///
/// # Errors
/// The path that cannot be read.
pub(super) fn histories(paths: &[PathBuf], endings: &[&str]) -> Result<Vec<PathBuf>, (PathBuf, io::Error)> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            below(path, endings, &mut files)?;
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
        // Links are not followed: they could lead back here.
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            below(&path, endings, files)?;
        } else if path.extension().is_some_and(|found| endings.iter().any(|ending| found == *ending)) {
            files.push(path);
        }
    }
    Ok(())
}
