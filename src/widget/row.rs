//! Rows of lists: chosen in white, never in colour.

use bevy_egui::egui::{Rect, Ui, WidgetType, vec2};

use super::surface::{corner, focus_ring};
use super::{Target, Touch};
use crate::style::Style;

/// A row of a list, a tile or an entry of a menu.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// Where; its label is read aloud.
    pub target: Target<'a>,
    pub chosen: bool,
    /// Its corners.
    pub radius: f32,
}

impl<'a> Row<'a> {
    /// A row with square corners.
    pub const fn new(name: &'a str, rect: Rect, label: &'a str, chosen: bool) -> Self {
        let target = Target { kind: WidgetType::SelectableLabel, ..Target::switch(name, rect, label, chosen) };
        Self { target, chosen, radius: 0.0 }
    }

    /// The same with round corners.
    #[must_use]
    pub const fn rounded(self, radius: f32) -> Self {
        Self { radius, ..self }
    }

    /// Draws its ground; the caller draws what stands on it.
    pub fn show(self, ui: &Ui, style: &Style<'_>) -> Touch {
        let rect = self.target.rect;
        let touch = self.target.touch(ui, style);
        let ink = &style.ink;
        if self.chosen {
            ui.painter().rect_filled(rect, corner(self.radius), ink.plate_top);
            let width = style.theme.control.selection_bar * style.scale.zoom();
            let height = if self.radius > 0.0 { rect.height() / 2.0 } else { rect.height() };
            let bar = Rect::from_center_size(rect.left_center() + vec2(width / 2.0, 0.0), vec2(width, height));
            ui.painter().rect_filled(bar, corner(self.radius.min(width / 2.0)), ink.text);
        } else if touch.hovered {
            ui.painter().rect_filled(rect, corner(self.radius), ink.plate_hi);
        }
        if touch.focused {
            // Rows touch their neighbours and the edge of their list: the ring lies inside.
            focus_ring(ui, style, rect.shrink(style.theme.stroke.focus * 2.0), self.radius);
        }
        touch
    }
}
