//! The lobby: the stakes that a player can choose.

use poker_rules::{Chips, GameSpec};
use serde::{Deserialize, Serialize};

use crate::Money;

/// The id of a stake in the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct StakeId(pub u16);

/// The least and the most buy-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuyInRange {
    pub min: Money,
    pub max: Money,
}

/// The form of a cash game (R-VAR-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// An ordinary table.
    #[default]
    Regular,
    /// A table with deep stacks.
    Deepstack,
    /// A table with short stacks.
    Shortstack,
    /// Banzai: every buy-in is ten big blinds.
    Banzai,
    /// Fast Hold'em: each hand is played at another table (R-FAST-1).
    Fast,
    /// Rapid: a player goes to another table right after folding.
    Rapid,
}

impl Form {
    /// Whether players go from table to table, and each table exists for one hand.
    pub const fn moves_players(self) -> bool {
        match self {
            Form::Fast | Form::Rapid => true,
            Form::Regular | Form::Deepstack | Form::Shortstack | Form::Banzai => false,
        }
    }
}

/// One row of the lobby: a stake, not a table (R-CASH-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StakeRow {
    pub stake: StakeId,
    /// The name that players see, such as `NL10`.
    pub name: String,
    #[serde(default)]
    pub form: Form,
    #[serde(default = "GameSpec::holdem_no_limit")]
    pub game: GameSpec,
    pub small_blind: Money,
    pub big_blind: Money,
    /// The number of seats at each table.
    pub seats: u8,
    /// The number of players seated at all tables of the stake.
    pub players: u32,
    /// The number of open tables of the stake.
    pub tables: u32,
    /// The names of those tables, the first opened first. In all rows there are [`Self::TABLE_NAMES`] at most, so that the rows fit a frame.
    /// Fast games, whose hands are dealt at changing tables, have none, and neither have rows of an older server.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table_names: Vec<String>,
    /// The number of players who wait for a seat (R-CASH-2).
    #[serde(default)]
    pub waiting: u32,
    /// How many seconds the players who got a seat from the queue last have waited for it, the middle one of their times; `None` if they
    /// were too few to tell, or if the server is older.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usual_wait_s: Option<u32>,
    /// The buy-ins of the stake. The limits for one player come with the seat offer.
    pub buy_in: BuyInRange,
    /// The average pot of the last hands; `None` if there were none.
    pub average_pot: Option<Chips>,
    /// The hands per hour at one table, from the last hands; `None` if there were none.
    #[serde(default)]
    pub hands_per_hour: Option<u32>,
    /// The rulebook in force, such as `en-2.7`.
    pub rulebook: String,
}

impl StakeRow {
    /// The largest number of table names in all rows of a lobby.
    pub const TABLE_NAMES: usize = 600;
}
