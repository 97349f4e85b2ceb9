//! What has changed in a tournament since its owner last asked. The cost depends on what has changed, not on the size of the field.

use std::sync::Arc;

use poker_protocol::{Money, TableId, TournamentId};
use serde::{Deserialize, Serialize};

use super::entrant::EntrantSave;
use super::head::TournamentHead;
use super::whole::TournamentOpening;
use crate::Now;
use crate::tournament::entry_id::EntryId;
use crate::tournament::table::{TableDoing, TournamentTableSave};
use crate::tournament::terms::TournamentTerms;

/// What has changed. The first changes contain everything; all changes applied in order (see [`super::TournamentSave::apply`]) equal the
/// whole save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentChanges {
    pub tournament: TournamentId,
    /// When they were taken.
    pub at: Now,
    /// What the tournament was announced with; in the first changes only.
    pub opened: Option<TournamentOpening>,
    /// The terms, if the house has changed them (R-REG-3). `None` if they are as before, and so below.
    pub terms: Option<Arc<TournamentTerms>>,
    pub head: Option<TournamentHead>,
    pub prizes: Option<Vec<Money>>,
    pub out: Option<OutChange>,
    /// Entries that are new or have changed, in the order of their numbers.
    pub entrants: Vec<(EntryId, EntrantSave)>,
    pub tables: Vec<TournamentTableChange>,
}

/// What has changed in the list of those who are out while places are open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutChange {
    /// How many at the beginning of the list stay.
    pub keep: u32,
    /// Who follows them, with their numbers.
    pub then: Vec<(u32, EntryId)>,
}

/// What has changed about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentTableChange {
    /// The table is new or has changed.
    Open(TournamentTableSave),
    /// The table no longer exists.
    Closed(TableId),
}

impl TournamentChanges {
    /// Whether players may be told of the changes only after they were saved. Of a table in mid-hand, which is void after a crash, only
    /// time banks and presences change by themselves: its stacks are those before the hand, and who gets or loses a seat is an entry that
    /// has changed.
    #[must_use]
    pub fn matters(&self) -> bool {
        let in_mid_hand = |table: &TournamentTableChange| match table {
            TournamentTableChange::Open(save) => save.doing == TableDoing::Plays,
            TournamentTableChange::Closed(_) => false,
        };
        let Self { tournament: _, at: _, opened, terms, head, prizes, out, entrants, tables } = self;
        let field = head.is_some() || prizes.is_some() || out.is_some() || !entrants.is_empty();
        opened.is_some() || terms.is_some() || field || !tables.iter().all(in_mid_hand)
    }

    /// Whether nothing has changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let Self { tournament: _, at: _, opened, terms, head, prizes, out, entrants, tables } = self;
        opened.is_none()
            && terms.is_none()
            && head.is_none()
            && prizes.is_none()
            && out.is_none()
            && entrants.is_empty()
            && tables.is_empty()
    }
}
