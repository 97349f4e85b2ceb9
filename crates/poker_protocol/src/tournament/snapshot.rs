//! The tournament of a table, at one moment.

use poker_rules::Seat;
use serde::{Deserialize, Serialize};

use super::deal::DealProposal;
use super::draw::DrawnMultiplier;
use super::level::LevelClock;
use super::pace::Pace;
use crate::{EntryId, Money, TournamentId};

/// The entry of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatEntry {
    pub seat: Seat,
    pub entry: EntryId,
    /// The own bounty; `None` if the tournament has none.
    pub bounty: Option<Money>,
}

/// The tournament of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentSnapshot {
    pub tournament: TournamentId,
    /// The name of the tournament, the same in every language.
    pub name: String,
    /// The level with its blinds. A hand in progress may have begun in the level before.
    pub clock: LevelClock,
    pub pace: Pace,
    /// The number of players who are still in.
    pub left: u32,
    /// The number of paid places; 0 until registration closes.
    pub paid_places: u32,
    /// Whether this is the final table.
    pub final_table: bool,
    /// The entries of the players at the table.
    pub entries: Vec<SeatEntry>,
    /// What was drawn, if the prize pool is drawn.
    pub drawn: Option<DrawnMultiplier>,
    /// The open proposal of a deal.
    pub deal: Option<DealProposal>,
}
