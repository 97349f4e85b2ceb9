//! The tables where the player sits: one in front and the others behind it.

use poker_client::{BarMode, ClockView, Cue, SoundCue, TableModel};
use poker_protocol::TableId;

use super::{Odds, Session};

impl Session {
    /// Brings a table to the front. Its buttons ignore input for a while, because other buttons were under the pointer just before.
    pub(crate) fn bring_to_front(&mut self, table: TableId, now_ms: u64) {
        if self.front == Some(table) {
            return;
        }
        let Some(coming) = self.tables.get_mut(&table) else { return };
        if let Some(model) = self.client.table(table) {
            coming.playback.reset(model);
        }
        coming.bar.comes_to_front(now_ms);
        if let Some(gone) = self.front.replace(table).and_then(|gone| self.tables.get_mut(&gone)) {
            gone.odds = Odds::default();
            gone.bar.goes_behind();
        }
    }

    /// The table after the one in front; after the last comes the first.
    pub(crate) fn next_table(&self) -> Option<TableId> {
        let front = self.front?;
        let mut after = self.client.tables().map(|(table, _)| table).filter(|table| *table > front);
        after.next().or_else(|| self.client.tables().map(|(table, _)| table).next())
    }

    /// The table where the player must act soonest, preferably one that is not in front.
    pub(crate) fn waiting_table(&self, now_ms: u64) -> Option<TableId> {
        let front = self.front;
        let left = |model: &TableModel| {
            let clock = model.turn().and_then(|turn| turn.clock).map(|running| ClockView::of(&running, now_ms));
            // Seconds of the time bank come after those of the decision.
            clock.map_or(u64::MAX, |clock| u64::from(clock.seconds) + if clock.bank_running { 0 } else { u64::from(clock.bank_seconds) })
        };
        let waiting = self.client.tables().filter(|(_, model)| model.prompt().is_some());
        waiting.min_by_key(|(table, model)| (Some(*table) == front, left(model))).map(|(table, _)| table)
    }

    /// One of the tables, counted from 1.
    pub(crate) fn nth_table(&self, nth: u8) -> Option<TableId> {
        self.client.tables().map(|(table, _)| table).nth(usize::from(nth.checked_sub(1)?))
    }

    /// Whether the player must act at some table.
    pub(crate) fn must_act(&self) -> bool {
        self.tables.values().any(|seated| seated.bar.mode() == BarMode::Turn)
    }

    /// Replaces the table in front, which is gone: by one where the player must act, or else by the first.
    pub(super) fn close_front(&mut self, now_ms: u64) {
        self.front = None;
        let due = |table: &TableId| self.client.table(*table).is_some_and(|model| model.prompt().is_some());
        let next = self.tables.keys().find(|table| due(table)).or_else(|| self.tables.keys().next()).copied();
        if let Some(next) = next {
            self.bring_to_front(next, now_ms);
        }
    }

    /// Queues the sound of the player's turn if `cues` begin one at a table behind.
    pub(super) fn hear(&mut self, cues: &[Cue]) {
        if cues.iter().any(|cue| matches!(cue, Cue::Turn { yours: true, .. })) {
            self.calls.push(SoundCue::YourTurn);
        }
    }
}
