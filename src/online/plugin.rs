//! The systems for servers, in the steps of the frame.

use bevy::prelude::*;

use super::follow::{follow_connection, follow_transitions};
use crate::frame_set::FrameSet;
use crate::session::read_link;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (follow_connection, follow_transitions).chain().in_set(FrameSet::Receive).before(read_link));
}
