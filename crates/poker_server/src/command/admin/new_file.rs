//! Files that commands write for an operator.

use std::fs::File;
use std::path::Path;

use anyhow::{Context as _, bail};

/// Creates a file that only its owner can read.
///
/// # Errors
/// When there is such a file already, or it cannot be created.
pub(super) fn new_file(path: &Path) -> anyhow::Result<File> {
    if path.exists() {
        bail!("{} is there already; delete it or name another file", path.display());
    }
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).with_context(|| format!("{} cannot be written", path.display()))
}
