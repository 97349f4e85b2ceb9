//! The systems that follow the windows.

use bevy::prelude::*;

use super::TableWindows;
use super::follow::{follow_sizes, point_cameras};
use crate::frame_clock::tick;
use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableWindows>();
    app.add_systems(First, follow_sizes.after(tick).in_set(FrameSet::Begin));
    let point = point_cameras.before(bevy::camera::CameraUpdateSystems);
    app.add_systems(PostUpdate, point.in_set(FrameSet::Prepare));
}
