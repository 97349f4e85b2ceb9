//! The packages in which circles are looked for.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

/// A package of the workspace.
#[derive(Debug)]
pub(super) struct Package {
    /// The name of its library in Rust code.
    pub(super) name: String,
    pub(super) sources: PathBuf,
}

impl Package {
    /// The root files of its library and its binaries.
    pub(super) fn roots(&self) -> impl Iterator<Item = PathBuf> {
        ["lib.rs", "main.rs"].into_iter().map(|file| self.sources.join(file)).filter(|file| file.is_file())
    }
}

/// The client and all crates of the repository.
pub(super) fn packages(repository: &Path) -> anyhow::Result<Vec<Package>> {
    let mut packages = vec![Package { name: "cardroom".to_owned(), sources: repository.join("src") }];
    let crates = repository.join("crates");
    for entry in std::fs::read_dir(&crates).with_context(|| crates.display().to_string())? {
        let folder = entry?.path();
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        packages.push(Package { name, sources: folder.join("src") });
    }
    packages.sort_by(|one, other| one.sources.cmp(&other.sources));
    Ok(packages)
}
