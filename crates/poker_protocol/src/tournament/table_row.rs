//! One table of a tournament.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use crate::TableId;

/// One row of a page of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentTableRow {
    pub table: TableId,
    /// The name of the table, the same in every language.
    pub name: String,
    /// The number of players.
    pub players: u8,
    /// The largest stack.
    pub largest: Chips,
    /// The smallest stack.
    pub smallest: Chips,
}
