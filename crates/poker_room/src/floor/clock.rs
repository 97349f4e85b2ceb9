//! What is due on the floor as time passes, and changes that concern all tables at once.

use std::collections::BTreeSet;

use poker_protocol::{JackpotKind, TableId};

use super::cash_floor::CashFloor;
use super::effect::Effect;
use super::expiry::Expiry;
use crate::table::Switch;
use crate::{CashTable, Dealer, Now, Tempo};

impl CashFloor {
    /// When something is next due: at a table, for a kept seat or place in a queue, or in the lobby.
    pub(crate) fn due(&self) -> Option<Now> {
        let table = self.deadlines.soonest();
        let expiry = self.expiries.first().map(|&(at, _)| at);
        [table, expiry, self.lobby.due()].into_iter().flatten().min()
    }

    /// The tables at which something is due, soonest first.
    pub(crate) fn due_tables(&self, now: Now) -> Vec<TableId> {
        self.deadlines.due(now).collect()
    }

    /// Does what is due at a table.
    pub(crate) fn handle_timeout(&mut self, table: TableId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let Some(slot) = self.tables.get_mut(&table) else { return Vec::new() };
        slot.game.handle_timeout(now, dealer);
        vec![Effect::pass_on(table)]
    }

    /// Takes back the seat or place that expired first; `None` if none has expired.
    pub(crate) fn expire(&mut self, dealer: &mut Dealer, now: Now) -> Option<Vec<Effect>> {
        let &(at, expiry) = self.expiries.first().filter(|(at, _)| *at <= now)?;
        self.expiries.remove(&(at, expiry));
        Some(match expiry {
            Expiry::Seat(table, player) => self.withdraw_seat(player, table, dealer, now),
            Expiry::Place(stake, player) => self.lose_place(player, stake, dealer, now),
        })
    }

    /// Notes when a table is next due, after its outputs were passed on.
    pub(crate) fn note_due(&mut self, table: TableId) {
        self.deadlines.set(table, self.tables.get(&table).and_then(|slot| slot.game.poll_timeout()));
    }

    /// Sets whether tables that open from now on run the clock.
    pub(crate) fn set_clock(&mut self, running: bool) {
        self.switches.clock = running;
    }

    /// Turns the clock of one open table on or off, as [`Self::set_clock`] has set it for new tables.
    pub(crate) fn set_clock_at(&mut self, table: TableId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let running = self.switches.clock;
        let Some(slot) = self.tables.get_mut(&table) else { return Vec::new() };
        slot.game.set_clock(running, dealer, now);
        vec![Effect::pass_on(table)]
    }

    /// Sets the pauses at all tables, from the next pause on.
    pub(crate) fn set_tempo(&mut self, tempo: Tempo) {
        self.switch(&Switch::Tempo(tempo));
    }

    /// Tells all tables which jackpots are empty, because this may change what a hand there can win.
    pub(crate) fn set_empty_pools(&mut self, empty: BTreeSet<JackpotKind>) {
        if self.switches.empty_pools != empty {
            self.switch(&Switch::EmptyPools(empty));
        }
    }

    /// Lets no more hands begin, at any table.
    pub(crate) fn stop_dealing(&mut self) {
        self.switch(&Switch::StopDealing);
    }

    fn switch(&mut self, change: &Switch) {
        self.switches.apply(change);
        self.tables.values_mut().for_each(|slot| slot.game.switch(change));
    }

    /// The tables at which hands are in progress.
    pub(crate) fn playing(&self) -> Vec<TableId> {
        self.tables.iter().filter(|(_, slot)| slot.game.hands() > 0).map(|(&id, _)| id).collect()
    }

    /// The longest time that the clocks allow for one decision in the hands in progress, milliseconds; 0 without hands.
    pub(crate) fn longest_decision_ms(&self) -> u32 {
        let tables = self.tables.values().flat_map(|slot| slot.game.hand_tables());
        tables.filter(|table| table.hand().is_some()).map(CashTable::longest_decision_ms).max().unwrap_or_default()
    }

    /// The number of hands in progress at all tables.
    pub(crate) fn hands_in_progress(&self) -> usize {
        self.tables.values().map(|slot| slot.game.hands()).sum()
    }

    /// Ends the pauses and the choices to show in the hands at a table in which nobody can act any more.
    pub(crate) fn end_waits(&mut self, table: TableId, now: Now) -> Vec<Effect> {
        let Some(slot) = self.tables.get_mut(&table) else { return Vec::new() };
        slot.game.end_waits(now);
        vec![Effect::pass_on(table)]
    }

    /// Voids the hands in progress at a table and gives every chip back (R-FAIL-2).
    pub(crate) fn void_hands(&mut self, table: TableId, now: Now) -> Vec<Effect> {
        let Some(slot) = self.tables.get_mut(&table) else { return Vec::new() };
        slot.game.void_hands(now);
        vec![Effect::pass_on(table)]
    }
}
