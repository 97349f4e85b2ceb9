//! A copy of the repository in which code is broken.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::Context as _;

use crate::list::Mutation;

/// A copy of the repository, and a folder for its build. Both are kept from run to run.
pub struct Scratch {
    pub tree: PathBuf,
    pub build: PathBuf,
}

/// A changed file of the copy. Dropping it restores the file.
pub struct Broken {
    file: PathBuf,
    text: String,
}

impl Scratch {
    /// Makes the copy, or updates it.
    pub fn of(repository: &Path, folder: &Path) -> anyhow::Result<Scratch> {
        let folder = std::path::absolute(folder)?;
        let scratch = Scratch { tree: folder.join("tree"), build: folder.join("build") };
        mirror(repository, &scratch.tree).with_context(|| format!("{} could not be copied", repository.display()))?;
        Ok(scratch)
    }

    /// Applies a mutation to the copy until the result is dropped.
    pub fn broken(&self, mutation: &Mutation) -> anyhow::Result<Broken> {
        let file = self.tree.join(&mutation.file);
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let changed = mutation.applied_to(&text).with_context(|| format!("{}: the text to be changed is not there once", mutation.rule))?;
        fs::write(&file, changed)?;
        Ok(Broken { file, text })
    }
}

impl Drop for Broken {
    fn drop(&mut self) {
        // If this fails, the next run copies the file again.
        let _written = fs::write(&self.file, &self.text);
    }
}

/// Makes the folder `to` equal to `from`. Files that are equal already are not written, so that cargo does not build them again.
fn mirror(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if is_left_out(&name) {
            continue;
        }
        let copy = to.join(&name);
        if entry.file_type()?.is_dir() {
            mirror(&entry.path(), &copy)?;
        } else if fs::read(&copy).ok() != Some(fs::read(entry.path())?) {
            fs::copy(entry.path(), &copy)?;
        }
        names.insert(name);
    }
    for entry in fs::read_dir(to)? {
        let gone = entry?;
        if names.contains(&gone.file_name()) {
            continue;
        }
        if gone.file_type()?.is_dir() {
            fs::remove_dir_all(gone.path())?;
        } else {
            fs::remove_file(gone.path())?;
        }
    }
    Ok(())
}

/// Whether a file or folder is not copied: build outputs, and hidden files of tools.
fn is_left_out(name: &OsStr) -> bool {
    name == "target" || name.as_encoded_bytes().starts_with(b".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_equal_and_a_broken_file_in_it_is_restored() {
        let folder = std::env::temp_dir().join(format!("cardroom-mirror-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        fs::create_dir_all(from.join("src")).unwrap();
        fs::create_dir_all(from.join("target")).unwrap();
        fs::write(from.join("src/rule.rs"), "a < b").unwrap();
        fs::create_dir_all(to.join("tree/src/gone")).unwrap();
        let scratch = Scratch::of(&from, &to).unwrap();
        assert!(!to.join("tree/target").exists() && !to.join("tree/src/gone").exists());
        let [rule, package, test] = [(); 3].map(|()| String::new());
        let mutation = Mutation { rule, file: "src/rule.rs".to_owned(), find: "<".to_owned(), replace: "<=".to_owned(), package, test };
        let read = || fs::read_to_string(to.join("tree/src/rule.rs")).unwrap();
        let broken = scratch.broken(&mutation).unwrap();
        assert_eq!(read(), "a <= b");
        drop(broken);
        assert_eq!(read(), "a < b");
        fs::remove_dir_all(folder).unwrap();
    }
}
