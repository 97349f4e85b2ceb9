//! The table's systems in the steps of the frame.

use bevy::prelude::*;

use super::CurrentLayout;
use super::current_layout::{lay_out_felts, lay_out_panels};
use super::present::{is_out_of_date, present_table};
use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentLayout>();
    let present = (lay_out_felts, lay_out_panels, present_table.run_if(is_out_of_date));
    app.add_systems(Update, present.chain().in_set(FrameSet::Present));
}
