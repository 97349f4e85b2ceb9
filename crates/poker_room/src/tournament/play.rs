//! The state of a tournament that is being played.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::TableId;
use poker_rules::{Chips, Seat};
use serde::{Deserialize, Serialize};

use super::balance::TableSizes;
use super::deal::DealTalks;
use super::level::Levels;
use super::level_clock::LevelClock;
use super::open_places::OpenPlaces;
use super::rebuy_period::RebuyPeriod;
use super::standstill::Standstill;
use super::table::{Busted, SeatedEntrant, TournamentTable};
use super::tables::Tables;
use crate::Now;
use crate::table::{ClockRules, Switch};

/// What the tables wait for before they deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenRegistration {
    /// When it closes by the time; `None` if it closes by the levels.
    pub closes: Option<Now>,
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
    pub tables: Tables,
    /// Registration, while it is open.
    pub registration: Option<OpenRegistration>,
    pub rebuys: RebuyPeriod,
    /// Who is out, until places and prizes are final.
    pub open_places: Option<OpenPlaces>,
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
    /// The deals that players propose.
    pub deals: DealTalks,
    /// Since when the clocks stand still because a person thinks without a clock, in practice.
    pub thinking_since: Option<Now>,
}

impl Play {
    pub(super) fn new(start: StartingFigures, entries: u32) -> Self {
        Self {
            clock: LevelClock::new(&start.levels),
            start,
            ends: None,
            registration: None,
            rebuys: RebuyPeriod::default(),
            open_places: Some(OpenPlaces::default()),
            limit_left_ms: None,
            tables: Tables::default(),
            next_break: None,
            break_until: None,
            holds: Holds::default(),
            busted: Vec::new(),
            left: entries,
            deals: DealTalks::default(),
            thinking_since: None,
        }
    }

    /// Lets the clocks of the levels and of the time limit stand still.
    pub(super) fn stop_clocks(&mut self, now: Now) {
        self.clock.stop(now);
        if let Some(ends) = self.ends.take() {
            self.limit_left_ms = Some(ends.ms_since(now));
        }
    }

    /// Lets the clocks go on from where they stood.
    pub(super) fn start_clocks(&mut self, now: Now) {
        self.clock.start(now);
        if let Some(left_ms) = self.limit_left_ms.take() {
            self.ends = Some(now.after_ms(left_ms));
        }
    }

    /// Moves all moments of the clocks, but not those of the tables.
    pub(super) fn move_clocks(&mut self, by: Standstill) {
        let moved = |moment: Option<Now>| moment.map(|moment| by.moved(moment));
        self.clock = self.clock.after(by);
        self.ends = moved(self.ends);
        self.next_break = moved(self.next_break);
        self.break_until = moved(self.break_until);
        if let Some(registration) = &mut self.registration {
            registration.closes = moved(registration.closes);
        }
        self.rebuys.move_offers(by);
    }

    /// The time that the clocks show at `now`.
    pub(super) fn clock_time(&self, now: Now) -> Now {
        self.thinking_since.map_or(now, |since| since.min(now))
    }

    /// When registration closes by the time.
    pub(super) fn registration_closes(&self) -> Option<Now> {
        self.registration.as_ref()?.closes
    }

    /// Notes when a table is next due; `None` if it waits for something else than the time, or is closed.
    pub(super) fn note_due(&mut self, table: TableId, due: Option<Now>) {
        self.tables.note_due(table, due);
    }

    /// When the first table is due.
    pub(super) fn first_due(&self) -> Option<Now> {
        self.tables.first_due()
    }

    /// The first table that is due at `now`.
    pub(super) fn due_table(&self, now: Now) -> Option<TableId> {
        self.tables.due_table(now)
    }

    /// The tables, lowest id first.
    pub(super) fn tables(&self) -> &BTreeMap<TableId, TournamentTable> {
        self.tables.by_id()
    }

    /// The tables at which a person sits, lowest id first.
    pub(super) fn listened(&self) -> &BTreeSet<TableId> {
        self.tables.listened()
    }

    /// Notes whether a person sits at a table.
    pub(super) fn note_listeners(&mut self, table: TableId) {
        self.tables.note_listeners(table);
    }

    /// Applies a change to the switches of all tables.
    pub(super) fn switch(&mut self, change: &Switch) {
        self.tables.switch(change);
    }

    /// A table, to play at it. Players come and go with [`Self::seat`] and [`Self::unseat`].
    pub(super) fn table_mut(&mut self, table: TableId) -> Option<&mut TournamentTable> {
        self.tables.get_mut(table)
    }

    /// The numbers of players at the tables.
    pub(super) fn sizes(&self) -> &TableSizes {
        self.tables.sizes()
    }

    /// Adds a table.
    pub(super) fn open(&mut self, table: TournamentTable) {
        self.tables.open(table);
    }

    /// Removes a table.
    pub(super) fn close(&mut self, table: TableId) {
        self.tables.close(table);
    }

    /// Puts a player into a free seat of a table.
    pub(super) fn seat(&mut self, place: (TableId, Seat), seated: SeatedEntrant) {
        self.tables.seat(place, seated);
    }

    /// Takes a player out of a seat.
    pub(super) fn unseat(&mut self, place: (TableId, Seat)) -> Option<SeatedEntrant> {
        self.tables.unseat(place)
    }
}
