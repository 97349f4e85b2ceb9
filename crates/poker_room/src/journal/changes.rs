//! What has changed in a room since its driver last asked. Changes are small, so that each of many hands a second can be saved by itself.

use poker_protocol::{HandId, PlayerId, StatementEntry, TableId, TournamentId};
use poker_rules::Action;
use serde::{Deserialize, Serialize};

use super::save::PlayerSave;
use super::tournaments::{TournamentChange, is_before_the_first};
use crate::cashier::{PlanAccount, Tariff};
use crate::deleted_player::DeletedPlayer;
use crate::jackpot::JackpotFeed;
use crate::ledger::{Booked, Corrected};
use crate::rulebook::OfferKey;
use crate::tournament::TicketMovement;
use crate::{BegunHand, HandRecord, Review, TableSave, UnfinishedHand};

/// What has changed. An empty save to which all changes were applied in order (see [`crate::RoomSave::apply`]) equals
/// [`crate::Room::save`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomChanges {
    /// What stays the same while the room runs; present in the first changes only.
    pub base: Option<RoomBase>,
    /// The counters; `None` if they are as before.
    pub counters: Option<RoomCounters>,
    /// The movements that were booked, in order.
    pub movements: Vec<Booked>,
    /// New entries of players' statements, in order.
    pub entries: Vec<(PlayerId, StatementEntry)>,
    /// Players who are new or have changed, without their statements, whose entries are in `entries`.
    pub players: Vec<PlayerSave>,
    /// Players who are deleted. What the same changes hold of them besides is from afterwards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deleted: Vec<DeletedPlayer>,
    /// Rake plans that were chosen or have ended.
    pub plans: Vec<(PlayerId, PlanAccount)>,
    /// Tables that have opened, changed or closed.
    pub tables: Vec<TableChange>,
    /// Tournaments that are new, have changed or are forgotten.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tournaments: Vec<TournamentChange>,
    /// Tickets that have gone from one place to another, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tickets: Vec<TicketMovement>,
    /// Corrections by an operator, oldest first.
    pub corrections: Vec<Corrected>,
    /// All reports and verdicts, if there are new ones.
    pub review: Option<Review>,
    /// Hands that have begun and are not over.
    pub begun: Vec<BegunHand>,
    /// Actions in hands that are not over.
    pub actions: Vec<Acted>,
    /// Hands in which nobody can act any more after these actions, or from their beginnings. A restored room ends them, so players may learn what follows only after
    /// the actions were saved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decided: Vec<HandId>,
    /// Hands that are over, with all cards.
    pub ended: Vec<HandRecord>,
    /// Hands that were voided, with the actions up to then.
    pub voided: Vec<UnfinishedHand>,
}

/// What stays the same in a room while it runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomBase {
    /// The version of the save format.
    pub version: u16,
    /// The id of the room's rulebook or of its room file.
    #[serde(rename = "plan")]
    pub room: String,
    /// The stakes in the order of their numbers.
    pub offers: Vec<OfferKey>,
    /// The charges of the room, and their increases.
    #[serde(default)]
    pub tariff: Tariff,
}

/// The next ids of a room, and the parts that have not been paid into its jackpots yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomCounters {
    /// The number of the next hand.
    pub next_hand: HandId,
    /// The id of the next table that opens.
    pub next_table: TableId,
    /// The number of the next tournament; 0 if there was none yet.
    #[serde(default, skip_serializing_if = "is_before_the_first")]
    pub next_tournament: TournamentId,
    /// The parts of a hundredth that have not been paid into the jackpots yet.
    pub jackpot_feed: JackpotFeed,
}

/// An action in a hand that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acted {
    pub hand: HandId,
    /// The number of actions in the hand before this one.
    pub before: u32,
    /// The action. The rules determine which player made it.
    pub action: Action,
}

/// What has changed about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableChange {
    /// The table has opened since the last changes, or these are the first changes.
    Opened {
        /// The stake of the table.
        stake: OfferKey,
        save: TableSave,
    },
    /// The table was in earlier changes and has changed since.
    Changed {
        /// The table, with only those of its seats that are new or have changed.
        save: TableSave,
        left: Vec<PlayerId>,
    },
    /// The table no longer exists.
    Closed(TableId),
}

impl TableChange {
    /// The table that has opened, changed or closed.
    #[must_use]
    pub const fn table(&self) -> TableId {
        match self {
            Self::Opened { save, .. } | Self::Changed { save, .. } => save.table,
            Self::Closed(table) => *table,
        }
    }
}

impl RoomChanges {
    /// Whether nothing has changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether players may be told of these changes only after they were saved: a hand began, is decided or is over, money moved, a tournament
    /// has changed, a player is deleted, or there is a new correction, report or verdict. Everything else may be saved a moment later.
    #[must_use]
    pub fn matters(&self) -> bool {
        let hands = !(self.begun.is_empty() && self.decided.is_empty() && self.ended.is_empty() && self.voided.is_empty());
        let money = !(self.movements.is_empty() && self.tickets.is_empty() && self.corrections.is_empty());
        let deleted = !self.deleted.is_empty();
        hands || money || deleted || self.tournaments.iter().any(TournamentChange::matters) || self.review.is_some()
    }
}
