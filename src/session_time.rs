//! The clock of the session at the tables, and the reminder of a break.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::BreakAnswer;

use crate::frame_clock::FrameClock;
use crate::frame_set::FrameSet;
use crate::navigation::Navigation;
use crate::session::{Session, fold_messages};
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;

/// After how many minutes of play without a break the player is reminded now; `None` while no reminder is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BreakReminder(pub(crate) Option<u64>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<BreakReminder>();
    app.add_systems(Update, run_clock.after(fold_messages).in_set(FrameSet::Model));
}

/// Lets the clock run, and reminds of a break where it is time to, but never while the player must act.
fn run_clock(
    mut session: ResMut<Session>,
    settings: Res<CurrentSettings>,
    navigation: Res<Navigation>,
    moment: Res<FrameClock>,
    mut reminder: ResMut<BreakReminder>,
    mut next: ResMut<NextFrame>,
) {
    let session = session.bypass_change_detection();
    let plays = session.client.sits_out_everywhere() == Some(false);
    session.clock.run_until(moment.now_ms, plays);
    let wanted = settings.0.session;
    let due = session.clock.reminder(wanted.break_after).filter(|_| navigation.is_in_room() && navigation.over.is_none());
    reminder.set_if_neq(BreakReminder(due.filter(|_| !session.must_act())));
    let is_shown = wanted.shows_clock || wanted.break_after.minutes().is_some();
    if let Some(left_ms) = session.clock.next_minute_ms().filter(|_| is_shown) {
        next.within(Duration::from_millis(left_ms));
    }
}

/// Carries out the answer to a reminder.
pub(crate) fn answer_break(In(answer): In<BreakAnswer>, mut session: ResMut<Session>) {
    session.clock.answer(answer);
    if answer == BreakAnswer::SitOut {
        for request in session.client.sit_out_everywhere(true) {
            session.ask(request);
        }
    }
}
