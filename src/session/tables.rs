//! The tables where the player sits: one in front, some drawn beside it, and the others behind.

use std::collections::BTreeSet;

use poker_client::{AtTable, BarMode, CallKind, Cue, SeatAction, SoundCue, TableCall, TableModel};
use poker_protocol::TableId;

use super::{Odds, Session};

impl Session {
    /// Brings a table to the front. Its buttons ignore input for a while, because other buttons were under the pointer just before.
    pub(crate) fn bring_to_front(&mut self, table: TableId, now_ms: u64) {
        if self.front == Some(table) || !self.tables.contains_key(&table) {
            return;
        }
        if !self.shows(table) {
            self.uncover(table, now_ms);
        }
        let gone = self.front.replace(table);
        if let Some(gone) = gone.filter(|gone| !self.shows(*gone)) {
            self.cover(gone);
        }
    }

    /// Draws these tables, and the one in front, from now on.
    pub(crate) fn show(&mut self, shown: &BTreeSet<TableId>, now_ms: u64) {
        let beside: BTreeSet<_> = shown.iter().filter(|table| self.tables.contains_key(table)).copied().collect();
        let before: BTreeSet<_> = self.shown().map(|seated| seated.table).collect();
        self.beside = beside;
        for table in self.tables.keys().copied().collect::<Vec<_>>() {
            match (before.contains(&table), self.shows(table)) {
                (false, true) => self.uncover(table, now_ms),
                (true, false) => self.cover(table),
                (false, false) | (true, true) => {}
            }
        }
    }

    /// Lets the buttons of a table ignore input for a while, because it has moved to another place of the window.
    pub(crate) fn moved(&mut self, table: TableId, now_ms: u64) {
        if let Some(seated) = self.tables.get_mut(&table) {
            seated.bar.comes_to_front(now_ms);
        }
    }

    /// Makes keys act on a table that is drawn.
    pub(crate) fn aim_at(&mut self, table: TableId) {
        if self.shows(table) && self.front != Some(table) {
            self.beside.extend(self.front.replace(table));
        }
    }

    /// Begins to draw a table: what happened there unseen is not shown any more.
    fn uncover(&mut self, table: TableId, now_ms: u64) {
        let Some(coming) = self.tables.get_mut(&table) else { return };
        if let Some(model) = self.client.table(table) {
            coming.playback.reset(model);
        }
        coming.bar.comes_to_front(now_ms);
    }

    fn cover(&mut self, table: TableId) {
        if let Some(gone) = self.tables.get_mut(&table) {
            gone.odds = Odds::default();
            gone.bar.goes_behind();
        }
    }

    /// The tables that wait for the player, the soonest first. A table that is drawn waits only once the felt shows it.
    pub(crate) fn calls(&self, now_ms: u64) -> Vec<TableCall> {
        let has_seen = |table: TableId, kind: CallKind| match (kind, self.seated(table).filter(|_| self.shows(table))) {
            (CallKind::Turn, Some(seated)) => seated.bar.mode() == BarMode::Turn,
            (CallKind::Show, Some(seated)) => seated.bar.mode() == BarMode::Showing,
            (CallKind::Rebuy | CallKind::Deal, Some(seated)) => seated.playback.timeline().is_idle(),
            (_, None) => true,
        };
        self.client.calls(has_seen, now_ms)
    }

    /// Whether some table offers the next hand now; `None` where none ever does.
    pub(crate) fn offers_next_hand(&self) -> Option<bool> {
        let offers = |(table, model): (TableId, &TableModel)| {
            let shown = self.seated(table).filter(|_| self.shows(table));
            let at = shown.map_or(AtTable::caught_up(model, self.client.balance()), |seated| seated.at(model, &self.client));
            at.seat_actions().contains(&SeatAction::NextHand)
        };
        let mut cash = self.client.tables().filter(|(_, model)| model.tournament().is_none()).peekable();
        cash.peek()?;
        Some(cash.any(offers))
    }

    /// The table after the one in front; after the last comes the first.
    pub(crate) fn next_table(&self) -> Option<TableId> {
        let front = self.front?;
        let mut after = self.client.tables().map(|(table, _)| table).filter(|table| *table > front);
        after.next().or_else(|| self.client.tables().map(|(table, _)| table).next())
    }

    /// The table that must be answered soonest, preferably one that is not in front.
    pub(crate) fn waiting_table(&self, now_ms: u64) -> Option<TableId> {
        let calls: Vec<_> = self.calls(now_ms).into_iter().map(|call| call.table).collect();
        calls.iter().find(|table| self.front != Some(**table)).or(calls.first()).copied()
    }

    /// One of the tables, counted from 1.
    pub(crate) fn nth_table(&self, nth: u8) -> Option<TableId> {
        self.client.tables().map(|(table, _)| table).nth(usize::from(nth.checked_sub(1)?))
    }

    /// Whether the player must act at some table.
    pub(crate) fn must_act(&self) -> bool {
        self.tables.values().any(|seated| seated.bar.mode() == BarMode::Turn)
    }

    /// Replaces the table in front, which is gone: by one that waits for the player, or else by the first.
    pub(super) fn close_front(&mut self, now_ms: u64) {
        self.front = None;
        self.beside.retain(|table| self.tables.contains_key(table));
        // Also one that the felt does not show yet.
        let calls = self.client.calls(|_, _| true, now_ms);
        let due = |table: &TableId| calls.iter().any(|call| call.table == *table);
        let due_first = |from: &mut dyn Iterator<Item = TableId>| {
            let all: Vec<_> = from.collect();
            all.iter().find(|table| due(table)).or_else(|| all.first()).copied()
        };
        // One that is drawn already, if there is one: nothing else has to move.
        let next = due_first(&mut self.beside.iter().copied()).or_else(|| due_first(&mut self.tables.keys().copied()));
        if let Some(next) = next {
            self.bring_to_front(next, now_ms);
        }
    }

    /// Queues the sound of the player's turn if `cues` begin one at a table that is not drawn.
    pub(super) fn hear(&mut self, cues: &[Cue]) {
        if cues.iter().any(|cue| matches!(cue, Cue::Turn { yours: true, .. })) {
            self.calls.push(SoundCue::YourTurn);
        }
    }
}
