//! The cap of a key.

use bevy_egui::egui::{Color32, Rect, Stroke, StrokeKind, Ui};

use super::surface::corner;
use crate::style::{Style, TextSide, Weight};

/// How a cap looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CapLook {
    /// A key that is bound.
    Bound,
    /// A key that is bound and under the pointer.
    Hovered,
    /// A key that is not bound.
    Free,
    /// The place of a key that the player is about to press.
    Waiting,
    /// A key that could not be bound.
    Refused,
}

/// Draws a cap with the name of its key.
pub fn key_cap(ui: &Ui, style: &Style<'_>, rect: Rect, look: CapLook, words: &str) {
    let ink = &style.ink;
    let (fill, edge, text) = match look {
        CapLook::Bound => (ink.plate_hi, ink.line_hi, ink.text),
        CapLook::Hovered => (ink.plate_top, ink.line_hi, ink.text),
        CapLook::Free => (ink.plate, ink.line, ink.muted),
        CapLook::Waiting => (ink.accent, Color32::TRANSPARENT, ink.on_accent),
        CapLook::Refused => (ink.plate_hi, ink.danger, ink.text),
    };
    let width = if look == CapLook::Refused { style.control_edge() } else { style.hair() };
    ui.painter().rect(rect, corner(style.theme.radius.small * style.k()), fill, Stroke::new(width, edge), StrokeKind::Inside);
    let weight = if look == CapLook::Free { Weight::Medium } else { Weight::SemiBold };
    let mut set = style.caption().weight(weight).ink(text);
    // The words keep a distance from the edge where the smallest size allows it.
    style.shrunk(ui, &mut set, words, rect.width() - style.d(style.theme.spacing.xxs) * 2.0);
    style.shrink(ui, rect, TextSide::Middle, set, words);
}

/// The width of a cap with these words.
pub fn key_cap_width(ui: &Ui, style: &Style<'_>, words: &str) -> f32 {
    let words = style.caption().weight(Weight::SemiBold).width(ui, words);
    (words + style.d(style.theme.spacing.s) * 2.0).max(style.hit(style.theme.screen.key_cap)).ceil()
}
