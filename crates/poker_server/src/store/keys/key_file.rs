//! The file of keys on the disk. Only its owner can read it.

use std::fs::{File, Metadata};
use std::io::{ErrorKind, Write as _};
use std::path::Path;
use std::time::SystemTime;

use super::{KeyError, KeyList};

/// What changes when a file is written again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    changed: Option<SystemTime>,
    length: u64,
}

impl Stamp {
    /// The stamp of the file now, or `None` if it cannot be seen.
    pub fn now(path: &Path) -> Option<Self> {
        std::fs::metadata(path).ok().map(|metadata| Self::of(&metadata))
    }

    fn of(metadata: &Metadata) -> Self {
        Self { changed: metadata.modified().ok(), length: metadata.len() }
    }
}

/// Reads the file, or returns `None` if it is missing.
pub fn read(path: &Path) -> Result<Option<(KeyList, Stamp)>, KeyError> {
    let failed = |error| KeyError::File { path: path.to_owned(), error };
    let file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        opened => opened.map_err(failed)?,
    };
    let metadata = file.metadata().map_err(failed)?;
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o777;
        if mode & 0o077 != 0 {
            return Err(KeyError::Exposed { path: path.to_owned(), mode });
        }
    }
    let bytes = std::io::read_to_string(file);
    let text = match bytes {
        Err(error) if error.kind() == ErrorKind::InvalidData => String::new(),
        read => read.map_err(failed)?,
    };
    let keys = KeyList::read(&text).map_err(|line| KeyError::Damaged { path: path.to_owned(), line })?;
    Ok(Some((keys, Stamp::of(&metadata))))
}

/// Writes the file in place of the one before, as a whole or not at all.
pub fn write(path: &Path, keys: &KeyList) -> Result<(), KeyError> {
    let failed = |error| KeyError::File { path: path.to_owned(), error };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    std::fs::create_dir_all(folder).map_err(failed)?;
    // The mode of a temporary file is 600.
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(failed)?;
    file.write_all(keys.text().as_bytes()).and_then(|()| file.as_file().sync_all()).map_err(failed)?;
    // An operator may be another user than the server, which must be able to read the file.
    #[cfg(unix)]
    if let Ok(before) = std::fs::metadata(path) {
        use std::os::unix::fs::MetadataExt as _;
        std::os::unix::fs::fchown(file.as_file(), Some(before.uid()), Some(before.gid())).map_err(failed)?;
    }
    file.persist(path).map_err(|error| failed(error.error))?;
    // A row that names a key must not be there without the key after a power cut.
    #[cfg(unix)]
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(failed)?;
    Ok(())
}
