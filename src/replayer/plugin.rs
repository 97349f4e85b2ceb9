//! The replayer's systems in the steps of the frame.

use bevy::prelude::*;

use super::Replayer;
use super::handed_over::open_handed_over;
use super::systems::{count_chances, open_dropped, play, take_answers};
use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Replayer>();
    app.add_systems(PreUpdate, (open_dropped, open_handed_over).in_set(FrameSet::Input));
    app.add_systems(Update, take_answers.in_set(FrameSet::Model));
    app.add_systems(Update, (play, count_chances).chain().in_set(FrameSet::Animate));
}
