//! One choice of several: side by side where the words fit, else one under the other.

use bevy_egui::egui::{Rect, Ui, pos2};

use super::Segmented;
use crate::style::{Style, Weight};

/// A group of choices.
#[derive(Clone, Copy, Debug)]
pub struct RadioGroup<'a> {
    /// The dotted name; each choice is the control `name.tag`.
    pub name: &'a str,
    /// The tag and the words of each choice.
    pub choices: &'a [(&'a str, String)],
    /// The index of the current choice.
    pub chosen: Option<usize>,
}

impl RadioGroup<'_> {
    /// The width at which all choices fit side by side.
    pub fn width(&self, ui: &Ui, style: &Style<'_>) -> f32 {
        let lettering = style.body().weight(Weight::SemiBold);
        let widest = self.choices.iter().map(|(_, words)| lettering.width(ui, words)).fold(0.0, f32::max);
        let side = (widest + style.button_padding().x * 2.0 + style.theme.radius.tag * style.scale.zoom()).max(style.theme.size.min_target);
        // The number of choices is small.
        side.ceil() * self.choices.len() as f32
    }

    /// The height of the group at this width.
    pub fn height(&self, ui: &Ui, style: &Style<'_>, width: f32) -> f32 {
        let line = style.hit(style.theme.control.segmented);
        if self.width(ui, style) <= width { line } else { line * self.choices.len() as f32 + self.gaps(style) }
    }

    fn gaps(&self, style: &Style<'_>) -> f32 {
        style.theme.size.target_gap * self.choices.len().saturating_sub(1) as f32
    }

    /// Draws the choices. Returns the index of a clicked choice that is not the current one.
    pub fn show(self, ui: &Ui, style: &Style<'_>, rect: Rect) -> Option<usize> {
        if self.width(ui, style) <= rect.width() + 0.5 {
            return Segmented { name: self.name, rect, choices: self.choices, chosen: self.chosen }.show(ui, style);
        }
        let line = style.hit(style.theme.control.segmented);
        let mut clicked = None;
        for (index, choice) in self.choices.iter().enumerate() {
            let top = rect.top() + (line + style.theme.size.target_gap) * index as f32;
            let line = Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right(), top + line));
            let chosen = (self.chosen == Some(index)).then_some(0);
            let one = Segmented { name: self.name, rect: line, choices: std::slice::from_ref(choice), chosen };
            clicked = clicked.or(one.show(ui, style).map(|_| index));
        }
        clicked
    }
}
