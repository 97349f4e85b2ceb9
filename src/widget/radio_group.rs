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
        self.lines(ui, style, width).height()
    }

    /// Draws the choices. Returns the index of a clicked choice that is not the current one.
    pub fn show(self, ui: &Ui, style: &Style<'_>, rect: Rect) -> Option<usize> {
        // The width of the rectangle may have been rounded down.
        let lines = self.lines(ui, style, rect.width() + 0.5);
        let mut clicked = None;
        for (nth, choices) in self.choices.chunks(lines.abreast).enumerate() {
            let first = nth * lines.abreast;
            let chosen = self.chosen.and_then(|chosen| chosen.checked_sub(first)).filter(|chosen| *chosen < choices.len());
            let line = Segmented { name: self.name, rect: lines.rect(nth, rect), choices, chosen };
            clicked = clicked.or(line.show(ui, style).map(|at| first + at));
        }
        clicked
    }

    /// The lines of the group at this width: one for all choices, or one for each.
    fn lines(&self, ui: &Ui, style: &Style<'_>, width: f32) -> RadioLines {
        let (count, abreast) = if self.width(ui, style) <= width { (1, self.choices.len().max(1)) } else { (self.choices.len(), 1) };
        RadioLines { count, abreast, height: style.hit(style.theme.control.segmented), gap: style.theme.size.target_gap }
    }
}

/// The lines of a group, measured for a width.
struct RadioLines {
    count: usize,
    /// The number of choices side by side.
    abreast: usize,
    height: f32,
    /// The distance between two lines.
    gap: f32,
}

impl RadioLines {
    fn height(&self) -> f32 {
        self.height * self.count as f32 + self.gap * self.count.saturating_sub(1) as f32
    }

    /// The rectangle of the line with index `nth` in the group's rectangle. A single line fills it.
    fn rect(&self, nth: usize, group: Rect) -> Rect {
        if self.count == 1 {
            return group;
        }
        let top = group.top() + (self.height + self.gap) * nth as f32;
        Rect::from_min_max(pos2(group.left(), top), pos2(group.right(), top + self.height))
    }
}
