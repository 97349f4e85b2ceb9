//! Keeps damaged files under another name.

use std::fs;
use std::path::{Path, PathBuf};

use super::FileError;

/// Renames `room.ron` to `room.damaged-1.ron`, or to the next free number. Returns the new path.
///
/// # Errors
/// `Unwritable` if the file cannot be renamed. It then keeps its name.
pub fn set_aside(path: &Path) -> Result<PathBuf, FileError> {
    let aside = (1_u32..).map(|number| damaged_name(path, number)).find(|name| !name.exists());
    // A folder cannot hold enough files to use all numbers up.
    let aside = aside.unwrap_or_else(|| path.with_extension("damaged"));
    fs::rename(path, &aside).map_err(FileError::unwritable(path))?;
    Ok(aside)
}

fn damaged_name(path: &Path, number: u32) -> PathBuf {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some(extension) => path.with_extension(format!("damaged-{number}.{extension}")),
        None => path.with_extension(format!("damaged-{number}")),
    }
}
