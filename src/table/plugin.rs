//! The table's systems in the steps of the frame.

use bevy::prelude::*;

use super::CurrentLayout;
use super::current_layout::{lay_out_felts, lay_out_panels, place_felts};
use super::labels::{are_other, put_labels};
use super::present::{is_out_of_date, present_table};
use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentLayout>();
    let felts = (present_table, put_labels).chain().run_if(is_out_of_date.or_else(are_other));
    let present = (place_felts.pipe(lay_out_felts), lay_out_panels, felts);
    app.add_systems(Update, present.chain().in_set(FrameSet::Present));
}
