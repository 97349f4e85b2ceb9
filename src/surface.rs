//! The surface that is drawn on: the window, or a picture of the tour. One unit of the camera is one logical pixel.

use std::time::Duration;

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::PrimaryEguiContext;

use crate::frame_clock::{FrameClock, tick};
use crate::frame_set::FrameSet;
use crate::motion_timing::MotionTiming;
use crate::third_party::winit::NextFrame;

/// Size of the drawing in logical pixels, and physical pixels per logical one.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Surface {
    pub(crate) size: Vec2,
    pub(crate) scale_factor: f32,
}

impl Surface {
    /// The surface of a window.
    pub(crate) fn of(window: &Window) -> Self {
        Self { size: Vec2::new(window.width(), window.height()).max(Vec2::splat(1.0)), scale_factor: window.scale_factor() }
    }

    /// How a camera scales the felt that is drawn for `drawn_for`, so that it fills this surface.
    pub(crate) fn scaling(self, drawn_for: Self) -> ScalingMode {
        if self == drawn_for { ScalingMode::WindowSize } else { ScalingMode::Fixed { width: drawn_for.size.x, height: drawn_for.size.y } }
    }

    /// Converts a point, counted from the top left, to the camera's coordinates, counted from the centre, and rounds it to whole physical
    /// pixels.
    pub(crate) fn to_world(self, top_left: Vec2) -> Vec2 {
        let snapped = (top_left * self.scale_factor).round() / self.scale_factor;
        Vec2::new(snapped.x - self.size.x / 2.0, self.size.y / 2.0 - snapped.y)
    }

    /// Like [`Self::to_world`], but without rounding, for things that move.
    pub(crate) fn to_world_moving(self, top_left: Vec2) -> Vec2 {
        Vec2::new(top_left.x - self.size.x / 2.0, self.size.y / 2.0 - top_left.y)
    }
}

impl Default for Surface {
    fn default() -> Self {
        Self { size: Vec2::new(1280.0, 800.0), scale_factor: 1.0 }
    }
}

/// The surface for which the felt is drawn. While the window's edge is dragged it stays the same, and the camera stretches the felt over
/// the window. Once the size no longer changes, everything is drawn again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Canvas {
    pub(crate) surface: Surface,
    /// The number of times that everything was drawn again. It makes a window that is dragged back to its old size be drawn again too.
    edition: u32,
}

impl Canvas {
    /// The canvas of the next edition, for this surface.
    pub(crate) fn renewed(self, surface: Surface) -> Self {
        Self { surface, edition: self.edition + 1 }
    }
}

/// The surface of the last frame, and the time at which it has stayed the same long enough; `None` after everything was drawn for it.
#[derive(Default)]
pub(crate) struct Resting {
    last: Option<Surface>,
    until_ms: Option<u64>,
}

impl Resting {
    /// The milliseconds for which a changed surface must still stay the same before everything is drawn for it. Returns 0 once when that
    /// time is over, 0 at once for the first surface, and `None` afterwards.
    pub(crate) fn left_ms(&mut self, surface: Surface, now_ms: u64, rest_ms: u64) -> Option<u64> {
        match self.last.replace(surface) {
            None => self.until_ms = Some(now_ms),
            Some(last) if last != surface => self.until_ms = Some(now_ms + rest_ms),
            Some(_same) => {}
        }
        let left_ms = self.until_ms?.saturating_sub(now_ms);
        if left_ms == 0 {
            self.until_ms = None;
        }
        Some(left_ms)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Surface>().init_resource::<Canvas>();
    app.add_systems(First, (follow_window, rest, stretch).chain().after(tick).in_set(FrameSet::Begin));
}

fn follow_window(windows: Query<&Window, With<PrimaryWindow>>, mut surface: ResMut<Surface>) {
    if let Ok(window) = windows.single() {
        surface.set_if_neq(Surface::of(window));
    }
}

/// Sets the canvas to the surface once the surface has stayed the same long enough.
fn rest(
    surface: Res<Surface>,
    moment: Res<FrameClock>,
    timing: Res<MotionTiming>,
    mut resting: Local<Resting>,
    mut canvas: ResMut<Canvas>,
    mut next: ResMut<NextFrame>,
) {
    match resting.left_ms(*surface, moment.now_ms, u64::from(timing.0.resize_rest_ms)) {
        Some(0) => *canvas = canvas.renewed(*surface),
        Some(left_ms) => next.within(Duration::from_millis(left_ms)),
        None => {}
    }
}

/// Stretches the felt over the window if it was drawn for another size.
fn stretch(canvas: Res<Canvas>, surface: Res<Surface>, mut cameras: Query<&mut Projection, With<PrimaryEguiContext>>) {
    if !canvas.is_changed() && !surface.is_changed() {
        return;
    }
    for mut projection in &mut cameras {
        if let Projection::Orthographic(orthographic) = &mut *projection {
            orthographic.scaling_mode = surface.scaling(canvas.surface);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REST_MS: u64 = 150;

    fn surface(width: f32) -> Surface {
        Surface { size: Vec2::new(width, 800.0), scale_factor: 1.0 }
    }

    #[test]
    fn a_dragged_window_is_drawn_anew_once_after_its_size_has_rested() {
        let mut resting = Resting::default();
        assert_eq!(resting.left_ms(surface(1280.0), 0, REST_MS), Some(0), "the first size is drawn for at once");
        assert_eq!(resting.left_ms(surface(1280.0), 1, REST_MS), None);
        for step in 1..=300_u16 {
            let now_ms = u64::from(step) * 16;
            assert_eq!(resting.left_ms(surface(1280.0 + f32::from(step)), now_ms, REST_MS), Some(REST_MS), "step {step}");
        }
        let end = 300 * 16;
        assert_eq!(resting.left_ms(surface(1580.0), end + 149, REST_MS), Some(1));
        assert_eq!(resting.left_ms(surface(1580.0), end + 150, REST_MS), Some(0));
        assert_eq!(resting.left_ms(surface(1580.0), end + 9_000, REST_MS), None);
    }

    #[test]
    fn a_window_that_comes_back_to_its_size_is_drawn_anew_too() {
        let mut resting = Resting::default();
        resting.left_ms(surface(1280.0), 0, REST_MS);
        assert_eq!(resting.left_ms(surface(1281.0), 16, REST_MS), Some(REST_MS));
        assert_eq!(resting.left_ms(surface(1280.0), 32, REST_MS), Some(REST_MS));
        assert_eq!(resting.left_ms(surface(1280.0), 182, REST_MS), Some(0));
        let canvas = Canvas::default();
        assert_ne!(canvas.renewed(canvas.surface), canvas);
    }
}
