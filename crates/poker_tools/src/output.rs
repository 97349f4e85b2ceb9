//! Writes to the standard output.

use std::io::{self, Write as _};

use poker_text::{Language, Text, Texts, text};

/// Name and version of all programs of this repository.
#[must_use]
pub fn version() -> Text {
    text::command::version(env!("CARGO_PKG_VERSION"))
}

/// Writes a line to the output.
pub fn tell(text: &Text, language: Language) {
    print(&format!("{}\n", Texts::embedded(language).say(text)));
}

/// Writes to the output. A reader that has closed it needs no more of it.
pub fn print(text: &str) {
    drop(io::stdout().write_all(text.as_bytes()));
}
