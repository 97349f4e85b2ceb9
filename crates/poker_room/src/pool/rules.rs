//! What holds in a pool beyond the rules of its tables.

use serde::{Deserialize, Serialize};

/// Where the button of each new table lies (R-FAST-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FastButton {
    /// With a random player.
    Random,
    /// So that the big blind goes to whoever has been dealt the most hands since the last one.
    Fair,
}

/// How a pool makes its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FastRules {
    /// Where the button lies.
    pub button: FastButton,
    /// Longest wait for a table to fill, milliseconds, once enough players are there for a hand.
    pub gather_ms: u32,
}
