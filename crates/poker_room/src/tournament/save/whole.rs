//! A whole tournament, saved.

use std::sync::Arc;

use poker_fair::SealedDraw;
use poker_protocol::{Money, TournamentId};
use serde::{Deserialize, Serialize};

use super::entrant::EntrantSave;
use super::head::TournamentHead;
use crate::Now;
use crate::tournament::entry_id::EntryId;
use crate::tournament::table::TournamentTableSave;
use crate::tournament::terms::TournamentTerms;

/// The version of the format. A save of another version is not read.
pub const TOURNAMENT_SAVE_VERSION: u16 = 1;

/// A saved tournament. A hand in progress is saved as it was before its start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentSave {
    /// When it was saved, or when its last saved change happened. The time from then on does not count when it is restored.
    pub at: Now,
    pub opening: TournamentOpening,
    pub head: TournamentHead,
    /// The prizes in the order of the places; empty until registration closes.
    pub prizes: Vec<Money>,
    /// Who is out while places are open, by the number that each got when it lost all chips, lowest first.
    pub out: Vec<(u32, EntryId)>,
    /// All entries, in the order of their numbers.
    pub entrants: Vec<EntrantSave>,
    /// The tables, lowest id first.
    pub tables: Vec<TournamentTableSave>,
}

/// What the tournament was announced with. Only its terms can change, by an order of the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentOpening {
    /// The version of the format.
    pub version: u16,
    pub id: TournamentId,
    /// All terms, because the rulebook and the room file may be others when the tournament goes on.
    pub terms: Arc<TournamentTerms>,
    /// The sealed number of a game whose multiplier is drawn. It is secret until the last seat is taken.
    pub draw: Option<SealedDraw>,
}
