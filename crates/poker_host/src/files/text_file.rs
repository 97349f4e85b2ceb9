//! Settings and saves. They are read whole, and written to a temporary file that is then renamed.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use super::FileError;

/// Reads a text file, or returns `None` if there is none.
///
/// # Errors
/// `Unreadable`, or `NotText` for a damaged file, which [`super::set_aside`] renames.
pub fn read_settings(path: &Path) -> Result<Option<String>, FileError> {
    match fs::read(path) {
        Ok(bytes) => String::from_utf8(bytes).map(Some).map_err(|_| FileError::NotText { path: path.to_owned() }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(FileError::unreadable(path)(error)),
    }
}

/// Reads a text file that must exist.
///
/// # Errors
/// `Unreadable`, also if the file is missing, or `NotText`.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let bytes = fs::read(path).map_err(FileError::unreadable(path))?;
    String::from_utf8(bytes).map_err(|_| FileError::NotText { path: path.to_owned() })
}

/// Replaces a file. After a crash it holds the whole old text or the whole new one. Creates the folder if it is missing.
///
/// # Errors
/// `Unwritable`. The file keeps the old text.
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
    // Without this, a crash could leave an incomplete text under the final name.
    beside.as_file().sync_all()?;
    beside.persist(path)?;
    sync_folder(folder)
}

/// Writes a rename in `folder` to the disk.
fn sync_folder(folder: &Path) -> io::Result<()> {
    // Windows cannot open a folder as a file, and writes renames to the disk by itself.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
