//! The table's systems in the steps of the frame.

use bevy::prelude::*;

use super::CurrentLayout;
use super::current_layout::{lay_out_felts, lay_out_panels, place_felts};
use super::labels::{self, put_labels};
use super::present::{is_out_of_date, present_table};
use super::strips::{self, put_strips};
use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentLayout>();
    let is_other = is_out_of_date.or_else(labels::are_other).or_else(strips::are_other);
    let felts = (present_table, put_labels, put_strips).chain().run_if(is_other);
    let present = (place_felts.pipe(lay_out_felts), lay_out_panels, felts);
    app.add_systems(Update, present.chain().in_set(FrameSet::Present));
}
