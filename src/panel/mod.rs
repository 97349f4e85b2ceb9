//! Panels over the felt. Each draws view data and returns the player's intents.

mod action_bar;
mod amount_row;
mod announce;
mod bar_rects;
mod chat;
mod dialog;
mod hud;
mod key_hint;
mod log;
mod log_setting;
mod log_tab;
mod reconnect;
mod seat_actions;
mod show_cards;
mod slot;
mod status;
mod table;
mod table_panel_state;
#[cfg(test)]
mod tests;
mod time_bank;
mod toasts;
mod tools;
mod top_bar;
mod tournament;

pub use action_bar::action_bar_ui;
pub use announce::{Announced, announce_ui};
pub use bar_rects::BarRects;
pub use chat::ChatState;
pub use dialog::{BuyIn, ComplaintDraft, Dialog, dialog_ui};
pub use hud::{Hud, TimeBankView};
pub use key_hint::key_hint_ui;
pub use log::{log_panel_ui, log_ui};
pub use log_setting::LogSetting;
pub use log_tab::LogTab;
pub use reconnect::{ReconnectView, reconnect_ui};
pub use seat_actions::seat_actions_ui;
pub use show_cards::show_cards_ui;
pub use status::status_ui;
pub use table::{log_sheet_ui, table_ui};
pub use table_panel_state::TablePanelState;
pub use time_bank::time_bank_ui;
pub use toasts::{ToastView, table_toasts, toasts_ui};
pub use tools::{tools_rect, tools_ui};
pub use top_bar::{top_bar_rect, top_bar_ui};
pub use tournament::{ShownStanding, TournamentHud, TournamentPanelState, tournament_ui};
