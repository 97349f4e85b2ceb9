//! Returns memory to the system that was needed only for a while.

use std::time::Duration;

use bevy::prelude::*;

use crate::frame_clock::FrameClock;
use crate::frame_set::FrameSet;
use crate::session::Session;
use crate::surface::Canvas;
use crate::third_party::allocator::give_back;
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Last, give_memory_back.in_set(FrameSet::Keep));
}

/// The number of frames after which the renderer frees textures of other sizes.
const FRAMES_UNTIL_FREED: u8 = 4;

/// The milliseconds after which memory is returned again: by then a new table has loaded what it shows.
const SETTLED_MS: u64 = 5_000;

/// What is left to wait for.
#[derive(Default)]
struct Waits {
    tables: usize,
    /// The frames until memory is returned.
    frames: Option<u8>,
    /// When it is returned again.
    settled_ms: Option<u64>,
}

/// Returns freed memory to the system, some frames after everything was drawn: at the start, for another size, and when tables come or go;
/// and again when all of it has settled.
fn give_memory_back(
    (canvas, session): (Res<Canvas>, Res<Session>),
    moment: Res<FrameClock>,
    mut waits: Local<Waits>,
    mut next: ResMut<NextFrame>,
    mut trace: ResMut<Trace>,
) {
    let before = std::mem::replace(&mut waits.tables, session.seats().count());
    if canvas.is_changed() || waits.tables != before {
        waits.frames = Some(FRAMES_UNTIL_FREED);
    }
    if let Some(left) = waits.frames {
        waits.frames = left.checked_sub(1);
        if left > 0 {
            next.now();
        } else {
            give_back();
            trace.event("memory_given_back", serde_json::json!({}));
            waits.settled_ms = Some(moment.now_ms + SETTLED_MS);
        }
    }
    if let Some(settled_ms) = waits.settled_ms {
        if moment.now_ms < settled_ms {
            next.within(Duration::from_millis(settled_ms - moment.now_ms));
        } else {
            give_back();
            waits.settled_ms = None;
        }
    }
}
