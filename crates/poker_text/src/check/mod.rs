//! Checks a folder of locales for errors.

mod finding;
mod mentions;
mod one_language;

use std::path::Path;

use crate::Language;
use crate::text::entries;

pub use finding::{Finding, FindingKind};

/// All errors in the files of the languages offered to players in the folder `locales`, in the order of files and lines.
pub fn check(locales: &Path) -> Vec<Finding> {
    let mut findings: Vec<_> = Language::SPOKEN.into_iter().flat_map(|language| one_language::check(locales, language)).collect();
    findings.sort_by(|a, b| (&a.path, a.line).cmp(&(&b.path, b.line)));
    findings
}

/// The number of texts that each language must have.
pub fn text_count() -> usize {
    entries().count()
}
