//! Why something cannot be, in words: reasons arrive typed, and only here and in `locales/` they are said.

mod rulebook;
mod syntax;
#[cfg(test)]
mod tests;

pub use rulebook::{config_text, mistake_text};
