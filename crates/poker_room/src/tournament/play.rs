//! The state of a tournament that is being played.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::TableId;
use poker_rules::{Chips, Seat};

use super::balance::TableSizes;
use super::entry_id::EntryId;
use super::level::Levels;
use super::level_clock::LevelClock;
use super::table::{Busted, SeatedEntrant, TournamentTable};
use crate::Now;
use crate::table::ClockRules;

/// What the tables wait for before they deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Holds {
    /// Every table waits for all others before its next hand.
    pub hand_for_hand: bool,
    /// A break begins when all tables have finished their hands.
    pub break_due: bool,
    /// The time limit is over: the tournament ends when all tables have finished their hands (R-PRZ-7).
    pub time_up: bool,
}

impl Holds {
    /// Whether the tables wait for anything.
    pub(super) fn any(self) -> bool {
        self.hand_for_hand || self.break_due || self.time_up
    }
}

/// Registration that is open while the tournament is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenRegistration {
    /// When it closes by the time; `None` if it closes by the levels.
    pub closes: Option<Now>,
    /// Who is out so far, the first one first. Their places depend on how many still enter.
    pub out: Vec<EntryId>,
}

/// What everybody starts with; a drawn multiplier has figures of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StartingFigures {
    pub stack: Chips,
    pub levels: Levels,
    pub clock: ClockRules,
}

/// What a tournament knows while it is played.
pub(super) struct Play {
    tables: BTreeMap<TableId, TournamentTable>,
    sizes: TableSizes,
    /// When each table is due; a table that waits for a player without a clock, or for the tournament, is not in it.
    due: BTreeSet<(Now, TableId)>,
    /// The same by table.
    due_at: BTreeMap<TableId, Now>,
    /// Registration, while it is open.
    pub registration: Option<OpenRegistration>,
    /// What everybody starts with.
    pub start: StartingFigures,
    pub clock: LevelClock,
    /// When a tournament with a time limit is over, if its clock goes on without a break; `None` during breaks.
    pub ends: Option<Now>,
    /// What is left of the time limit during a break, milliseconds.
    pub limit_left_ms: Option<u32>,
    /// When the next break is due.
    pub next_break: Option<Now>,
    /// When the break in progress ends.
    pub break_until: Option<Now>,
    pub holds: Holds,
    /// The players who have lost all chips and have no place yet.
    pub busted: Vec<(TableId, Seat, Busted)>,
    /// The number of entries that have no place yet.
    pub left: u32,
}

impl Play {
    pub(super) fn new(start: StartingFigures, entries: u32) -> Self {
        Self {
            clock: LevelClock::new(&start.levels),
            start,
            ends: None,
            registration: None,
            limit_left_ms: None,
            tables: BTreeMap::new(),
            sizes: TableSizes::default(),
            due: BTreeSet::new(),
            due_at: BTreeMap::new(),
            next_break: None,
            break_until: None,
            holds: Holds::default(),
            busted: Vec::new(),
            left: entries,
        }
    }

    /// Notes when a table is next due.
    pub(super) fn note_due(&mut self, table: TableId) {
        let due = self.tables.get(&table).and_then(TournamentTable::due);
        let before = match due {
            Some(at) => self.due_at.insert(table, at),
            None => self.due_at.remove(&table),
        };
        if before != due {
            if let Some(at) = before {
                self.due.remove(&(at, table));
            }
            if let Some(at) = due {
                self.due.insert((at, table));
            }
        }
    }

    /// When registration closes by the time.
    pub(super) fn registration_closes(&self) -> Option<Now> {
        self.registration.as_ref()?.closes
    }

    /// When the first table is due.
    pub(super) fn first_due(&self) -> Option<Now> {
        self.due.first().map(|&(at, _)| at)
    }

    /// The first table that is due at `now`.
    pub(super) fn due_table(&self, now: Now) -> Option<TableId> {
        self.due.first().filter(|&&(at, _)| at <= now).map(|&(_, table)| table)
    }

    /// The tables, lowest id first.
    pub(super) fn tables(&self) -> &BTreeMap<TableId, TournamentTable> {
        &self.tables
    }

    /// A table, to play at it. Players come and go with [`Self::seat`] and [`Self::unseat`].
    pub(super) fn table_mut(&mut self, table: TableId) -> Option<&mut TournamentTable> {
        self.tables.get_mut(&table)
    }

    /// The numbers of players at the tables.
    pub(super) fn sizes(&self) -> &TableSizes {
        &self.sizes
    }

    /// Adds a table without players.
    pub(super) fn open(&mut self, table: TournamentTable) {
        let id = table.sign().id;
        self.tables.insert(id, table);
        self.sizes.set(id, 0);
    }

    /// Removes a table.
    pub(super) fn close(&mut self, table: TableId) {
        self.tables.remove(&table);
        self.sizes.remove(table);
        self.note_due(table);
    }

    /// Puts a player into a free seat of a table.
    pub(super) fn seat(&mut self, (table, seat): (TableId, Seat), seated: SeatedEntrant) {
        if let Some(state) = self.tables.get_mut(&table) {
            state.seat(seat, seated);
            self.sizes.set(table, state.players());
        }
    }

    /// Takes a player out of a seat.
    pub(super) fn unseat(&mut self, (table, seat): (TableId, Seat)) -> Option<SeatedEntrant> {
        let state = self.tables.get_mut(&table)?;
        let seated = state.unseat(seat);
        self.sizes.set(table, state.players());
        seated
    }
}
