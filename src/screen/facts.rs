//! Draws facts side by side, without a sentence.

use bevy_egui::egui::{Pos2, Ui, pos2};

use crate::style::{Style, TextSide};

/// Draws several facts on a line with dots between them. Returns their width.
pub(super) fn facts(ui: &Ui, style: &Style<'_>, left: Pos2, facts: &[String]) -> f32 {
    let gap = style.d(style.theme.spacing.xs);
    let mut x = left.x;
    for (at, fact) in facts.iter().enumerate() {
        if at > 0 {
            ui.painter().circle_filled(pos2(x + gap, left.y), style.hair(), style.ink.muted);
            x += gap * 2.0;
        }
        x += style.letter_at(ui, pos2(x, left.y), TextSide::Left, style.caption(), fact);
    }
    x - left.x
}
