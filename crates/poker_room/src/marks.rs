//! What has changed in a room since its driver last asked. This is the one place where changes are noted.

use std::collections::BTreeSet;

use poker_protocol::{PlayerId, StatementEntry, TableId};

use crate::ledger::Booked;
use crate::{HandRecord, UnfinishedHand};

/// The changes since the driver last asked. Movements, entries and hands are noted themselves; of a changed player, plan or table only the
/// id.
#[derive(Default)]
pub(crate) struct Marks {
    /// Whether the driver saves the room change by change. If not, only `unsaved` is set, and nothing is noted.
    change_by_change: bool,
    /// Whether something has changed that a driver without a journal should save soon.
    unsaved: bool,
    noted: Noted,
}

/// What was noted since the driver last asked.
#[derive(Default)]
pub(crate) struct Noted {
    pub movements: Vec<Booked>,
    pub entries: Vec<(PlayerId, StatementEntry)>,
    pub players: BTreeSet<PlayerId>,
    pub plans: BTreeSet<PlayerId>,
    pub tables: BTreeSet<TableId>,
    pub review: bool,
    pub ended: Vec<HandRecord>,
    pub voided: Vec<UnfinishedHand>,
}

impl Marks {
    pub(crate) fn new(change_by_change: bool) -> Self {
        Self { change_by_change, ..Self::default() }
    }

    /// Notes that money has moved.
    pub(crate) fn booked(&mut self, booked: Booked) {
        if booked.movement.moves_nothing() {
            return;
        }
        self.unsaved = true;
        if self.change_by_change {
            self.noted.movements.push(booked);
        }
    }

    /// Notes a new entry of a player's statement.
    pub(crate) fn entry(&mut self, player: PlayerId, entry: &StatementEntry) {
        if self.change_by_change {
            self.noted.entries.push((player, entry.clone()));
        }
    }

    /// Notes that a player is new or has changed.
    pub(crate) fn player(&mut self, player: PlayerId) {
        self.unsaved = true;
        if self.change_by_change {
            self.noted.players.insert(player);
        }
    }

    /// Notes that a player's rake plan has changed.
    pub(crate) fn plan(&mut self, player: PlayerId) {
        self.unsaved = true;
        if self.change_by_change {
            self.noted.plans.insert(player);
        }
    }

    /// Notes that a table has opened or closed, or that its seats have changed.
    pub(crate) fn table(&mut self, table: TableId) {
        self.unsaved = true;
        self.hand_of(table);
    }

    /// Notes that the hand at a table may have continued.
    pub(crate) fn hand_of(&mut self, table: TableId) {
        if self.change_by_change {
            self.noted.tables.insert(table);
        }
    }

    /// Notes that reports or verdicts have changed.
    pub(crate) fn review(&mut self) {
        self.unsaved = true;
        self.noted.review = self.change_by_change;
    }

    /// Takes a finished hand if the driver saves the room change by change; otherwise returns it.
    pub(crate) fn ended(&mut self, record: HandRecord) -> Option<HandRecord> {
        if !self.change_by_change {
            return Some(record);
        }
        self.noted.ended.push(record);
        None
    }

    /// Notes that a hand was voided.
    pub(crate) fn voided(&mut self, hand: UnfinishedHand) {
        if self.change_by_change {
            self.noted.voided.push(hand);
        }
    }

    /// Whether something worth saving has changed since the last call.
    pub(crate) fn take_unsaved(&mut self) -> bool {
        std::mem::take(&mut self.unsaved)
    }

    /// Takes what was noted since the last call; `None` if the driver does not save the room change by change.
    pub(crate) fn take(&mut self) -> Option<Noted> {
        self.change_by_change.then(|| std::mem::take(&mut self.noted))
    }
}
