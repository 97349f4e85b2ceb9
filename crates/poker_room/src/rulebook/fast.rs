//! The rules of forms in which players move from table to table (R-FAST).

use poker_protocol::FastButton;
use serde::Deserialize;

use super::Figure;

/// What is different in Fast Hold'em and Rapid.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FastTables {
    /// Who gets the button of a new table (R-FAST-3).
    pub button: Figure<FastButton>,
    /// Whether a player may fold before the turn (R-FAST-2); otherwise only a fold in turn leads to another table.
    pub fold_ahead: Figure<bool>,
    /// If the waiting players are enough for a hand but not for a full table, they are dealt a hand after this time, milliseconds.
    pub gather_ms: Figure<u32>,
}
