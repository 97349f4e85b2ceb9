//! Draws the panels and screens of a frame in one pass of egui. Each system makes view data from the client's state, draws one thing and
//! returns the player's intents.

mod asked;
mod begin;
mod camera;
mod desk;
mod fonts;
mod hands_around;
mod history;
mod notices;
mod panel_state;
mod pass;
mod person;
mod plugin;
mod point;
mod practice;
mod practice_notice;
mod registration;
mod replayer;
mod rules;
mod screens;
mod seat_sheets;
mod table;
mod tournament;
mod tournament_page;
mod trace;
mod window_pass;

pub(crate) use asked::end_pass;
pub(crate) use camera::camera;
pub(crate) use fonts::font_file;
pub(crate) use history::keep_draft;
pub(crate) use panel_state::PanelState;
pub(crate) use pass::Pass;
pub(crate) use plugin::plugin;
pub(crate) use point::{note_awaited_key, note_question, point, point_in_windows};
pub(crate) use replayer::ReplayerPanel;
pub(crate) use trace::physical;
