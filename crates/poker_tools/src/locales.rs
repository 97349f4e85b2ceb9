//! `locales check DIR`: what is wrong with a folder of translations.

use std::io::Write as _;
use std::path::Path;

use poker_text::{Arg, Language, Texts, text};

/// Lists the faults, one on each line. Returns 1 if there are any.
pub(super) fn check(folder: &Path, language: Language) -> i32 {
    let texts = Texts::embedded(language);
    let findings = poker_text::check(folder);
    let mut out = std::io::stdout().lock();
    for finding in &findings {
        drop(writeln!(out, "{}", finding.say(&texts)));
    }
    let summary = match findings.len() {
        0 => text::check::clean(Arg::count(poker_text::text_count() as u64)),
        found => text::check::found(Arg::count(found as u64)),
    };
    drop(writeln!(out, "{}", texts.say(&summary)));
    i32::from(!findings.is_empty())
}
