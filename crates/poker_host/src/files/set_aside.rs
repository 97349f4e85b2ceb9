//! Damaged files are kept under another name.

use std::fs;
use std::path::{Path, PathBuf};

use super::FileError;

/// Renames `room.ron` to `room.damaged-1.ron`, or to the next number that is free, and says to what.
///
/// # Errors
/// `Unwritable` where the file cannot be renamed; then it is where it was.
pub fn set_aside(path: &Path) -> Result<PathBuf, FileError> {
    let aside = (1_u32..).map(|number| damaged_name(path, number)).find(|name| !name.exists());
    // There are more numbers than a folder can hold files.
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
