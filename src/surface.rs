//! What is drawn on: the window, or a picture of the tour. One unit of the camera is one logical pixel.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

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

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Surface>();
    app.add_systems(First, follow_window);
}

fn follow_window(windows: Query<&Window, With<PrimaryWindow>>, mut surface: ResMut<Surface>) {
    if let Ok(window) = windows.single() {
        let seen = Surface { size: Vec2::new(window.width(), window.height()).max(Vec2::splat(1.0)), scale_factor: window.scale_factor() };
        surface.set_if_neq(seen);
    }
}
