//! Rows of lists. The chosen row is marked in white, never in a colour.

use bevy_egui::egui::{Rect, Ui, WidgetType, vec2};

use super::surface::{corner, focus_ring};
use super::{ClickTarget, Touch};
use crate::style::Style;

/// A row of a list, a tile or an entry of a menu.
#[derive(Clone, Copy, Debug)]
pub struct ListRow<'a> {
    /// Its rectangle, its name, and the label for screen readers.
    pub target: ClickTarget<'a>,
    pub chosen: bool,
    /// The radius of its corners.
    pub radius: f32,
    /// What the background fills: the row, or more where another control stands in it.
    pub ground: Rect,
}

impl<'a> ListRow<'a> {
    /// A row with square corners.
    pub const fn new(name: &'a str, rect: Rect, label: &'a str, chosen: bool) -> Self {
        let target = ClickTarget { kind: WidgetType::SelectableLabel, ..ClickTarget::switch(name, rect, label, chosen) };
        Self { target, chosen, radius: 0.0, ground: rect }
    }

    /// The same row with round corners.
    #[must_use]
    pub const fn rounded(self, radius: f32) -> Self {
        Self { radius, ..self }
    }

    /// The same row with a background that reaches over a control beside it, such as a star.
    #[must_use]
    pub const fn over(self, ground: Rect) -> Self {
        Self { ground, ..self }
    }

    /// Draws the background; the caller draws the content.
    pub fn show(self, ui: &Ui, style: &Style<'_>) -> Touch {
        let (rect, ground) = (self.target.rect, self.ground);
        let touch = self.target.touch(ui, style);
        let ink = &style.ink;
        if self.chosen {
            ui.painter().rect_filled(ground, corner(self.radius), ink.plate_top);
            let width = style.theme.control.selection_bar * style.scale.zoom();
            let height = if self.radius > 0.0 { ground.height() / 2.0 } else { ground.height() };
            let bar = Rect::from_center_size(ground.left_center() + vec2(width / 2.0, 0.0), vec2(width, height));
            ui.painter().rect_filled(bar, corner(self.radius.min(width / 2.0)), ink.text);
        } else if touch.hovered {
            ui.painter().rect_filled(ground, corner(self.radius), ink.plate_hi);
        }
        if touch.focused {
            // The focus ring lies inside the row, because rows touch one another and the edge of their list.
            focus_ring(ui, style, rect.shrink(style.theme.stroke.focus * 2.0), self.radius);
        }
        touch
    }
}
