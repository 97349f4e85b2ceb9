//! What a chat text may contain.

/// The longest chat text, in characters.
pub const MAX_CHAT_CHARS: usize = 200;

/// Whether a text can be shown as one line: it is not empty, and has no line break and no mark that changes the writing direction.
#[must_use]
pub fn is_one_line(text: &str) -> bool {
    !text.trim().is_empty() && !text.chars().any(|letter| letter.is_control() || BREAKS_A_LINE.contains(&letter))
}

/// Line separators, and marks that change the writing direction. Such a mark could reverse the names and texts of other players.
const BREAKS_A_LINE: [char; 11] =
    ['\u{2028}', '\u{2029}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'];
