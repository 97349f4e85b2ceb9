//! The mark that tells limits apart by fill and edge, always with its letters.

use bevy_egui::egui::{Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};
use poker_text::text;

use super::surface::corner;
use crate::look::{Look, Side, Weight};

/// How large the mark is.
pub fn limit_mark_size(look: &Look<'_>) -> Vec2 {
    let (width, height) = look.theme.screen.limit_mark;
    let size = look.micro().size;
    vec2(width, height) * (size / look.theme.text.sizes.micro)
}

/// The mark of no limit: filled, with a strong edge.
pub fn no_limit_mark(ui: &Ui, look: &Look<'_>, left: Pos2) {
    let size = limit_mark_size(look);
    let rect = Rect::from_min_size(Pos2::new(left.x, left.y - size.y / 2.0), size);
    let edge = Stroke::new(look.control_edge(), look.ink.line_hi);
    ui.painter().rect(rect, corner(look.theme.radius.tag), look.ink.plate_top, edge, StrokeKind::Inside);
    let words = look.say(&text::lobby::mark_no_limit());
    look.shrink(ui, rect, Side::Middle, look.micro().weight(Weight::Bold).ink(look.ink.text), &words);
}
