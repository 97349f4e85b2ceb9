//! Tabs: the open one is white and underlined.

use bevy_egui::egui::{Rect, Ui, WidgetType, pos2};

use super::ClickTarget;
use super::surface::{corner, focus_ring};
use crate::style::{Lettering, Style, TextSide, Weight};

/// Draws a tab as wide as its words. Returns its rectangle and whether it was clicked.
pub fn tab(ui: &Ui, style: &Style<'_>, name: &str, left: f32, band: Rect, lettering: Lettering, words: &str, open: bool) -> (Rect, bool) {
    let bold = lettering.weight(Weight::SemiBold);
    let width = bold.width(ui, words);
    let rect = Rect::from_min_max(pos2(left, band.top()), pos2(left + width, band.bottom()));
    let target = ClickTarget { kind: WidgetType::SelectableLabel, ..ClickTarget::switch(name, rect, words, open) };
    let touch = target.touch(ui, style);
    let ink = &style.ink;
    let set = match (open, touch.hovered) {
        (true, _) => bold.ink(ink.text),
        (false, true) => lettering.weight(Weight::Medium).ink(ink.text),
        (false, false) => lettering.weight(Weight::Medium).ink(ink.muted),
    };
    style.letter(ui, rect, TextSide::Left, set, words);
    if open {
        let bar = style.theme.control.selection_bar * style.scale.zoom() * 0.75;
        let line = Rect::from_min_max(pos2(rect.left(), rect.bottom() - bar), rect.max);
        ui.painter().rect_filled(line, corner(bar / 2.0), ink.text);
    }
    if touch.focused {
        focus_ring(ui, style, rect.shrink2(bevy_egui::egui::vec2(-4.0, 4.0)), style.theme.radius.tag);
    }
    (rect, touch.clicked && !open)
}
