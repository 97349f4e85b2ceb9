//! The inputs that are kept in the repository.

use std::io;
use std::path::{Path, PathBuf};

/// The kept inputs of a target, in the order of their file names.
pub fn read(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    files.sort();
    files.into_iter().map(std::fs::read).collect()
}
