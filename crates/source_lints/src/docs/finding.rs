//! A fault of a doc comment.

use std::fmt;

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A public type or function without a doc comment.
    Missing,
    /// A doc comment of one word, or of question words and particles alone: "Which.", "To whom.".
    SaysNothing,
}

/// A fault and where it is.
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
