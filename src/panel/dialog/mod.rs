//! What lies over a table until it is answered.

mod buy_in;
mod heard;
mod leave;
mod report;

use bevy_egui::egui::{Context, Rect, pos2, vec2};
use poker_client::Intent;

use super::hud::{Hud, TableState};
use crate::style::Style;

pub use buy_in::BuyIn;
pub use report::Complaint;

/// A question to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Really leave?
    Leave,
    /// What is suspected of a hand, and of whom?
    Report(Complaint),
    /// Whom one wants to hear.
    Heard,
    /// How much to add.
    TopUp(BuyIn),
    /// How much to sit down with again.
    BuyIn(BuyIn),
}

/// Draws the question that is open. Escape and a click beside it close it.
pub fn dialog_ui(ctx: &Context, style: &Style<'_>, hud: &Hud<'_>, state: &mut TableState) -> Vec<Intent> {
    let Some(dialog) = &mut state.dialog else { return Vec::new() };
    let (asked, close) = match dialog {
        Dialog::Heard => {
            // One tick follows another.
            let (asked, close) = heard::heard_ui(ctx, style, hud);
            if close {
                state.dialog = None;
            }
            return asked;
        }
        Dialog::Report(complaint) => report::report_ui(ctx, style, complaint),
        Dialog::Leave => leave::leave_ui(ctx, style, hud),
        Dialog::TopUp(draft) => buy_in::top_up_ui(ctx, style, hud, draft),
        Dialog::BuyIn(draft) => buy_in::buy_in_again_ui(ctx, style, hud, draft),
    };
    if close || !asked.is_empty() {
        state.dialog = None;
    }
    asked
}

/// Two buttons at the bottom of a sheet, the one that goes on at the right.
fn answers(style: &Style<'_>, room: Rect) -> (Rect, Rect) {
    let gap = style.d(style.theme.spacing.s);
    let height = style.hit(style.theme.control.button_tall);
    let width = (room.width() - gap) / 2.0;
    let top = room.bottom() - height;
    let left = Rect::from_min_size(pos2(room.left(), top), vec2(width, height));
    (left, left.translate(vec2(width + gap, 0.0)))
}
