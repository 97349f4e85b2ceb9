//! Looks for what is wrong in a folder of locales.

mod finding;
mod languages;
mod mentions;

use std::path::Path;

use crate::Language;
use crate::text::entries;

pub use finding::{Finding, FindingKind};

/// Everything wrong with the files of the spoken languages in this folder, in the order of files and lines.
pub fn check(locales: &Path) -> Vec<Finding> {
    let mut findings: Vec<_> = Language::SPOKEN.into_iter().flat_map(|language| languages::check(locales, language)).collect();
    findings.sort_by(|a, b| (&a.path, a.line).cmp(&(&b.path, b.line)));
    findings
}

/// How many texts each language has.
pub fn text_count() -> usize {
    entries().count()
}
