//! What a table of a tournament has besides: how the tournament stands, notices, offers, deals, the drum, the end.

mod column;
mod deal;
mod drum;
mod facts;
mod frame;
mod hud;
mod log;
mod offer;
mod over;
mod propose;
mod sheets;
mod state;
mod told;
mod tools;

pub use hud::{ShownStanding, TournamentHud};
pub use sheets::tournament_ui;
pub use state::TournamentPanelState;

pub(super) use facts::bar_facts;
pub(super) use log::news_ui;
pub(super) use sheets::{offer_dialog_ui, propose_dialog_ui};
pub(super) use tools::tournament_tools_ui;
