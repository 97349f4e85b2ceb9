//! The client's only camera.

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy_egui::PrimaryEguiContext;

use crate::stage::over_ground;

/// The camera of the felt, with egui over it. Without a target it draws into the window.
pub(crate) fn camera(target: Option<RenderTarget>) -> impl Bundle {
    (Name::new("camera"), Camera2d, over_ground(), Msaa::Off, target.unwrap_or_default(), PrimaryEguiContext)
}
