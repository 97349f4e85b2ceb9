//! The tables of a tournament that is being played. Code that changes one leaves a mark, so that a journal learns of it.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::TableId;
use poker_rules::Seat;

use super::balance::TableSizes;
use super::marked::Marked;
use super::table::{SeatedEntrant, TournamentTable};
use crate::Now;
use crate::deadlines::Deadlines;
use crate::table::Switch;

/// The tables, with their sizes and with the times at which they are due.
#[derive(Default)]
pub(super) struct Tables {
    by_id: BTreeMap<TableId, TournamentTable>,
    sizes: TableSizes,
    /// When each table is due; a table that waits for a player without a clock, or for the tournament, has no deadline.
    deadlines: Deadlines<TableId>,
    changed: Marked<TableId>,
    /// The tables at which a person sits.
    listened: BTreeSet<TableId>,
}

impl Tables {
    /// Notes when a table is next due; `None` if it waits for something else than the time, or is closed.
    pub(super) fn note_due(&mut self, table: TableId, due: Option<Now>) {
        self.deadlines.set(table, due);
    }

    /// When the first table is due.
    pub(super) fn first_due(&self) -> Option<Now> {
        self.deadlines.soonest()
    }

    /// The first table that is due at `now`.
    pub(super) fn due_table(&self, now: Now) -> Option<TableId> {
        self.deadlines.due(now).next()
    }

    /// The tables, lowest id first.
    pub(super) fn by_id(&self) -> &BTreeMap<TableId, TournamentTable> {
        &self.by_id
    }

    /// A table, to play at it. Players come and go with [`Self::seat`] and [`Self::unseat`].
    pub(super) fn get_mut(&mut self, table: TableId) -> Option<&mut TournamentTable> {
        self.changed.mark(table);
        self.by_id.get_mut(&table)
    }

    /// The numbers of players at the tables.
    pub(super) fn switch(&mut self, change: &Switch) {
        self.by_id.values_mut().for_each(|table| table.switch(change));
    }

    /// The numbers of players at the tables.
    pub(super) fn sizes(&self) -> &TableSizes {
        &self.sizes
    }

    /// Adds a table with the players who sit at it.
    pub(super) fn open(&mut self, table: TournamentTable) {
        let id = table.sign().id;
        self.changed.mark(id);
        self.sizes.set(id, table.players());
        self.note_due(id, table.due());
        self.by_id.insert(id, table);
        self.note_listeners(id);
    }

    /// Removes a table.
    pub(super) fn close(&mut self, table: TableId) {
        self.changed.mark(table);
        self.by_id.remove(&table);
        self.listened.remove(&table);
        self.sizes.remove(table);
        self.note_due(table, None);
    }

    /// Puts a player into a free seat of a table.
    pub(super) fn seat(&mut self, (table, seat): (TableId, Seat), seated: SeatedEntrant) {
        if let Some(state) = self.get_mut(table) {
            state.seat(seat, seated);
            let players = state.players();
            self.sizes.set(table, players);
            self.note_listeners(table);
        }
    }

    /// Takes a player out of a seat.
    pub(super) fn unseat(&mut self, (table, seat): (TableId, Seat)) -> Option<SeatedEntrant> {
        let state = self.get_mut(table)?;
        let seated = state.unseat(seat);
        let players = state.players();
        self.sizes.set(table, players);
        self.note_listeners(table);
        seated
    }

    /// Notes whether a person sits at a table.
    pub(super) fn note_listeners(&mut self, table: TableId) {
        if self.by_id.get(&table).is_some_and(|state| state.players() > 0 && state.is_listened()) {
            self.listened.insert(table);
        } else {
            self.listened.remove(&table);
        }
    }

    /// The tables at which a person sits, lowest id first.
    pub(super) fn listened(&self) -> &BTreeSet<TableId> {
        &self.listened
    }

    /// The table whose hands count for the field: the first one with a person, or else the first one.
    pub(super) fn leading(&self) -> Option<TableId> {
        self.listened.first().or_else(|| self.by_id.keys().next()).copied()
    }

    /// Takes the tables that may have changed since the last call; `None` the first time, when all are new.
    pub(super) fn take_changed(&mut self) -> Option<BTreeSet<TableId>> {
        self.changed.take()
    }
}
