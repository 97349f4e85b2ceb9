//! Whole screens: each draws view data and answers with what the player asked for.

mod form;
mod header;
mod languages;
mod lobby;
mod player;
mod practice;
mod scrolled;
mod start;
#[cfg(test)]
mod tests;

pub use lobby::{LobbyState, LobbyView, lobby_ui};
pub use player::NameEdit;
pub use start::{StartState, StartView, start_ui};
