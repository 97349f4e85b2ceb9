//! What the replayer does in each frame.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use poker_tools::HandSource;

use super::{Answer, Replayer};
use crate::frame_clock::FrameClock;
use crate::motion_timing::MotionTiming;
use crate::navigation::{Navigation, Page};
use crate::settings::CurrentSettings;
use crate::third_party::winit::{NextFrame, WakeUp};
use crate::toasts::Toasts;

/// Opens a file that was dropped on the window.
pub(super) fn open_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    mut replayer: ResMut<Replayer>,
    mut navigation: ResMut<Navigation>,
    settings: Res<CurrentSettings>,
    waker: Res<WakeUp>,
) {
    let dropped = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
        FileDragAndDrop::HoveredFile { .. } | FileDragAndDrop::HoveredFileCanceled { .. } => None,
    });
    if let Some(path) = dropped.last() {
        replayer.open_over(&mut navigation, HandSource::File(path), None, (&settings.0.name, &waker.0));
    }
}

/// Takes in hands that were read, and says what was written.
pub(super) fn take_answers(mut replayer: ResMut<Replayer>, mut toasts: ResMut<Toasts>, moment: Res<FrameClock>) {
    // Looking for answers alone changes nothing that is shown.
    let quiet = replayer.bypass_change_detection();
    while let Some(answer) = quiet.answers.next() {
        match answer {
            Answer::Opened { source, opened, .. } => quiet.take(opened, &source),
            Answer::Written(told) => quiet.told.push(told),
        }
    }
    for told in std::mem::take(&mut quiet.told) {
        toasts.add(told, moment.now_ms);
    }
}

/// Lets the hand play on while it is shown, and wakes the client for what comes next.
pub(super) fn play(
    mut replayer: ResMut<Replayer>,
    navigation: Res<Navigation>,
    settings: Res<CurrentSettings>,
    timing: Res<MotionTiming>,
    moment: Res<FrameClock>,
    mut next: ResMut<NextFrame>,
) {
    if navigation.page() != Page::Replayer || replayer.is_reading() {
        return;
    }
    replayer.prepare(timing.0, settings.0.pace());
    let before = replayer.replay().map(poker_client::Replay::at);
    let due = replayer.replay.as_mut().and_then(|replay| replay.advance(moment.dt_ms));
    if replayer.replay().map(poker_client::Replay::at) != before {
        replayer.forget_chances();
    }
    match due {
        Some(due) if due > 0.0 => next.within(Duration::from_secs_f32(due / 1_000.0).max(Duration::from_millis(1))),
        Some(_) => next.now(),
        None => {}
    }
}

/// Counts the chances at the step that is shown, in the background.
pub(super) fn count_chances(mut replayer: ResMut<Replayer>, navigation: Res<Navigation>, waker: Res<WakeUp>) {
    let Some(wanted) = replayer.replay().filter(|_| navigation.page() == Page::Replayer).map(poker_client::Replay::odds_wanted) else {
        return;
    };
    if let Some(chances) = replayer.odds.follow(wanted, &waker.0) {
        replayer.chances = chances;
    }
}
