//! `cardroom locales check DIR`: what is wrong with a folder of translations.

use std::io::Write as _;
use std::path::Path;

use poker_text::{Arg, Language, Texts, text};

/// Lists what was found, one line each; 1 where anything was.
pub(super) fn check(folder: &Path, language: Language) -> i32 {
    let texts = Texts::embedded(language);
    let findings = poker_text::check(folder);
    let mut out = std::io::stdout().lock();
    for finding in &findings {
        drop(writeln!(out, "{}", finding.say(&texts)));
    }
    let count = Arg::count(findings.len() as u64);
    let summary = if findings.is_empty() { text::check::clean(count) } else { text::check::found(count) };
    drop(writeln!(out, "{}", texts.say(&summary)));
    i32::from(!findings.is_empty())
}
