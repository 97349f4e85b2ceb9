//! Measures when each frame was handed to the screen, so that the trace can show how long a response took.

use std::time::Instant;

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};
use crossbeam_channel::{Receiver, Sender};
use serde_json::json;

use crate::frame_clock::start;
use crate::frame_set::FrameSet;
use crate::trace::Trace;

/// The most frames whose times wait to be traced.
const FRAMES: usize = 64;

/// Sends the times of frames from the render world.
#[derive(Resource)]
struct FrameSender(Sender<(u32, Instant)>);

/// Receives the times of frames in the main world.
#[derive(Resource)]
struct FrameReceiver(Receiver<(u32, Instant)>);

/// The number of the last frame and when it began.
#[derive(Default)]
struct LastFrame(Option<(u32, Instant)>);

pub(crate) fn plugin(app: &mut App) {
    let (told, heard) = crossbeam_channel::bounded(FRAMES);
    app.insert_resource(FrameReceiver(heard)).add_systems(First, trace_shown.in_set(FrameSet::Begin));
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing.insert_resource(FrameSender(told)).add_systems(Render, tell.in_set(RenderSystems::PostCleanup));
    }
}

fn tell(told: Res<FrameSender>, frames: Res<FrameCount>) {
    // The count is raised before a frame is handed over for drawing. If the channel is full, the frame is only missing from the trace.
    told.0.try_send((frames.0.wrapping_sub(1), start())).unwrap_or(());
}

fn trace_shown(heard: Res<FrameReceiver>, frames: Res<FrameCount>, mut trace: ResMut<Trace>, mut last: Local<LastFrame>) {
    for (frame, at) in heard.0.try_iter() {
        let at_ms = trace.ms(at);
        let begun = last.0.filter(|(number, _)| *number == frame).map(|(_, begun)| begun);
        let took_us = begun.map(|begun| at.saturating_duration_since(begun).as_micros() as u64);
        trace.event("shown", json!({ "of_frame": frame, "at_ms": at_ms, "took_us": took_us }));
    }
    trace.begin_frame(frames.0);
    last.0 = Some((frames.0, start()));
}
