//! The rules of a pool beyond those of its tables.

use poker_protocol::FastButton;

use crate::rulebook::FastTables;

/// How a pool forms its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FastRules {
    /// Who gets the button of each new table (R-FAST-3).
    pub button: FastButton,
    /// How long players wait for a full table once there are enough of them for a hand, milliseconds.
    pub gather_ms: u32,
}

impl From<&FastTables> for FastRules {
    fn from(rules: &FastTables) -> Self {
        Self { button: rules.button.is, gather_ms: rules.gather_ms.is }
    }
}
