//! Returns memory to the system that was needed only for a while.

use bevy::prelude::*;

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

/// Returns freed memory to the system, some frames after everything was drawn: at the start, for another size, and when tables come or go.
fn give_memory_back(
    canvas: Res<Canvas>,
    session: Res<Session>,
    mut tables: Local<usize>,
    mut frames_left: Local<Option<u8>>,
    mut next: ResMut<NextFrame>,
    mut trace: ResMut<Trace>,
) {
    let before = std::mem::replace(&mut *tables, session.seats().count());
    if canvas.is_changed() || *tables != before {
        *frames_left = Some(FRAMES_UNTIL_FREED);
    }
    let Some(left) = *frames_left else { return };
    *frames_left = left.checked_sub(1);
    if left > 0 {
        next.now();
    } else {
        give_back();
        trace.event("memory_given_back", serde_json::json!({}));
    }
}
