//! Where a player plays who allows others to know it.

use serde::{Deserialize, Serialize};

use crate::{PlayerId, StakeId, TableId, TournamentId};

/// What a player plays who allows others to know it, at the time of the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoundPlayer {
    pub player: PlayerId,
    /// The name as the player writes it.
    pub name: String,
    /// The stakes at whose tables the player sits, each once, in the order of sitting down. It is not told at which table, because players
    /// choose a stake and not a table (R-CASH-1).
    pub stakes: Vec<StakeId>,
    /// The seats of the player in tournaments.
    pub tournaments: Vec<FoundSeat>,
}

/// A seat of a found player in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoundSeat {
    pub tournament: TournamentId,
    /// The name of the tournament.
    pub name: String,
    pub table: TableId,
    /// Whether the player who asks may watch the table.
    pub may_watch: bool,
}
