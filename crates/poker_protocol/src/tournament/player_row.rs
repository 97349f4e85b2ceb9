//! One player of a tournament.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::entrant::EntrantView;
use super::prize::WonEntry;
use crate::{Money, TableId};

/// How far an entry has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EntrantState {
    /// The tournament has not begun.
    Registered,
    /// The player sits at a table, with this stack at the beginning of the hand in progress.
    Seated { table: TableId, stack: Chips },
    /// The player is out and has no place yet.
    Out,
    /// The entry has its place.
    Placed {
        place: u32,
        /// The money.
        prize: Money,
        /// The entry of another tournament that was won besides (R-TYP-9).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        won: Option<WonEntry>,
    },
}

/// One row of a page of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentPlayerRow {
    pub who: EntrantView,
    /// How far the entry has come.
    pub state: EntrantState,
    /// The own bounty; `None` if the tournament has none.
    pub bounty: Option<Money>,
}
