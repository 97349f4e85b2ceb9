//! What the floor remembers of a player.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{StakeId, TableId};

use super::untold::Untold;
use crate::cash::Visits;
use crate::{Now, VoidedHand};

/// A player as the floor knows them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Patron {
    pub(super) seats: Vec<TableId>,
    /// Tables where a seat is kept for the player.
    pub(super) offered: Vec<TableId>,
    /// Stakes in whose queues the player waits.
    pub(super) waits_for: BTreeSet<StakeId>,
    /// For each stake, the seat that was last offered and not taken.
    pub(super) declined: BTreeMap<StakeId, Declined>,
    /// The rulebooks that the player has accepted by sitting down or registering, and since when (R-INT-8).
    pub(super) accepted: BTreeMap<String, Now>,
    /// When the player greeted for the first time; unknown of those from saves that are older than this field.
    pub(super) first_greeting: Option<Now>,
    /// The number of hands that were dealt to the player at cash tables that the player has left.
    pub(super) hands_played: u64,
    /// Tables where the player has sat before (R-CASH-1).
    pub(super) sat_at: BTreeSet<TableId>,
    /// Departures that count when the player comes back (R-RAT, R-BAN).
    pub(super) visits: Visits,
    /// Whether the player is barred from Banzai tables (R-BAN-4).
    pub(super) barred_from_banzai: bool,
    /// Whether the player's account was marked as a pro when the player last came (R-BTY-6).
    pub(super) pro: bool,
    /// When the player's allowance of chat lines is full again.
    pub(super) chat_rested: Now,
    /// The void hands of which the player was not told yet.
    pub(super) untold: Untold,
}

/// A seat that was offered and not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Declined {
    pub table: TableId,
    /// Until this moment the table is offered again before any other.
    pub until: Now,
}

/// What a save keeps of a patron.
pub(crate) struct KeptPatron {
    pub sat_at: BTreeSet<TableId>,
    pub visits: Visits,
    pub barred_from_banzai: bool,
    pub pro: bool,
    pub accepted: BTreeMap<String, Now>,
    pub first_greeting: Option<Now>,
    pub hands_played: u64,
    pub voided: Vec<VoidedHand>,
}

impl Patron {
    /// What a save keeps of the player.
    pub(super) fn save(&self) -> KeptPatron {
        KeptPatron {
            sat_at: self.sat_at.clone(),
            visits: self.visits.clone(),
            barred_from_banzai: self.barred_from_banzai,
            pro: self.pro,
            accepted: self.accepted.clone(),
            first_greeting: self.first_greeting,
            hands_played: self.hands_played,
            voided: self.untold.save(),
        }
    }

    /// A player from a save, who sits nowhere yet.
    pub(super) fn restored(kept: KeptPatron) -> Self {
        let KeptPatron { sat_at, visits, barred_from_banzai, pro, accepted, first_greeting, hands_played, voided } = kept;
        let untold = Untold::restored(voided);
        Self { sat_at, visits, barred_from_banzai, pro, accepted, first_greeting, hands_played, untold, ..Self::default() }
    }

    /// The number of seats, offered seats and queues of the player.
    pub(super) fn engagements(&self) -> usize {
        self.seats.len() + self.offered.len() + self.waits_for.len()
    }
}
