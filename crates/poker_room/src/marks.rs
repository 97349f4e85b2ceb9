//! What has changed in a room since its driver asked last: the one place where changes are noted.

use std::collections::BTreeSet;

use poker_protocol::{PlayerId, StatementEntry, TableId};

use crate::ledger::Booked;
use crate::{HandRecord, UnfinishedHand};

/// Notes of changes. Small changes are noted as they are, large ones by what they concern.
#[derive(Default)]
pub(crate) struct Marks {
    /// The driver keeps the room change by change, so movements, entries and hands are noted too.
    change_by_change: bool,
    /// Something has changed that a driver without a journal should save soon.
    unsaved: bool,
    noted: Noted,
}

/// What was noted since the driver asked last.
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

    /// Money has moved.
    pub(crate) fn booked(&mut self, booked: Booked) {
        if booked.movement.moves_nothing() {
            return;
        }
        self.unsaved = true;
        if self.change_by_change {
            self.noted.movements.push(booked);
        }
    }

    /// A player's statement has another line.
    pub(crate) fn entry(&mut self, player: PlayerId, entry: &StatementEntry) {
        if self.change_by_change {
            self.noted.entries.push((player, entry.clone()));
        }
    }

    /// A player is new or different.
    pub(crate) fn player(&mut self, player: PlayerId) {
        self.unsaved = true;
        if self.change_by_change {
            self.noted.players.insert(player);
        }
    }

    /// A player's rake plan is another.
    pub(crate) fn plan(&mut self, player: PlayerId) {
        self.unsaved = true;
        if self.change_by_change {
            self.noted.plans.insert(player);
        }
    }

    /// A table has opened or closed, or its seats are others.
    pub(crate) fn table(&mut self, table: TableId) {
        self.unsaved = true;
        self.hand_of(table);
    }

    /// The hand at a table may have gone on.
    pub(crate) fn hand_of(&mut self, table: TableId) {
        if self.change_by_change {
            self.noted.tables.insert(table);
        }
    }

    /// Reports or verdicts have changed.
    pub(crate) fn review(&mut self) {
        self.unsaved = true;
        self.noted.review = self.change_by_change;
    }

    /// Takes a finished hand where the driver keeps the room change by change; otherwise gives it back.
    pub(crate) fn ended(&mut self, record: HandRecord) -> Option<HandRecord> {
        if !self.change_by_change {
            return Some(record);
        }
        self.noted.ended.push(record);
        None
    }

    /// A hand gave every chip back.
    pub(crate) fn voided(&mut self, hand: UnfinishedHand) {
        if self.change_by_change {
            self.noted.voided.push(hand);
        }
    }

    /// Whether something has changed since the last call that is worth saving.
    pub(crate) fn take_unsaved(&mut self) -> bool {
        std::mem::take(&mut self.unsaved)
    }

    /// What was noted since the last call; none where the driver does not keep the room change by change.
    pub(crate) fn take(&mut self) -> Option<Noted> {
        self.change_by_change.then(|| std::mem::take(&mut self.noted))
    }
}
