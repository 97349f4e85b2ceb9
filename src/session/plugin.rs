//! The session's systems in the steps of the frame.

use bevy::prelude::*;

use super::Session;
use super::animate::animate;
use super::chances::count_odds;
use super::inbox::{LinkInbox, fold_messages, read_link};
use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Session>().init_resource::<LinkInbox>();
    app.add_systems(Update, read_link.in_set(FrameSet::Receive));
    app.add_systems(Update, fold_messages.in_set(FrameSet::Model));
    app.add_systems(Update, (animate, count_odds).chain().in_set(FrameSet::Animate));
}
