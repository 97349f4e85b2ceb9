//! Buttons with an icon only. Their words are in the tooltip and for the screen reader.

use bevy_egui::egui::{Color32, Pos2, Rect, Ui};

use super::ClickTarget;
use super::surface::{ControlPaint, Role, focus_ring};
use crate::style::Icon;
use crate::style::Style;

/// A button with an icon.
#[derive(Clone, Copy, Debug)]
pub struct IconButton<'a> {
    /// Its rectangle and its label, which is the tooltip.
    pub target: ClickTarget<'a>,
    pub icon: Icon,
    /// The side of the icon.
    pub side: f32,
    /// Whether the icon lies on a surface of its own.
    pub raised: bool,
    /// The icon's colour, if it is not the usual one.
    pub ink: Option<Color32>,
    /// The middle of the icon, if it is not that of the target.
    pub centre: Option<Pos2>,
    /// The keys that do the same, as a line of the tooltip; empty for none.
    pub keys: &'a str,
}

impl<'a> IconButton<'a> {
    /// An icon without a surface, as in the top bar.
    pub const fn flat(name: &'a str, rect: Rect, icon: Icon, side: f32, label: &'a str) -> Self {
        Self { target: ClickTarget::button(name, rect, label), icon, side, raised: false, ink: None, centre: None, keys: "" }
    }

    /// An icon on a surface.
    pub const fn raised(name: &'a str, rect: Rect, icon: Icon, side: f32, label: &'a str) -> Self {
        Self { raised: true, ..Self::flat(name, rect, icon, side, label) }
    }

    /// The same button with its icon in this colour.
    #[must_use]
    pub const fn ink(self, ink: Color32) -> Self {
        Self { ink: Some(ink), ..self }
    }

    /// The same button with the middle of its icon at this point.
    #[must_use]
    pub const fn centre(self, centre: Pos2) -> Self {
        Self { centre: Some(centre), ..self }
    }

    /// The same button with its keys in the tooltip.
    #[must_use]
    pub const fn keys(self, keys: &'a str) -> Self {
        Self { keys, ..self }
    }

    /// The same button, enabled or disabled.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { target: self.target.enabled(enabled), ..self }
    }

    /// The same button as a switch that is on or off.
    #[must_use]
    pub const fn on(self, on: bool) -> Self {
        Self { target: ClickTarget { on: Some(on), ..self.target }, ..self }
    }

    /// Draws the button. Returns whether it was clicked in this frame.
    pub fn show(self, ui: &Ui, style: &Style<'_>) -> bool {
        let rect = self.target.rect;
        let enabled = self.target.enabled;
        let on = self.target.on == Some(true);
        let hint = format!("{}\n{}", self.target.label, self.keys);
        let touch = self.target.touch(ui, style).hint(hint.trim_end());
        let radius = style.control_radius(rect.height());
        let role = if on { Role::Chosen } else { Role::Neutral };
        let paint = ControlPaint::of(style, role, &touch, enabled);
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
