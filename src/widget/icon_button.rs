//! Buttons with a picture alone: the words are in the tooltip and for the screen reader.

use bevy_egui::egui::{Color32, Pos2, Rect, Ui};

use super::Target;
use super::surface::{Paint, Role, focus_ring};
use crate::style::Icon;
use crate::style::Style;

/// A picture to click.
#[derive(Clone, Copy, Debug)]
pub struct IconButton<'a> {
    /// Where; its label is the tooltip.
    pub target: Target<'a>,
    /// The picture.
    pub icon: Icon,
    /// The picture's side.
    pub side: f32,
    /// On a surface of its own; otherwise the picture stands alone.
    pub raised: bool,
    /// The picture's colour, where it differs.
    pub ink: Option<Color32>,
    /// The picture's middle, where it is not that of the target.
    pub centre: Option<Pos2>,
}

impl<'a> IconButton<'a> {
    /// A picture that stands alone, as in the top bar.
    pub const fn flat(name: &'a str, rect: Rect, icon: Icon, side: f32, label: &'a str) -> Self {
        Self { target: Target::button(name, rect, label), icon, side, raised: false, ink: None, centre: None }
    }

    /// A picture on a surface.
    pub const fn raised(name: &'a str, rect: Rect, icon: Icon, side: f32, label: &'a str) -> Self {
        Self { raised: true, ..Self::flat(name, rect, icon, side, label) }
    }

    /// The same in a colour.
    #[must_use]
    pub const fn ink(self, ink: Color32) -> Self {
        Self { ink: Some(ink), ..self }
    }

    /// The same with its picture here.
    #[must_use]
    pub const fn centre(self, centre: Pos2) -> Self {
        Self { centre: Some(centre), ..self }
    }

    /// The same, usable or not.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { target: self.target.enabled(enabled), ..self }
    }

    /// The same as something that is on or off.
    #[must_use]
    pub const fn on(self, on: bool) -> Self {
        Self { target: Target { on: Some(on), ..self.target }, ..self }
    }

    /// Draws it. True once for each click.
    pub fn show(self, ui: &Ui, style: &Style<'_>) -> bool {
        let rect = self.target.rect;
        let enabled = self.target.enabled;
        let on = self.target.on == Some(true);
        let touch = self.target.touch(ui, style).hint(self.target.label);
        let radius = style.control_radius(rect.height());
        let role = if on { Role::Chosen } else { Role::Neutral };
        let paint = Paint::of(style, role, &touch, enabled);
        if self.raised || touch.hovered || touch.pressed {
            paint.body(ui, rect, radius);
        }
        let rest = match (on, touch.hovered) {
            (true, _) => style.ink.accent,
            (false, true) => style.ink.text,
            (false, false) => style.ink.text2,
        };
        let ink = if enabled { self.ink.unwrap_or(rest) } else { style.ink.disabled };
        style.icon(ui, self.icon, self.centre.unwrap_or(rect.center()), self.side, ink);
        if touch.focused {
            focus_ring(ui, style, rect, radius);
        }
        touch.clicked
    }
}
