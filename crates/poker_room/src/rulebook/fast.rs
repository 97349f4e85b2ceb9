//! Forms in which players go from table to table, R-FAST.

use poker_protocol::FastButton;
use serde::Deserialize;

use super::Figure;

/// What is different in Fast Hold'em and in Rapid.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FastTables {
    /// Who has the button of a new table, R-FAST-3.
    pub button: Figure<FastButton>,
    /// A player may fold before the turn, R-FAST-2; otherwise only the turn's own fold leads to another table.
    pub fold_ahead: Figure<bool>,
    /// Longest wait for a table to fill, milliseconds, once enough players are there for a hand.
    pub gather_ms: Figure<u32>,
}
