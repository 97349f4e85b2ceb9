//! Names that a player types.

use poker_protocol::MAX_NAME_CHARS;

/// Turns a text into a name for the tables, or for something of the player's own: without control characters, trimmed and at most
/// [`MAX_NAME_CHARS`] long. An empty result means that there is no name yet.
pub fn short_name(text: &str) -> String {
    fit_name(text, MAX_NAME_CHARS)
}

/// The same, at most `most` characters long.
pub(crate) fn fit_name(text: &str, most: usize) -> String {
    let clean: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let cut: String = clean.trim().chars().take(most).collect();
    cut.trim_end().to_owned()
}
