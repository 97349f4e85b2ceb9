//! One choice of several, side by side.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, WidgetType, pos2};

use super::ClickTarget;
use super::surface::{corner, focus_ring};
use crate::style::{Style, TextSide, Weight};

/// A row of choices.
#[derive(Clone, Copy, Debug)]
pub struct Segmented<'a> {
    /// The dotted name; each choice is the control `name.tag`.
    pub name: &'a str,
    pub rect: Rect,
    /// The tag and the words of each choice.
    pub choices: &'a [(&'a str, String)],
    /// The index of the current choice; `None` where no choice is current.
    pub chosen: Option<usize>,
}

impl Segmented<'_> {
    /// Draws the choices. Returns the index of a clicked choice that is not the current one.
    pub fn show(self, ui: &Ui, style: &Style<'_>) -> Option<usize> {
        let radius = style.control_radius(self.rect.height());
        let ink = &style.ink;
        let inset = style.theme.radius.tag * 0.75 * style.scale.zoom();
        ui.painter().rect(self.rect, corner(radius), ink.room, Stroke::new(style.hair(), ink.line), StrokeKind::Inside);
        // The number of choices is small.
        let width = self.rect.width() / self.choices.len().max(1) as f32;
        let mut clicked = None;
        for (index, (tag, words)) in self.choices.iter().enumerate() {
            let left = self.rect.left() + width * index as f32;
            let cell = Rect::from_min_max(pos2(left, self.rect.top()), pos2(left + width, self.rect.bottom()));
            let chosen = self.chosen == Some(index);
            let name = format!("{}.{tag}", self.name);
            let target = ClickTarget { kind: WidgetType::RadioButton, ..ClickTarget::switch(&name, cell, words, chosen) };
            let touch = target.touch(ui, style);
            let inner = cell.shrink(inset);
            let inner_radius = style.control_radius(inner.height()).min(radius - 1.0);
            if chosen {
                ui.painter().rect(inner, corner(inner_radius), ink.plate_top, Stroke::new(style.hair(), ink.line_hi), StrokeKind::Inside);
            } else if touch.hovered {
                ui.painter().rect_filled(inner, corner(inner_radius), ink.plate_hi);
            }
            let (weight, text) = if chosen { (Weight::SemiBold, ink.text) } else { (Weight::Medium, ink.text2) };
            style.fit(ui, inner.shrink2(style.button_padding() / 2.0), TextSide::Middle, style.body().weight(weight).ink(text), words);
            if touch.focused {
                focus_ring(ui, style, inner, inner_radius);
            }
            if touch.clicked && !chosen {
                clicked = Some(index);
            }
        }
        clicked
    }
}
