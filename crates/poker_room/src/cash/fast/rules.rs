//! What holds in a pool beyond the rules of its tables.

use poker_protocol::FastButton;

use crate::rulebook::FastTables;

/// How a pool makes its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FastRules {
    /// Where the button of each new table lies (R-FAST-3).
    pub button: FastButton,
    /// Longest wait for a table to fill, milliseconds, once enough players are there for a hand.
    pub gather_ms: u32,
}

impl From<&FastTables> for FastRules {
    fn from(rules: &FastTables) -> Self {
        Self { button: rules.button.is, gather_ms: rules.gather_ms.is }
    }
}
