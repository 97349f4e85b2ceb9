//! The lobby: stakes to choose from.

use poker_rules::{Chips, GameSpec};
use serde::{Deserialize, Serialize};

/// A stake of the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StakeId(pub u16);

/// The least and the most chips to sit down with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuyInRange {
    pub min: Chips,
    pub max: Chips,
}

/// The form of a cash game (R-VAR-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// The ordinary table.
    #[default]
    Regular,
    /// Deep stacks.
    Deepstack,
    /// Short stacks.
    Shortstack,
    /// Ten big blinds.
    Banzai,
    /// Fast Hold'em: another table for every hand (R-FAST-1).
    Fast,
    /// Rapid: another table as soon as a player folds.
    Rapid,
}

impl Form {
    /// Players go from table to table, and each table exists for one hand.
    pub const fn moves_players(self) -> bool {
        match self {
            Form::Fast | Form::Rapid => true,
            Form::Regular | Form::Deepstack | Form::Shortstack | Form::Banzai => false,
        }
    }
}

/// One line of the lobby: a stake, not a table (R-CASH-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StakeRow {
    pub stake: StakeId,
    /// The name players know it by, as `NL10`.
    pub name: String,
    #[serde(default)]
    pub form: Form,
    /// What is played.
    #[serde(default = "GameSpec::holdem_no_limit")]
    pub game: GameSpec,
    pub small_blind: Chips,
    pub big_blind: Chips,
    /// Seats at each table.
    pub seats: u8,
    /// Players seated at all tables of the stake.
    pub players: u32,
    /// Open tables of the stake.
    pub tables: u32,
    /// Players who wait for a seat (R-CASH-2).
    #[serde(default)]
    pub waiting: u32,
    /// The buy-ins of the stake; the limits for one player come with the seat offer.
    pub buy_in: BuyInRange,
    /// Average pot of the last hands, where there were any.
    pub average_pot: Option<Chips>,
    /// Hands an hour at one table, over the last hands, where there were any.
    #[serde(default)]
    pub hands_per_hour: Option<u32>,
    /// Rulebook in force, as `en-2.7`.
    pub rulebook: String,
}
