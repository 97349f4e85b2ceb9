//! A cash table: hands one after the other, and how players come, go, pay and pause. It gets the time with each call and never waits.

use std::sync::Arc;

use poker_protocol::{PlayerId, SeatState, TableInfo};
use poker_rules::{Positions, Seat, SeatSet};

use super::output::{SeatOutput, TableOutput};
use super::pause::Pause;
use super::rules::TableRules;
use super::seat::{CashSeat, CashSeated};
use crate::table::{Switches, Table, TableSign};

/// What the next hand needs to know of the last one (R-HAND-5, R-HAND-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Previous {
    pub positions: Positions,
    pub dealt_in: u8,
}

/// A cash table as a state machine: requests and the time go in, [`TableOutput`]s come out.
pub struct CashTable {
    pub(super) table: Table<CashSeat, SeatOutput>,
    pub(super) rules: Arc<TableRules>,
    /// Valid while no hand is in progress.
    pub(super) pause: Pause,
    pub(super) previous: Option<Previous>,
    /// The players who drew for the first button, and the seat that won it, until that hand begins.
    pub(super) drawn: Option<(Vec<(Seat, PlayerId)>, Seat)>,
    /// Whether players were told the present state of each seat, apart from what the input in progress has changed.
    pub(super) all_told: bool,
    /// The seats that are kept for a limited time, as of the last [`Self::announce`].
    pub(super) kept: SeatSet,
    /// Whether the players were told that the table waits for more.
    pub(super) told_waiting: bool,
}

impl CashTable {
    /// An empty table.
    #[must_use]
    pub fn new(sign: TableSign, rules: Arc<TableRules>, switches: Switches) -> Self {
        let table = Table::new(sign, Arc::clone(&rules.hand), rules.clock, switches);
        Self { table, rules, pause: Pause::Idle, previous: None, drawn: None, all_told: false, kept: SeatSet::EMPTY, told_waiting: false }
    }

    /// The id and the name of the table.
    #[must_use]
    pub fn sign(&self) -> &TableSign {
        self.table.sign()
    }

    /// The rules of the table, which never change.
    #[must_use]
    pub fn rules(&self) -> &TableRules {
        &self.rules
    }

    /// The switches as they are now.
    #[must_use]
    pub fn switches(&self) -> &Switches {
        self.table.switches()
    }

    /// What a client is told once of the table, because it does not change.
    #[must_use]
    pub fn info(&self) -> TableInfo {
        self.rules.info(self.table.sign())
    }

    /// Takes the next output.
    pub fn poll_output(&mut self) -> Option<TableOutput> {
        self.table.poll_output()
    }

    /// The number of players at the table.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.table.taken().len()
    }

    /// Whether the player in the seat plays, sits out or waits; `None` for a free seat.
    #[must_use]
    pub fn state(&self, seat: Seat) -> Option<SeatState> {
        self.seated(seat).map(|seated| self.state_of(seat, seated))
    }

    /// The number of players that a hand needs, if the table waits for players.
    #[must_use]
    pub fn waits_for(&self) -> Option<u8> {
        let waits = self.pause == Pause::Idle && self.table.hand().is_none();
        waits.then_some(self.rules.cash.start.min_players)
    }

    /// The player in the seat; `None` if the seat is free.
    pub(crate) fn seated(&self, seat: Seat) -> Option<&CashSeated> {
        self.table.seated(seat)
    }

    pub(super) fn seated_mut(&mut self, seat: Seat) -> Option<&mut CashSeated> {
        self.table.seated_mut(seat)
    }

    pub(super) fn all_seated(&self) -> impl Iterator<Item = (Seat, &CashSeated)> {
        self.table.all_seated()
    }
}
