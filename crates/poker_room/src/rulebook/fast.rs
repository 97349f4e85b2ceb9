//! Fast Hold'em, R-FAST.

use serde::{Deserialize, Serialize};

use super::Figure;

/// What is different in Fast Hold'em.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FastHoldem {
    /// Who has the button of a new table, R-FAST-3.
    pub button: Figure<FastButton>,
    /// Longest wait for a table to fill, milliseconds, once enough players are there for a hand.
    pub gather_ms: Figure<u32>,
}

/// Who has the button of a table of one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FastButton {
    /// Somebody at random.
    Random,
    /// The big blind goes to whom it has spared longest.
    Fair,
}
