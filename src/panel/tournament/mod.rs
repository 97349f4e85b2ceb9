//! What a table of a tournament has besides: how the tournament stands, notices, offers, deals, the drum, the end.

mod column;
mod deal;
mod drum;
mod facts;
mod frame;
mod offer;
mod over;
mod propose;
mod sheets;
mod told;

pub use sheets::tournament_ui;

pub(super) use facts::bar_facts;
pub(super) use propose::possible_deal;
pub(super) use sheets::{notice_words, offer_dialog_ui, propose_dialog_ui};
