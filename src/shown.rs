//! When each frame has been handed to the screen: what the trace needs to tell how long an answer took.

use std::time::Instant;

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};
use crossbeam_channel::{Receiver, Sender};
use serde_json::json;

use crate::frame_set::FrameSet;
use crate::moment::start;
use crate::trace::Trace;

/// Frames that have been shown and not yet been told of.
const FRAMES: usize = 64;

/// In the world that draws.
#[derive(Resource)]
struct Told(Sender<(u32, Instant)>);

/// In the world of the client.
#[derive(Resource)]
struct Heard(Receiver<(u32, Instant)>);

pub(crate) fn plugin(app: &mut App) {
    let (told, heard) = crossbeam_channel::bounded(FRAMES);
    app.insert_resource(Heard(heard)).add_systems(First, trace_shown.in_set(FrameSet::Begin));
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing.insert_resource(Told(told)).add_systems(Render, tell.in_set(RenderSystems::PostCleanup));
    }
}

fn tell(told: Res<Told>, frames: Res<FrameCount>) {
    // The count goes up before a frame is handed over for drawing. A frame that finds no room is missing in the trace only.
    told.0.try_send((frames.0.wrapping_sub(1), start())).unwrap_or(());
}

fn trace_shown(heard: Res<Heard>, frames: Res<FrameCount>, mut trace: ResMut<Trace>) {
    for (frame, at) in heard.0.try_iter() {
        let at_ms = trace.ms(at);
        trace.event("shown", json!({ "of_frame": frame, "at_ms": at_ms }));
    }
    trace.begin_frame(frames.0);
}
