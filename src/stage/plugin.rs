//! The stage's systems in the steps of the frame.

use bevy::prelude::*;

use super::draw::{draw_art, draw_letters};
use super::sync::{OnStage, sync_stage};
use super::{Stage, glyphs, ground};
use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Stage>().init_resource::<OnStage>();
    // Neither of the two that draw waits for the other: what they draw is laid out in the order in which its pieces came.
    let follow = (sync_stage, (draw_art, draw_letters)).chain().run_if(resource_changed::<Stage>);
    app.add_systems(Update, follow.in_set(FrameSet::Stage));
    app.add_plugins((glyphs::plugin, ground::plugin));
}
