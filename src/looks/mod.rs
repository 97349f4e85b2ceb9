//! Gives the client the looks that the player chose: the theme that everything is drawn with.

mod dress;
mod dressed;
mod own;
#[cfg(test)]
mod page_tests;
mod reader;
#[cfg(test)]
mod room_tests;
#[cfg(test)]
mod tests;
mod wardrobe;

use bevy::prelude::*;

pub(crate) use reader::LookReader;
pub(crate) use wardrobe::Wardrobe;

use self::dress::dress;
use self::reader::{begin_reading, take_looks};
use crate::frame_set::FrameSet;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, begin_reading);
    app.add_systems(Update, (take_looks, dress).chain().in_set(FrameSet::Model));
}
