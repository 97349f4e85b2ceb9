//! Settings and saves on the disk.

use std::fs;

use crate::{FileError, FolderLock, read_settings, set_aside, write_atomic};

#[test]
fn a_file_is_replaced_whole_and_leaves_nothing_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a/settings.ron");
    assert_eq!(read_settings(&path).unwrap(), None);
    for text in ["(one)", "(two, longer)", ""] {
        write_atomic(&path, text).unwrap();
        assert_eq!(read_settings(&path).unwrap().as_deref(), Some(text));
    }
    assert_eq!(fs::read_dir(folder.path().join("a")).unwrap().count(), 1);
}

#[test]
fn what_cannot_be_read_or_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, [0xff, 0xfe]).unwrap();
    assert!(matches!(read_settings(&file), Err(FileError::NotText { path }) if path == file));
    assert!(matches!(read_settings(folder.path()), Err(FileError::Unreadable { path, .. }) if path == folder.path()));
    let under_a_file = file.join("settings.ron");
    assert!(matches!(write_atomic(&under_a_file, "x"), Err(FileError::Unwritable { path, .. }) if path == under_a_file));
    assert_eq!(fs::read(&file).unwrap(), [0xff, 0xfe]);
}

#[test]
fn damaged_files_are_set_aside_under_names_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("room.ron");
    for number in 1..=3 {
        fs::write(&path, format!("damaged {number}")).unwrap();
        let aside = set_aside(&path).unwrap();
        assert_eq!(aside, folder.path().join(format!("room.damaged-{number}.ron")));
        assert!(!path.exists());
        assert_eq!(fs::read_to_string(aside).unwrap(), format!("damaged {number}"));
    }
}

#[test]
fn a_folder_has_one_holder_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("practice");
    let held = FolderLock::take(&place).unwrap();
    assert!(held.is_some());
    assert!(FolderLock::take(&place).unwrap().is_none());
    drop(held);
    assert!(FolderLock::take(&place).unwrap().is_some());
}
