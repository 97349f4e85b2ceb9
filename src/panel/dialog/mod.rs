//! Questions that lie over a table until they are answered.

mod all_tables;
mod answers;
mod buy_in;
mod heard;
mod leave;
mod phrases;
mod question;
mod report;

use bevy_egui::egui::Context;
use poker_client::Intent;

use super::hud::Hud;
use super::tournament::{offer_dialog_ui, propose_dialog_ui};
use crate::style::Style;

pub use buy_in::BuyIn;
pub use question::Dialog;
pub use report::ComplaintDraft;

/// Draws the open question and returns the intents. Escape and a click beside the question close it.
pub fn dialog_ui(ctx: &Context, style: &Style<'_>, hud: &Hud<'_>, open: &mut Option<Dialog>) -> Vec<Intent> {
    let Some(dialog) = open else { return Vec::new() };
    let (asked, close) = match dialog {
        Dialog::Heard => {
            // The sheet stays open, as the player may tick several boxes.
            let (asked, close) = heard::heard_ui(ctx, style, hud);
            if close {
                *open = None;
            }
            return asked;
        }
        Dialog::Report(complaint) => report::report_ui(ctx, style, complaint),
        Dialog::Phrases => phrases::phrases_ui(ctx, style),
        Dialog::AllTables => match hud.all_tables {
            Some(all) => all_tables::all_tables_ui(ctx, style, all),
            None => (Vec::new(), true),
        },
        Dialog::Leave => leave::leave_ui(ctx, style, hud),
        Dialog::TopUp(draft) => buy_in::top_up_ui(ctx, style, hud, draft),
        Dialog::Offer(what) => offer_dialog_ui(ctx, style, hud, *what),
        Dialog::ProposeDeal(chosen) => propose_dialog_ui(ctx, style, hud, chosen),
        Dialog::BuyIn(draft) => buy_in::buy_in_again_ui(ctx, style, hud, draft),
    };
    if close || !asked.is_empty() {
        *open = None;
    }
    asked
}
