//! Fast Hold'em, R-FAST.

use poker_protocol::FastButton;
use serde::Deserialize;

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
