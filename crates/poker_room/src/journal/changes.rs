//! What has changed in a room since its driver asked last: small, so that each of many hands a second can be kept by itself.

use poker_protocol::{HandId, PlayerId, StatementEntry, TableId};
use poker_rules::Action;
use serde::{Deserialize, Serialize};

use super::save::PlayerSave;
use crate::cashier::{PlanAccount, Tariff};
use crate::jackpot::Feed;
use crate::ledger::{Booked, Corrected};
use crate::rulebook::OfferKey;
use crate::{BegunHand, HandRecord, Review, TableSave, UnfinishedHand};

/// What has changed. [`crate::RoomSave::apply`] with all changes in their order gives what [`crate::Room::save`] gives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomChanges {
    /// What holds for as long as the room runs; told first.
    pub base: Option<RoomBase>,
    /// Numbers that rise; none where they are as before.
    pub counters: Option<RoomCounters>,
    /// What was booked, in order.
    pub movements: Vec<Booked>,
    /// New lines of players' statements, in order.
    pub entries: Vec<(PlayerId, StatementEntry)>,
    /// Players who are new or different; their statements are in `entries`.
    pub players: Vec<PlayerSave>,
    /// Rake plans that were chosen or are over.
    pub plans: Vec<(PlayerId, PlanAccount)>,
    /// Tables that have opened, changed or closed.
    pub tables: Vec<TableChange>,
    /// What an operator has set right, the oldest first.
    pub corrections: Vec<Corrected>,
    /// Reports and verdicts, all of them, where there are new ones.
    pub review: Option<Review>,
    /// Hands that have begun and are not over.
    pub begun: Vec<BegunHand>,
    /// Actions in hands that are not over.
    pub actions: Vec<Acted>,
    /// Hands that are over, with all cards.
    pub ended: Vec<HandRecord>,
    /// Hands that were voided, as far as they had been played.
    pub voided: Vec<UnfinishedHand>,
}

/// What stays the same in a room while it runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomBase {
    /// The version of the form it is kept in.
    pub version: u16,
    /// The plan it follows.
    pub plan: String,
    /// The stakes in the order of their numbers.
    pub offers: Vec<OfferKey>,
    /// What it takes, and what has risen.
    #[serde(default)]
    pub tariff: Tariff,
}

/// Numbers of a room that rise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomCounters {
    /// The number of the next hand.
    pub next_hand: HandId,
    /// The id of the next table that opens.
    pub next_table: TableId,
    /// Parts of a hundredth that wait for the jackpots.
    pub jackpot_feed: Feed,
}

/// An action in a hand that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acted {
    pub hand: HandId,
    /// How many came before it.
    pub before: u32,
    /// What was done; whose turn it was follows from the rules.
    pub action: Action,
}

/// What has become of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableChange {
    /// It is told for the first time: as it is.
    Opened {
        /// The stake it is played at.
        stake: OfferKey,
        save: TableSave,
    },
    /// It is not as it was.
    Changed {
        /// The table with those of its seats alone that are new or different.
        save: TableSave,
        left: Vec<PlayerId>,
    },
    /// It is there no more.
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

    /// Whether players may be told what came of it only once it is kept: a hand began or is over, or money moved. All else is a journal
    /// that can be kept a moment later.
    #[must_use]
    pub fn matters(&self) -> bool {
        let hands = !(self.begun.is_empty() && self.ended.is_empty() && self.voided.is_empty());
        hands || !self.movements.is_empty() || !self.corrections.is_empty() || self.review.is_some()
    }
}
