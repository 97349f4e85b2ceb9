//! What holds in a pool beyond the rules of its tables.

pub use crate::rulebook::FastButton;

/// How a pool makes its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FastRules {
    /// Where the button lies.
    pub button: FastButton,
    /// Longest wait for a table to fill, milliseconds, once enough players are there for a hand.
    pub gather_ms: u32,
}
