//! What doc comments must be: there on public types and functions, and never a question word alone.
//!
//! Fields, variants and constants need no doc comment: their names say what they are, or a comment says what the name does not.

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

/// Every fault of the doc comments in these folders of the repository.
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

/// The faults of one file, where `file` is its path; `has_public` where others can use its public items.
fn faults_of(file: &str, text: &str, has_public: bool) -> syn::Result<Vec<Finding>> {
    let finding = |line, fault, text| Finding { file: file.to_owned(), line, fault, text };
    let empty = comments(text).into_iter().filter(|comment| comment.says_nothing());
    let mut found: Vec<Finding> = empty.map(|comment| finding(comment.line, Fault::SaysNothing, comment.text)).collect();
    if has_public {
        found.extend(undocumented(text)?.into_iter().map(|(line, name)| finding(line, Fault::Missing, name)));
    }
    Ok(found)
}
