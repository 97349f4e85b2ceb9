//! Whole screens. Each draws view data and returns the player's intents.

mod account;
mod contents;
mod facts;
mod failure;
mod field_strip;
mod form;
mod header;
mod join;
mod keys;
mod languages;
mod lobby;
mod online;
mod player;
mod practice;
mod queue;
mod raised;
mod registration;
mod rules;
mod settings;
mod setup;
mod small_table;
mod start;
mod start_panel;
mod start_view;
#[cfg(test)]
mod tests;
mod tournament_list;

pub use account::{AccountState, AccountView, account_ui};
pub use contents::ContentsState;
pub use failure::failure_ui;
pub use field_strip::{FieldStrip, field_strip_ui, setup_button_ui};
pub use join::{JoinState, JoinView, join_ui};
pub use keys::keys_ui;
pub use lobby::{LobbyState, LobbyView, lobby_ui};
pub(crate) use online::EXAMPLE as ADDRESS_EXAMPLE;
pub use online::{OnlineState, OnlineView, online_ui};
pub use player::NameEdit;
pub use queue::queue_ui;
pub use raised::raised_ui;
pub use registration::{RegistrationState, RegistrationView, registration_ui};
pub use rules::rules_ui;
pub use settings::{Section, SettingsState, SettingsView, settings_ui};
pub use setup::{SetupState, SetupView, setup_ui};
pub use start::start_ui;
pub use start_view::{StartState, StartView};
pub use tournament_list::{TournamentListState, TournamentsView};
