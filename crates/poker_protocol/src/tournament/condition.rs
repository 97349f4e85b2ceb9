//! What a player must fulfil to enter a tournament (R-REG-12).

use serde::{Deserialize, Serialize};

/// A condition of entry. A tournament with several asks for all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ConditionView {
    /// The player has played at least this number of hands at cash tables.
    HandsPlayed { least: u32 },
    /// The player's account is at least this number of days old.
    AccountAge { days: u32 },
    /// The house has invited the player.
    Invited,
}
