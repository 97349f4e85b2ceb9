//! Settings and saves: read whole, written beside their place and renamed over it.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use super::FileError;

/// The text of a file; none where there is no such file.
///
/// # Errors
/// `Unreadable` or `NotText`; the second calls for [`super::set_aside`].
pub fn read_settings(path: &Path) -> Result<Option<String>, FileError> {
    match fs::read(path) {
        Ok(bytes) => String::from_utf8(bytes).map(Some).map_err(|_| FileError::NotText { path: path.to_owned() }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(FileError::unreadable(path)(error)),
    }
}

/// The text of a file that must be there.
///
/// # Errors
/// `Unreadable`, also where it is missing, or `NotText`.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let bytes = fs::read(path).map_err(FileError::unreadable(path))?;
    String::from_utf8(bytes).map_err(|_| FileError::NotText { path: path.to_owned() })
}

/// Replaces a file so that at any crash either the old or the new text is there, whole. Makes its folder where that is missing.
///
/// # Errors
/// `Unwritable`; then the old text is there.
pub fn write_atomic(path: &Path, text: &str) -> Result<(), FileError> {
    replace(path, text, &tempfile::Builder::new()).map_err(FileError::unwritable(path))
}

pub(super) fn replace(path: &Path, text: &str, beside: &tempfile::Builder<'_, '_>) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut beside = beside.tempfile_in(folder)?;
    beside.write_all(text.as_bytes())?;
    // The text must be on the disk before its name is.
    beside.as_file().sync_all()?;
    beside.persist(path)?;
    sync_folder(folder)
}

/// Makes a rename in this folder last.
fn sync_folder(folder: &Path) -> io::Result<()> {
    // Windows cannot open a folder so, and keeps renames without being asked.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
