//! The buttons that answer a question.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::style::Style;

/// The places of two buttons at the bottom of a sheet: the one that says no, then at the right the one that says yes.
pub(super) fn answers(style: &Style<'_>, room: Rect) -> (Rect, Rect) {
    let gap = style.d(style.theme.spacing.s);
    let height = style.hit(style.theme.control.button_tall);
    let width = (room.width() - gap) / 2.0;
    let top = room.bottom() - height;
    let left = Rect::from_min_size(pos2(room.left(), top), vec2(width, height));
    (left, left.translate(vec2(width + gap, 0.0)))
}
