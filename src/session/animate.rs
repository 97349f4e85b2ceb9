//! Movements at the tables that are drawn, and the clocks of all tables.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{ClockView, Cue, SoundCue, TableModel, TimelineStep};
use poker_protocol::TableId;

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
    // The felt shows neither the clocks of tables behind nor notices nor the action bar.
    let mut heard = run_clocks_behind(session.bypass_change_detection(), moment.now_ms, &mut next);
    expire_notices(session.bypass_change_detection(), moment.now_ms, &mut next);
    let shown: Vec<TableId> = session.shown().map(|seated| seated.table).collect();
    for table in &shown {
        let step = play_movements(session.reborrow(), *table, &moment, &mut next);
        for cue in &step.finished {
            trace_cue(&mut trace, cue);
        }
        // Cards and chips are heard at one table only; a call is heard wherever it is.
        let in_front = session.front_id() == Some(*table);
        heard.extend(SoundCue::of_all(&step.started).into_iter().filter(|cue| in_front || *cue == SoundCue::YourTurn));
        heard.extend(run_clock(session.reborrow(), *table, moment.now_ms, &mut next));
    }
    if let Some(sounds) = sounds.as_mut() {
        heard.into_iter().for_each(|cue| sounds.want(cue));
    }
    // The bar is updated after the movements, since they decide when its buttons accept input.
    let session = session.bypass_change_detection();
    session.update_bars(moment.now_ms);
    if session.follow_move(moment.now_ms) {
        next.now();
    }
    let bar_changes = session.shown().filter_map(|seated| seated.bar.next_change_ms(moment.now_ms)).min();
    for at in session.ask_again(moment.now_ms).into_iter().chain(bar_changes) {
        next.within(Duration::from_millis(at.saturating_sub(moment.now_ms).max(1)));
    }
}

/// Advances the movements at a table by one frame. The session changes only while something moves.
fn play_movements(mut session: Mut<Session>, table: TableId, moment: &FrameClock, next: &mut NextFrame) -> TimelineStep {
    if session.seated(table).is_none_or(|seated| seated.playback.timeline().is_idle()) {
        return TimelineStep::default();
    }
    let Session { client, tables, .. } = &mut *session;
    let (Some(seated), Some(model)) = (tables.get_mut(&table), client.table(table)) else { return TimelineStep::default() };
    seated.playback.hurry_for_prompt(model);
    let step = seated.playback.advance(moment.dt_ms);
    if !seated.playback.timeline().is_idle() {
        next.now();
    }
    step
}

/// Sets the clock of a table that is drawn to this moment and wakes the client for its next change. Returns the warning before the
/// player's last seconds.
fn run_clock(session: Mut<Session>, table: TableId, now_ms: u64, next: &mut NextFrame) -> Option<SoundCue> {
    let (seated, model) = (session.seated(table)?, session.client.table(table)?);
    if seated.bar.hold(now_ms).is_some() {
        next.now();
    }
    // The remaining time of a kept seat is shown in seconds.
    if let Some(out) = model.out_clock(now_ms).filter(|out| out.left_ms > 0) {
        next.within(Duration::from_millis((u64::from(out.left_ms) % SECOND_MS).max(1)));
    }
    let clock = seated.at(model, &session.client).clock().map(|running| ClockView::of(&running, now_ms));
    let ticked = clock.as_ref().and_then(|now| SoundCue::of_clock(seated.clock.as_ref(), now)).filter(|_| model.prompt().is_some());
    if let Some(due) = clock.and_then(|clock| clock.redraw_in_ms) {
        next.within(Duration::from_millis(due.max(1)));
    }
    if let Some(mut shown) = session.filter_map_unchanged(|session| Some(&mut session.table_mut(table)?.clock)) {
        shown.set_if_neq(clock);
    }
    ticked
}

/// Removes notices of the tables that are drawn whose time is over, and wakes the client for the next one.
fn expire_notices(session: &mut Session, now_ms: u64, next: &mut NextFrame) {
    let shown: Vec<TableId> = session.shown().map(|seated| seated.table).collect();
    for table in shown {
        let mut ends = None;
        session.change(table, |model| ends = model.notices_mut().expire(now_ms));
        if let Some(at) = ends {
            next.within(Duration::from_millis(at.saturating_sub(now_ms).max(1)));
        }
    }
}

/// Runs the clocks of the tables that are not drawn. Where a clock is the player's, it wakes the client for the next second. It also
/// wakes the client for the next second of a reserved seat. Returns the sounds of these tables, with the warnings before the player's last
/// seconds.
fn run_clocks_behind(session: &mut Session, now_ms: u64, next: &mut NextFrame) -> Vec<SoundCue> {
    let Session { client, tables, front, beside, calls, .. } = session;
    let drawn = |table: TableId| *front == Some(table) || beside.contains(&table);
    for seated in tables.values_mut().filter(|seated| !drawn(seated.table)) {
        let own = client.table(seated.table).filter(|model| model.prompt().is_some());
        let clock = own.and_then(TableModel::turn).and_then(|turn| turn.clock).map(|running| ClockView::of(&running, now_ms));
        calls.extend(clock.as_ref().and_then(|now| SoundCue::of_clock(seated.clock.as_ref(), now)));
        seated.clock = clock;
        if let Some(due) = clock.and_then(|clock| clock.redraw_in_ms) {
            next.within(Duration::from_millis(due.max(1)));
        }
    }
    if let Some(due) = client.seat_offers().offers().first().map(|offered| offered.left_ms(now_ms)).filter(|left| *left > 0) {
        let to_second = (due - 1) % SECOND_MS + 1;
        next.within(Duration::from_millis(to_second));
    }
    std::mem::take(calls)
}

/// The times for which a seat is reserved or kept are shown in whole seconds.
const SECOND_MS: u64 = 1_000;

fn trace_cue(trace: &mut Trace, cue: &Cue) {
    if !trace.is_on() {
        return;
    }
    let words = format!("{cue:?}");
    let name = words.split([' ', '{']).next().unwrap_or_default().to_lowercase();
    trace.event("cue", serde_json::json!({ "name": name }));
}
