//! What the floor remembers of a player.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HandId, StakeId, TableId};

use super::visits::Visits;
use crate::Now;

/// A player as the floor knows one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Patron {
    /// Tables where the player sits.
    pub seats: Vec<TableId>,
    /// Tables where a seat is kept for the player.
    pub offered: Vec<TableId>,
    /// Stakes for whose tables the player waits.
    pub waits_for: BTreeSet<StakeId>,
    /// The last seat of each stake that was not taken.
    pub declined: BTreeMap<StakeId, Declined>,
    /// Rulebooks the player has sat down under, and since when (R-INT-8).
    pub accepted: BTreeMap<String, Now>,
    /// Tables sat at before (R-CASH-1).
    pub sat_at: BTreeSet<TableId>,
    /// Departures that count when the player comes back (R-RAT, R-BAN).
    pub visits: Visits,
    /// The player may not sit down at Banzai tables (R-BAN-4).
    pub barred_from_banzai: bool,
    /// When the player may send as many chat lines at once as at first.
    pub chat_rested: Now,
    /// Hands voided before the room was opened again, of which the player was not told yet.
    pub voided: Vec<(TableId, HandId)>,
}

/// A seat that was offered and not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Declined {
    pub table: TableId,
    /// Until then this table is offered again before any other.
    pub until: Now,
}

impl Patron {
    /// Seats, seats that are kept, and queues.
    pub(crate) fn engagements(&self) -> usize {
        self.seats.len() + self.offered.len() + self.waits_for.len()
    }
}
