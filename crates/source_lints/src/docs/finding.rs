//! The faults of doc comments.

use std::fmt;

/// The kind of a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A public type or function has no doc comment.
    Missing,
    /// A doc comment has only one word, or only question words and particles, such as "Which." or "To whom.".
    SaysNothing,
}

/// A fault with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub file: String,
    pub line: usize,
    pub fault: Fault,
    /// The name of the item, or the comment.
    pub text: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, text, .. } = self;
        match self.fault {
            Fault::Missing => write!(f, "{file}:{line}: public `{text}` has no doc comment"),
            Fault::SaysNothing => write!(f, "{file}:{line}: the doc comment \"{text}\" says nothing; say more, or leave it out"),
        }
    }
}
