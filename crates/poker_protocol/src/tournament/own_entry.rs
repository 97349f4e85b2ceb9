//! A player's own entries.

use poker_rules::Seat;
use serde::{Deserialize, Serialize};

use super::entry_offer::EntryOffer;
use super::facts::TournamentKind;
use super::prize::Prize;
use super::row::Begins;
use crate::{Bytes32, EntryId, Money, TableId, TournamentId};

/// How far an entry has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OwnEntryState {
    /// The tournament has not begun.
    Registered,
    /// The player sits at a table.
    Seated { table: TableId, seat: Seat },
    /// The player is out, and the place is not known yet.
    Out,
    /// The entry has its place. It is told once and is then no longer in the list.
    Placed { place: u32, prize: Prize },
    /// The entry was taken back, merged with another, carried to a second phase, or the tournament was cancelled. It is told once and is
    /// then no longer in the list.
    Gone,
}

/// An entry of the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnEntry {
    pub tournament: TournamentId,
    pub entry: EntryId,
    /// The name of the tournament, the same in every language.
    pub name: String,
    pub kind: TournamentKind,
    pub begins: Begins,
    /// How far it has come.
    pub state: OwnEntryState,
    /// What is offered to the player now.
    pub offers: Vec<EntryOffer>,
    /// What the player has paid for it in money: the entry, rebuys and the add-on, fees included.
    #[serde(default)]
    pub paid: Money,
    /// The bounties that it has won so far.
    #[serde(default)]
    pub bounties: Money,
    /// Fixes the number that gives the multiplier, if the prize pool is drawn.
    pub root: Option<Bytes32>,
}
