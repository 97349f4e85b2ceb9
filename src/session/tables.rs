//! The tables the player sits at: one in front, the others behind it, each with its action bar.

use std::time::Duration;

use poker_client::{BarMode, ClockView, Cue, SoundCue, TableModel};
use poker_protocol::TableId;

use super::{Front, Odds, Session};
use crate::sound::SoundBox;
use crate::third_party::winit::NextFrame;

impl Session {
    /// Brings a table to the front. Its buttons rest first: others were under the pointer a moment ago.
    pub(crate) fn bring_to_front(&mut self, table: TableId, now_ms: u64) {
        let Some(mut coming) = self.behind.remove(&table) else { return };
        if let Some(model) = self.client.table(table) {
            coming.playback.reset(model);
        }
        coming.bar.comes_to_front(now_ms);
        if let Some(mut gone) = self.front.replace(coming) {
            gone.odds = Odds::default();
            self.behind.insert(gone.table, gone);
        }
        self.changed = true;
    }

    /// The table after the one in front, round and round.
    pub(crate) fn next_table(&self) -> Option<TableId> {
        let front = self.front.as_ref()?.table;
        let mut after = self.client.tables().map(|(table, _)| table).filter(|table| *table > front);
        after.next().or_else(|| self.client.tables().map(|(table, _)| table).next())
    }

    /// The table where the player must act soonest; another than the one in front where there is one.
    pub(crate) fn waiting_table(&self, now_ms: u64) -> Option<TableId> {
        let front = self.front.as_ref().map(|front| front.table);
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

    /// Every table, the one in front first.
    pub(crate) fn all_tables(&mut self) -> impl Iterator<Item = &mut Front> {
        self.front.iter_mut().chain(self.behind.values_mut())
    }

    /// The player must act at some table.
    pub(crate) fn must_act(&self) -> bool {
        self.front.iter().chain(self.behind.values()).any(|front| front.bar.mode() == BarMode::Turn)
    }

    /// The table in front is gone: the one comes forward where the player must act, or else the first.
    pub(super) fn close_front(&mut self, now_ms: u64) {
        self.front = None;
        let due = |table: &TableId| self.client.table(*table).is_some_and(|model| model.prompt().is_some());
        let next = self.behind.keys().find(|table| due(table)).or_else(|| self.behind.keys().next()).copied();
        if let Some(next) = next {
            self.bring_to_front(next, now_ms);
        }
    }

    /// Something happened at a table behind: the player hears that it is their turn.
    pub(super) fn hear(&mut self, cues: &[Cue]) {
        if cues.iter().any(|cue| matches!(cue, Cue::Turn { yours: true, .. })) {
            self.calls.push(SoundCue::YourTurn);
        }
    }
}

/// Clocks run behind the table in front too: the client wakes for the next second of one that is the player's, and is heard.
pub(super) fn keep_time(session: &mut Session, now_ms: u64, next: &mut NextFrame, sounds: Option<&mut SoundBox>) {
    let Session { client, behind, calls, changed, .. } = session;
    for front in behind.values_mut() {
        let own = client.table(front.table).filter(|model| model.prompt().is_some());
        let clock = own.and_then(TableModel::turn).and_then(|turn| turn.clock).map(|running| ClockView::of(&running, now_ms));
        calls.extend(clock.as_ref().and_then(|now| SoundCue::of_clock(front.clock(), now)));
        if front.clock() != clock.as_ref() {
            front.set_clock(clock);
            *changed = true;
        }
        if let Some(due) = clock.and_then(|clock| clock.redraw_in_ms) {
            next.within(Duration::from_millis(due.max(1)));
        }
    }
    let calls = std::mem::take(calls);
    if let Some(sounds) = sounds {
        calls.into_iter().for_each(|call| sounds.want(call));
    }
    if let Some(due) = client.way_in().offers().first().map(|offered| offered.left_ms(now_ms)).filter(|left| *left > 0) {
        let to_second = (due - 1) % SECOND_MS + 1;
        next.within(Duration::from_millis(to_second));
    }
}

/// A seat that is kept counts whole seconds.
const SECOND_MS: u64 = 1_000;
