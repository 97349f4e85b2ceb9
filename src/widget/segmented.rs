//! One choice of a few, side by side.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, WidgetType, pos2};

use super::Target;
use super::surface::{corner, focus_ring};
use crate::look::{Look, Side, Weight};

/// A row of choices.
#[derive(Clone, Copy, Debug)]
pub struct Segmented<'a> {
    /// Dotted; each choice is `name.tag`.
    pub name: &'a str,
    /// Where.
    pub rect: Rect,
    /// Tag and words of each choice.
    pub choices: &'a [(&'a str, String)],
    /// The choice that stands; none where no choice fits.
    pub chosen: Option<usize>,
}

impl Segmented<'_> {
    /// Draws it. The choice that was clicked, where it differs.
    pub fn show(self, ui: &Ui, look: &Look<'_>) -> Option<usize> {
        let radius = look.control_radius(self.rect.height());
        let ink = &look.ink;
        let inset = look.theme.radius.tag * 0.75 * look.scale.zoom();
        ui.painter().rect(self.rect, corner(radius), ink.room, Stroke::new(look.hair(), ink.line), StrokeKind::Inside);
        // Counts of choices are small.
        let width = self.rect.width() / self.choices.len().max(1) as f32;
        let mut clicked = None;
        for (index, (tag, words)) in self.choices.iter().enumerate() {
            let left = self.rect.left() + width * index as f32;
            let cell = Rect::from_min_max(pos2(left, self.rect.top()), pos2(left + width, self.rect.bottom()));
            let chosen = self.chosen == Some(index);
            let name = format!("{}.{tag}", self.name);
            let target = Target { kind: WidgetType::RadioButton, ..Target::switch(&name, cell, words, chosen) };
            let touch = target.touch(ui, look);
            let inner = cell.shrink(inset);
            let inner_radius = look.control_radius(inner.height()).min(radius - 1.0);
            if chosen {
                ui.painter().rect(inner, corner(inner_radius), ink.plate_top, Stroke::new(look.hair(), ink.line_hi), StrokeKind::Inside);
            } else if touch.hovered {
                ui.painter().rect_filled(inner, corner(inner_radius), ink.plate_hi);
            }
            let (weight, text) = if chosen { (Weight::SemiBold, ink.text) } else { (Weight::Medium, ink.text2) };
            look.fit(ui, inner.shrink2(look.button_padding() / 2.0), Side::Middle, look.body().weight(weight).ink(text), words);
            if touch.focused {
                focus_ring(ui, look, inner, inner_radius);
            }
            if touch.clicked && !chosen {
                clicked = Some(index);
            }
        }
        clicked
    }
}
