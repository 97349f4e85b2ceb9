//! The tour: every screen and named table states into pictures, without a window and without a display.

mod camera;
mod cash;
mod shots;
mod states;

pub(crate) use camera::TourCamera;
#[cfg(test)]
pub(crate) use cash::elsewhere as at_table;
pub(crate) use shots::shots;
#[cfg(test)]
pub(crate) use shots::{odds_of, scene_of};
