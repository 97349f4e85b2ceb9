//! What is drawn on: the window, or a picture of the tour. One unit of the camera is one logical pixel.

use std::time::Duration;

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::PrimaryEguiContext;

use crate::moment::{Moment, tick};
use crate::session::Timings;
use crate::third_party::winit::NextFrame;

/// Size of the drawing in logical pixels, and physical pixels per logical one.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Surface {
    pub(crate) size: Vec2,
    pub(crate) scale_factor: f32,
}

impl Surface {
    /// From a point with its origin at the top left to the camera's, whose origin is the centre; on whole physical pixels.
    pub(crate) fn to_world(self, top_left: Vec2) -> Vec2 {
        let snapped = (top_left * self.scale_factor).round() / self.scale_factor;
        Vec2::new(snapped.x - self.size.x / 2.0, self.size.y / 2.0 - snapped.y)
    }

    /// The same without snapping, for what is moving.
    pub(crate) fn to_world_moving(self, top_left: Vec2) -> Vec2 {
        Vec2::new(top_left.x - self.size.x / 2.0, self.size.y / 2.0 - top_left.y)
    }
}

impl Default for Surface {
    fn default() -> Self {
        Self { size: Vec2::new(1280.0, 800.0), scale_factor: 1.0 }
    }
}

/// The surface that the felt is drawn for. While the window's edge is dragged it stays as it was, and the camera stretches the felt over the
/// window; once the size has rested, the felt is drawn anew.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Deref)]
pub(crate) struct Canvas(pub(crate) Surface);

/// The size that was seen last, and since when.
#[derive(Default)]
struct Resting {
    last: Option<Surface>,
    since_ms: u64,
}

impl Resting {
    /// How long the surface has to rest before it is drawn for, in milliseconds. The first one is drawn for at once.
    fn left_ms(&mut self, surface: Surface, now_ms: u64, rest_ms: u64) -> u64 {
        let first = self.last.is_none();
        if self.last.replace(surface) != Some(surface) && !first {
            self.since_ms = now_ms + rest_ms;
        }
        self.since_ms.saturating_sub(now_ms)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Surface>().init_resource::<Canvas>();
    app.add_systems(First, (follow_window, rest, stretch).chain().after(tick));
}

fn follow_window(windows: Query<&Window, With<PrimaryWindow>>, mut surface: ResMut<Surface>) {
    if let Ok(window) = windows.single() {
        let seen = Surface { size: Vec2::new(window.width(), window.height()).max(Vec2::splat(1.0)), scale_factor: window.scale_factor() };
        surface.set_if_neq(seen);
    }
}

/// The canvas becomes the surface once its size has rested.
fn rest(
    surface: Res<Surface>,
    (moment, timings): (Res<Moment>, Res<Timings>),
    mut resting: Local<Resting>,
    mut canvas: ResMut<Canvas>,
    mut next: ResMut<NextFrame>,
) {
    match resting.left_ms(*surface, moment.now_ms, u64::from(timings.0.resize_rest_ms)) {
        0 => {
            canvas.set_if_neq(Canvas(*surface));
        }
        left if canvas.0 != *surface => next.within(Duration::from_millis(left)),
        _back_to_the_old_size => {}
    }
}

/// The felt fills the window, whatever size it was drawn for.
fn stretch(canvas: Res<Canvas>, surface: Res<Surface>, mut cameras: Query<&mut Projection, With<PrimaryEguiContext>>) {
    if !canvas.is_changed() && !surface.is_changed() {
        return;
    }
    for mut projection in &mut cameras {
        if let Projection::Orthographic(orthographic) = &mut *projection {
            orthographic.scaling_mode = if canvas.0 == *surface {
                ScalingMode::WindowSize
            } else {
                ScalingMode::Fixed { width: canvas.size.x, height: canvas.size.y }
            };
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
        assert_eq!(resting.left_ms(surface(1280.0), 0, REST_MS), 0, "the first size is drawn for at once");
        for step in 1..=300_u16 {
            let now_ms = u64::from(step) * 16;
            assert_eq!(resting.left_ms(surface(1280.0 + f32::from(step)), now_ms, REST_MS), REST_MS, "step {step}");
        }
        let end = 300 * 16;
        assert_eq!(resting.left_ms(surface(1580.0), end + 149, REST_MS), 1);
        assert_eq!(resting.left_ms(surface(1580.0), end + 150, REST_MS), 0);
        assert_eq!(resting.left_ms(surface(1580.0), end + 9_000, REST_MS), 0);
    }
}
