//! The lobby: stakes to choose from.

use poker_rules::{Chips, GameSpec};
use serde::{Deserialize, Serialize};

/// A stake of the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StakeId(pub u16);

/// Least and most chips to sit down with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuyInRange {
    /// Least.
    pub min: Chips,
    /// Most.
    pub max: Chips,
}

/// One line of the lobby: a stake, not a table (R-CASH-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StakeRow {
    /// Its id.
    pub stake: StakeId,
    /// The name players know it by, as `NL10`.
    pub name: String,
    /// What is played.
    #[serde(default = "GameSpec::holdem_no_limit")]
    pub game: GameSpec,
    /// Small blind.
    pub small_blind: Chips,
    /// Big blind.
    pub big_blind: Chips,
    /// Seats at each table.
    pub seats: u8,
    /// Players seated at all tables of the stake.
    pub players: u32,
    /// Open tables of the stake.
    pub tables: u32,
    /// What this viewer may sit down with.
    pub buy_in: BuyInRange,
    /// Average pot of the last hands, where there were any.
    pub average_pot: Option<Chips>,
    /// Rulebook in force, as `en-2.7`.
    pub rulebook: String,
}
