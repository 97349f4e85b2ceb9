//! Files that only their owner can read, because they hold password hashes and hidden cards.

use std::fs::File;
use std::path::Path;

/// Creates a file and its folder. An existing file is not touched: opening and closing it would release the locks that other connections of
/// this process have on it.
pub(super) fn make(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = File::options();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}
