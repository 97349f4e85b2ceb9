//! A table the player sits at: its view, what moves on it, its action bar.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{ActionBar, AtTable, ClientModel, ClockView, Cue, Decision, Playback, Settings, SoundCue, TableModel, Timing};
use poker_protocol::TableId;

use super::tables::keep_time;
use super::{Odds, Session};
use crate::moment::Moment;
use crate::sound::SoundBox;
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;

/// A table as it is played at while it is in front.
pub(crate) struct Front {
    pub(crate) table: TableId,
    pub(crate) playback: Playback,
    pub(crate) bar: ActionBar,
    pub(crate) odds: Odds,
    clock: Option<ClockView>,
}

impl Front {
    pub(super) fn new(table: TableId, model: &TableModel, settings: &Settings, timing: Timing) -> Self {
        Self {
            table,
            playback: Playback::new(model, timing, settings.pace()),
            bar: ActionBar::new(table, settings.click_guard_ms),
            odds: Odds::default(),
            clock: None,
        }
    }

    /// The table as the player sees it.
    pub(crate) fn at<'a>(&'a self, model: &'a TableModel, client: &ClientModel) -> AtTable<'a> {
        at(&self.playback, model, client)
    }

    /// The action bar follows what is seen.
    pub(super) fn update_bar(&mut self, model: &TableModel, client: &ClientModel, now_ms: u64) -> Option<Decision> {
        self.bar.update(&at(&self.playback, model, client), now_ms)
    }

    /// The clock as it was drawn last.
    pub(crate) fn clock(&self) -> Option<&ClockView> {
        self.clock.as_ref()
    }

    pub(super) fn set_clock(&mut self, clock: Option<ClockView>) {
        self.clock = clock;
    }
}

fn at<'a>(playback: &'a Playback, model: &'a TableModel, client: &ClientModel) -> AtTable<'a> {
    let (felt, settled) = (playback.view().felt(), playback.timeline().is_idle());
    AtTable { model, felt, settled, balance: client.balance(), can_refill: client.can_refill() }
}

/// Lets movements run, wakes the client in time for the next change of a clock, makes the sounds.
pub(super) fn animate(
    mut session: ResMut<Session>,
    moment: Res<Moment>,
    mut next: ResMut<NextFrame>,
    mut sounds: Option<ResMut<SoundBox>>,
    mut trace: ResMut<Trace>,
) {
    let session = session.bypass_change_detection();
    keep_time(session, moment.now_ms, &mut next, sounds.as_deref_mut());
    move_on(session, &moment, &mut next, sounds.as_deref_mut(), &mut trace);
    // The bar follows what has just been seen: only now is it known when its buttons have rested.
    session.update_bar(moment.now_ms);
    if let Some(at) = session.front.as_ref().and_then(|front| front.bar.next_change_ms(moment.now_ms)) {
        next.within(Duration::from_millis(at.saturating_sub(moment.now_ms).max(1)));
    }
}

/// One step of the table in front.
fn move_on(session: &mut Session, moment: &Moment, next: &mut NextFrame, mut sounds: Option<&mut SoundBox>, trace: &mut Trace) {
    let Session { client, front: Some(front), changed, .. } = session else { return };
    let ends = client.table_mut(front.table).and_then(|model| model.notices_mut().expire(moment.now_ms));
    let Some(model) = client.table(front.table) else { return };
    front.playback.hurry_for_prompt(model);
    let step = front.playback.advance(moment.dt_ms);
    let heard = SoundCue::of_all(&step.started);
    *changed |= !(step.started.is_empty() && step.finished.is_empty());
    for cue in &step.finished {
        trace_cue(trace, cue);
    }
    if !front.playback.timeline().is_idle() {
        *changed = true;
        next.now();
    }
    if front.bar.hold(moment.now_ms).is_some() {
        next.now();
    }
    let clock = front.at(model, client).clock().map(|running| ClockView::of(&running, moment.now_ms));
    let ticked = clock.as_ref().and_then(|now| SoundCue::of_clock(front.clock.as_ref(), now)).filter(|_| model.prompt().is_some());
    if let Some(sounds) = sounds.as_mut() {
        heard.into_iter().chain(ticked).for_each(|cue| sounds.want(cue));
    }
    if front.clock != clock {
        *changed = true;
        front.clock = clock;
    }
    if let Some(out) = model.out_clock(moment.now_ms) {
        // The seconds that the seat is kept are shown.
        *changed = true;
        if out.left_ms > 0 {
            next.within(Duration::from_millis(u64::from(out.left_ms % 1_000).max(1)));
        }
    }
    let due = [clock.and_then(|clock| clock.redraw_in_ms), ends.map(|at| at.saturating_sub(moment.now_ms))];
    for due in due.into_iter().flatten() {
        next.within(Duration::from_millis(due.max(1)));
    }
}

fn trace_cue(trace: &mut Trace, cue: &Cue) {
    if !trace.is_on() {
        return;
    }
    let words = format!("{cue:?}");
    let name = words.split([' ', '{']).next().unwrap_or_default().to_lowercase();
    trace.event("cue", serde_json::json!({ "name": name }));
}
