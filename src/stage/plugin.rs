//! The stage's systems in the steps of the frame.

use bevy::prelude::*;

use super::draw::{draw_art, draw_letters};
use super::sync::{OnStage, sync_stage};
use super::{FeltStage, glyphs, ground, passes};
use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FeltStage>().init_resource::<OnStage>();
    // The two systems that draw need no order: the entities are already in the order of their pieces.
    let follow = (sync_stage, (draw_art, draw_letters)).chain().run_if(resource_changed::<FeltStage>);
    app.add_systems(Update, follow.in_set(FrameSet::Stage));
    app.add_plugins((glyphs::plugin, ground::plugin, passes::plugin));
}
