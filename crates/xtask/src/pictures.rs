//! Compares the pictures of two tours: for changes that must not change what a player sees.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::chore_error::ChoreError;

/// Prints which pictures differ between two folders that `cardroom tour` wrote. Fails if any does, or if there is none. Files are compared
/// byte for byte, because the tour writes the same bytes for the same pixels.
pub fn compare(old: &Path, new: &Path) -> Result<ExitCode, ChoreError> {
    let (count, different) = differences(old, new)?;
    different.iter().for_each(|picture| println!("{}", picture.display()));
    println!("{count} pictures, {} differ", different.len());
    Ok(if count > 0 && different.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The number of pictures in either folder, and those that differ or are in one folder only.
fn differences(old: &Path, new: &Path) -> Result<(usize, Vec<PathBuf>), ChoreError> {
    let [before, after] = [old, new].map(|folder| {
        let mut found = BTreeSet::new();
        collect(folder, folder, &mut found).map(|()| found)
    });
    let all: BTreeSet<PathBuf> = before?.union(&after?).cloned().collect();
    let same =
        |picture: &PathBuf| std::fs::read(old.join(picture)).ok().is_some_and(|bytes| std::fs::read(new.join(picture)).ok() == Some(bytes));
    let different = all.iter().filter(|picture| !same(picture)).cloned().collect();
    Ok((all.len(), different))
}

/// Adds the paths of all PNG files below `folder`, relative to `root`.
fn collect(root: &Path, folder: &Path, found: &mut BTreeSet<PathBuf>) -> Result<(), ChoreError> {
    for entry in std::fs::read_dir(folder).map_err(|source| ChoreError::File { path: folder.to_owned(), source })?.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "png") {
            found.insert(path.strip_prefix(root).unwrap_or(&path).to_owned());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_that_differ_or_are_in_one_folder_only_are_named() {
        let root = std::env::temp_dir().join(format!("cardroom-pictures-{}", std::process::id()));
        let [old, new] = ["old", "new"].map(|name| root.join(name));
        let write = |folder: &Path, picture: &str, bytes: &[u8]| {
            let path = folder.join(picture);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, bytes).unwrap();
        };
        for folder in [&old, &new] {
            write(folder, "en/640x360/start.png", b"1");
            write(folder, "en/notes.txt", folder.to_string_lossy().as_bytes());
        }
        assert_eq!(differences(&old, &new).unwrap(), (1, Vec::new()));
        write(&new, "en/640x360/start.png", b"2");
        write(&old, "fr/640x360/lobby.png", b"1");
        write(&new, "sv/640x360/lobby.png", b"1");
        let named = ["en/640x360/start.png", "fr/640x360/lobby.png", "sv/640x360/lobby.png"].map(PathBuf::from).to_vec();
        assert_eq!(differences(&old, &new).unwrap(), (3, named));
        assert!(differences(&old, &root.join("nowhere")).is_err());
        std::fs::remove_dir_all(root).unwrap();
    }
}
