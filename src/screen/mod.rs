//! Whole screens: each draws view data and answers with what the player asked for.

mod form;
mod header;
mod languages;
mod player;
mod practice;
mod scrolled;
mod start;

pub use player::NameEdit;
pub use practice::practice_sheet;
pub use start::{StartState, StartView, start_ui};
