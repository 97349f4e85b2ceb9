//! Facts that stand side by side without a sentence around them.

use bevy_egui::egui::{Pos2, Ui, pos2};

use crate::look::{Look, Side};

/// Several facts in a line, dots between them. Answers their width.
pub(super) fn facts(ui: &Ui, look: &Look<'_>, left: Pos2, facts: &[String]) -> f32 {
    let gap = look.d(look.theme.spacing.xs);
    let mut x = left.x;
    for (at, fact) in facts.iter().enumerate() {
        if at > 0 {
            ui.painter().circle_filled(pos2(x + gap, left.y), look.hair(), look.ink.muted);
            x += gap * 2.0;
        }
        x += look.letter_at(ui, pos2(x, left.y), Side::Left, look.caption(), fact);
    }
    x - left.x
}
