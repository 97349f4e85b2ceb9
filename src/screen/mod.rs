//! Whole screens. Each draws view data and returns the player's intents.

mod account;
mod cap_flow;
mod choice_lines;
mod contents;
mod fact_line;
mod facts;
mod failure;
mod field_strip;
mod first_start;
mod form;
mod games_stepper;
mod header;
mod history;
mod join;
mod keys;
mod languages;
mod lobby;
mod online;
mod player;
mod practice;
mod queue;
mod raised;
mod refusal_note;
mod registration;
mod replayer;
mod row_table;
mod rules;
mod saved_filters;
mod settings;
mod setup;
mod side_pane;
mod small_table;
mod start;
mod start_panel;
mod start_view;
#[cfg(test)]
mod tests;
mod tournament;
mod tournament_list;

pub use account::{AccountState, AccountView, account_ui};
pub use contents::ContentsState;
pub use failure::failure_ui;
pub use field_strip::{FieldStrip, field_banner_ui, field_strip_height, field_strip_ui};
pub use first_start::{FirstStartState, FirstStartView, first_start_ui};
pub use history::{HistoryAsk, HistoryState, HistoryTab, HistoryView, OpenedView, Unread, history_ui};
pub use join::{JoinState, JoinView, join_ui};
pub use keys::keys_ui;
pub use lobby::{FinderState, LobbyState, LobbyView, lobby_ui};
pub(crate) use online::EXAMPLE as ADDRESS_EXAMPLE;
pub use online::{OnlineState, OnlineView, online_ui};
pub use player::NameEdit;
pub use queue::queue_ui;
pub use raised::raised_ui;
pub use registration::{RegistrationState, RegistrationView, registration_ui};
pub(crate) use replayer::{
    HandsAround, ReplayedHand, ReplayerAsk, ReplayerRooms, ReplayerState, ReplayerView, TableKey, pasted, replayer_ui,
};
pub use rules::rules_ui;
pub(crate) use settings::KeysEdit;
pub use settings::{Section, SettingsState, SettingsView, settings_ui};
pub use setup::{SetupState, SetupView, setup_ui};
pub use start::start_ui;
pub use start_view::{StartState, StartView};
pub use tournament::{TournamentPageState, TournamentTab, TournamentView, tournament_info_ui, tournament_ui};
pub use tournament_list::{TournamentListState, TournamentsView};
