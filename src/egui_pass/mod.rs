//! The panels and screens of a frame: from what the client holds to view data, through one pass of egui, to intents. Each system draws one
//! thing and returns what the player asked for.

mod begin;
mod camera;
mod fonts;
mod kept;
mod notices;
mod pass;
mod plugin;
mod point;
mod rules;
mod screens;
mod seat_sheets;
mod table;
mod trace;

pub(crate) use camera::camera;
pub(crate) use fonts::font_file;
pub(crate) use kept::Kept;
pub(crate) use pass::Pass;
pub(crate) use plugin::{end_pass, plugin};
pub(crate) use point::point;
pub(crate) use trace::physical;
