//! Movements at the table in front, and the clocks of all tables.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{ClockView, Cue, SoundCue, TableModel};

use super::Session;
use crate::frame_clock::FrameClock;
use crate::sound::SoundBox;
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;

/// Advances the movements, plays their sounds, and wakes the client in time for the next change of a clock.
pub(crate) fn animate(
    mut session: ResMut<Session>,
    moment: Res<FrameClock>,
    mut next: ResMut<NextFrame>,
    mut sounds: Option<ResMut<SoundBox>>,
    mut trace: ResMut<Trace>,
) {
    let quiet = session.bypass_change_detection();
    let ticked = run_clocks_behind(quiet, moment.now_ms, &mut next, sounds.as_deref_mut());
    let moved = move_on(quiet, &moment, &mut next, sounds.as_deref_mut(), &mut trace);
    // The bar is updated after the movements, since they decide when its buttons accept input.
    quiet.update_bars(moment.now_ms);
    if let Some(at) = quiet.front().and_then(|front| front.bar.next_change_ms(moment.now_ms)) {
        next.within(Duration::from_millis(at.saturating_sub(moment.now_ms).max(1)));
    }
    if ticked || moved {
        session.set_changed();
    }
}

/// Advances the table in front by one frame. Returns whether something that is shown has changed.
fn move_on(session: &mut Session, moment: &FrameClock, next: &mut NextFrame, mut sounds: Option<&mut SoundBox>, trace: &mut Trace) -> bool {
    let Session { client, tables, front, .. } = session;
    let Some(front) = front.and_then(|front| tables.get_mut(&front)) else { return false };
    let ends = client.table_mut(front.table).and_then(|model| model.notices_mut().expire(moment.now_ms));
    let Some(model) = client.table(front.table) else { return false };
    front.playback.hurry_for_prompt(model);
    let step = front.playback.advance(moment.dt_ms);
    let heard = SoundCue::of_all(&step.started);
    let mut changed = !(step.started.is_empty() && step.finished.is_empty());
    for cue in &step.finished {
        trace_cue(trace, cue);
    }
    if !front.playback.timeline().is_idle() {
        changed = true;
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
        changed = true;
        front.clock = clock;
    }
    if let Some(out) = model.out_clock(moment.now_ms) {
        // The remaining time of the kept seat is shown in seconds.
        changed = true;
        if out.left_ms > 0 {
            next.within(Duration::from_millis(u64::from(out.left_ms % 1_000).max(1)));
        }
    }
    let due = [clock.and_then(|clock| clock.redraw_in_ms), ends.map(|at| at.saturating_sub(moment.now_ms))];
    for due in due.into_iter().flatten() {
        next.within(Duration::from_millis(due.max(1)));
    }
    changed
}

/// Runs the clocks of the tables that are not in front. Where a clock is the player's, it wakes the client for the next second and plays
/// the warning before the last seconds. It also wakes the client for the next second of a reserved seat. Returns whether a clock has
/// changed.
fn run_clocks_behind(session: &mut Session, now_ms: u64, next: &mut NextFrame, sounds: Option<&mut SoundBox>) -> bool {
    let Session { client, tables, front, calls, .. } = session;
    let mut changed = false;
    for seated in tables.values_mut().filter(|seated| Some(seated.table) != *front) {
        let own = client.table(seated.table).filter(|model| model.prompt().is_some());
        let clock = own.and_then(TableModel::turn).and_then(|turn| turn.clock).map(|running| ClockView::of(&running, now_ms));
        calls.extend(clock.as_ref().and_then(|now| SoundCue::of_clock(seated.clock.as_ref(), now)));
        if seated.clock != clock {
            seated.clock = clock;
            changed = true;
        }
        if let Some(due) = clock.and_then(|clock| clock.redraw_in_ms) {
            next.within(Duration::from_millis(due.max(1)));
        }
    }
    let calls = std::mem::take(calls);
    if let Some(sounds) = sounds {
        calls.into_iter().for_each(|call| sounds.want(call));
    }
    if let Some(due) = client.seat_offers().offers().first().map(|offered| offered.left_ms(now_ms)).filter(|left| *left > 0) {
        let to_second = (due - 1) % SECOND_MS + 1;
        next.within(Duration::from_millis(to_second));
    }
    changed
}

/// The time for which a seat is reserved is shown in whole seconds.
const SECOND_MS: u64 = 1_000;

fn trace_cue(trace: &mut Trace, cue: &Cue) {
    if !trace.is_on() {
        return;
    }
    let words = format!("{cue:?}");
    let name = words.split([' ', '{']).next().unwrap_or_default().to_lowercase();
    trace.event("cue", serde_json::json!({ "name": name }));
}
