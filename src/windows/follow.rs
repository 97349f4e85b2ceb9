//! Follows the sizes of the windows, and lets each camera see its own part of the stage.

use std::time::Duration;

use bevy::prelude::*;

use super::{TableWindows, origin};
use crate::frame_clock::FrameClock;
use crate::motion_timing::MotionTiming;
use crate::surface::{Canvas, Surface};
use crate::third_party::winit::NextFrame;

/// Reads the sizes. As in the main window, the felt is stretched while an edge is dragged, and drawn anew once the size rests.
pub(super) fn follow_sizes(
    shown: Query<&Window>,
    moment: Res<FrameClock>,
    timing: Res<MotionTiming>,
    mut windows: ResMut<TableWindows>,
    mut next: ResMut<NextFrame>,
) {
    for window in windows.0.values_mut() {
        let Ok(seen) = shown.get(window.window) else { continue };
        window.surface = Surface::of(seen);
        match window.resting.left_ms(window.surface, moment.now_ms, u64::from(timing.0.resize_rest_ms)) {
            Some(0) => window.canvas = window.canvas.renewed(window.surface),
            Some(left_ms) => next.within(Duration::from_millis(left_ms)),
            None => {}
        }
    }
}

/// Points each camera at the felt of its window.
pub(super) fn point_cameras(main: Res<Canvas>, windows: Res<TableWindows>, mut cameras: Query<(&mut Transform, &mut Projection)>) {
    for window in windows.0.values() {
        let Some((mut at, mut projection)) = window.camera.and_then(|camera| cameras.get_mut(camera).ok()) else { continue };
        let size = window.canvas.surface.size;
        let centre = main.surface.to_world_moving(origin(window.number) + size / 2.0).extend(at.translation.z);
        if at.translation != centre {
            at.translation = centre;
        }
        if let Projection::Orthographic(orthographic) = &mut *projection {
            orthographic.scaling_mode = window.surface.scaling(window.canvas.surface);
        }
    }
}
