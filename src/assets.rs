//! The program's files: inside the binary, or in the folder of `--assets`.

use std::borrow::Cow;
use std::path::PathBuf;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets"]
struct EmbeddedAssets;

/// Where assets are read from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum AssetSource {
    /// The binary itself.
    #[default]
    Embedded,
    /// A folder laid out like `assets/`.
    Folder(PathBuf),
}

/// An asset that is not there or cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the file {path} is missing or cannot be read")]
pub struct AssetMissing {
    /// The place where it should be, as shown to the player.
    pub path: String,
}

impl AssetSource {
    /// The content of a file, given by its path below `assets/`.
    ///
    /// # Errors
    /// There is no such file.
    pub fn file(&self, path: &str) -> Result<Cow<'static, [u8]>, AssetMissing> {
        let found = match self {
            AssetSource::Embedded => EmbeddedAssets::get(path).map(|file| file.data),
            AssetSource::Folder(folder) => std::fs::read(folder.join(path)).ok().map(Cow::Owned),
        };
        found.ok_or_else(|| AssetMissing { path: self.place(path) })
    }

    /// The names of all files inside the binary.
    pub fn names() -> impl Iterator<Item = Cow<'static, str>> {
        EmbeddedAssets::iter()
    }

    /// The name of the file at `path` below `assets/`, as shown to the player.
    #[must_use]
    pub fn place(&self, path: &str) -> String {
        match self {
            AssetSource::Embedded => path.to_owned(),
            AssetSource::Folder(folder) => folder.join(path).display().to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_binary_and_the_folder_hold_the_same_files() {
        let folder = AssetSource::Folder(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets"));
        for path in EmbeddedAssets::iter() {
            assert_eq!(AssetSource::Embedded.file(&path).unwrap(), folder.file(&path).unwrap(), "{path}");
        }
    }

    #[test]
    fn a_missing_file_is_named_with_its_folder() {
        let folder = AssetSource::Folder(PathBuf::from("nowhere"));
        assert_eq!(folder.file("theme.ron").unwrap_err().path, PathBuf::from("nowhere").join("theme.ron").display().to_string());
        assert_eq!(AssetSource::Embedded.file("none.svg").unwrap_err().path, "none.svg");
    }
}
