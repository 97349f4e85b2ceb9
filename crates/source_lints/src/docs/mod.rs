//! Checks doc comments: public types and functions must have one, and no doc comment may be just a question word.
//!
//! Fields, variants and constants need no doc comment if their names say enough.

mod comment;
mod finding;
mod items;
#[cfg(test)]
mod tests;

use std::path::Path;

use anyhow::Context as _;

use crate::rust_files::rust_files;
use comment::comments;
pub use finding::{Fault, Finding};
use items::undocumented;

/// All faults of doc comments in these folders of the repository.
pub fn faults(repository: &Path, folders: &[&str]) -> anyhow::Result<Vec<Finding>> {
    let mut found = Vec::new();
    for folder in folders {
        let has_library = repository.join(folder).join("lib.rs").is_file();
        for path in rust_files(&repository.join(folder))? {
            let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let file = path.strip_prefix(repository).unwrap_or(&path).to_string_lossy().into_owned();
            let of_tests = file.split('/').any(|part| matches!(part, "tests" | "tests.rs"));
            found.extend(faults_of(&file, &text, has_library && !of_tests).with_context(|| file.clone())?);
        }
    }
    Ok(found)
}

/// The faults of one file. `file` is its path; `has_public` says whether other crates can use its public items.
fn faults_of(file: &str, text: &str, has_public: bool) -> syn::Result<Vec<Finding>> {
    let finding = |line, fault, text| Finding { file: file.to_owned(), line, fault, text };
    let empty = comments(text).into_iter().filter(|comment| comment.says_nothing());
    let mut found: Vec<Finding> = empty.map(|comment| finding(comment.line, Fault::SaysNothing, comment.text)).collect();
    if has_public {
        found.extend(undocumented(text)?.into_iter().map(|(line, name)| finding(line, Fault::Missing, name)));
    }
    Ok(found)
}
