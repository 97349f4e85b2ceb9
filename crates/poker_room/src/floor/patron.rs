//! What the floor remembers of a player.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{HandId, StakeId, TableId};

use crate::Now;
use crate::cash::Visits;

/// A player as the floor knows them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Patron {
    pub seats: Vec<TableId>,
    /// Tables where a seat is kept for the player.
    pub offered: Vec<TableId>,
    /// Stakes in whose queues the player waits.
    pub waits_for: BTreeSet<StakeId>,
    /// For each stake, the seat that was last offered and not taken.
    pub declined: BTreeMap<StakeId, Declined>,
    /// The rulebooks under which the player has sat down, and since when (R-INT-8).
    pub accepted: BTreeMap<String, Now>,
    /// Tables where the player has sat before (R-CASH-1).
    pub sat_at: BTreeSet<TableId>,
    /// Departures that count when the player comes back (R-RAT, R-BAN).
    pub visits: Visits,
    /// Whether the player is barred from Banzai tables (R-BAN-4).
    pub barred_from_banzai: bool,
    /// When the player's allowance of chat lines is full again.
    pub chat_rested: Now,
    /// Hands that were voided before the room was opened again and of which the player was not told yet.
    pub voided: Vec<(TableId, HandId)>,
}

/// A seat that was offered and not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Declined {
    pub table: TableId,
    /// Until this moment the table is offered again before any other.
    pub until: Now,
}

impl Patron {
    /// The number of seats, offered seats and queues of the player.
    pub(crate) fn engagements(&self) -> usize {
        self.seats.len() + self.offered.len() + self.waits_for.len()
    }
}
