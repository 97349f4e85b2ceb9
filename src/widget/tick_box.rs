//! Tick boxes and switches.

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::surface::{corner, focus_ring};
use super::{ClickTarget, Touch};
use crate::style::Icon;
use crate::style::{Lettering, Style, TextSide};

/// Draws the small square of a tick box around a point.
pub fn tick_mark(ui: &Ui, style: &Style<'_>, centre: Pos2, side: f32, on: bool, live: bool) {
    let ink = &style.ink;
    let rect = Rect::from_center_size(centre, Vec2::splat(side));
    let radius = corner(style.theme.control.checkbox_radius * style.scale.zoom());
    let (fill, edge) = match (on, live) {
        (true, true) => (ink.accent, Color32::TRANSPARENT),
        (true, false) => (ink.disabled, Color32::TRANSPARENT),
        (false, true) => (ink.room, ink.line_hi),
        (false, false) => (ink.room, ink.line),
    };
    ui.painter().rect(rect, radius, fill, Stroke::new(style.control_edge(), edge), StrokeKind::Inside);
    if on {
        style.icon(ui, Icon::Check, centre, side - style.control_edge() * 2.0, ink.on_accent);
    }
}

/// A tick box with its words beside it. The whole rectangle can be clicked.
#[derive(Clone, Copy, Debug)]
pub struct TickBox<'a> {
    /// The rectangle, and the label that is written beside the box.
    pub target: ClickTarget<'a>,
    /// The lettering of the label; `None` for running text.
    pub lettering: Option<Lettering>,
}

impl<'a> TickBox<'a> {
    /// A tick box that is ticked or not.
    pub const fn new(name: &'a str, rect: Rect, label: &'a str, on: bool) -> Self {
        Self { target: ClickTarget::switch(name, rect, label, on), lettering: None }
    }

    /// The width that box and words take.
    pub fn width(ui: &Ui, style: &Style<'_>, label: &str) -> f32 {
        let lettering = style.body();
        box_side(style, lettering) + style.theme.control.checkbox_gap * style.k() + lettering.width(ui, label).ceil() + 1.0
    }

    /// Draws the tick box. Returns whether it was clicked in this frame; the caller changes the value.
    pub fn show(self, ui: &Ui, style: &Style<'_>) -> bool {
        let ClickTarget { rect, label, on, enabled, .. } = self.target;
        let on = on == Some(true);
        let touch = self.target.touch(ui, style);
        let lettering = self.lettering.unwrap_or_else(|| style.body());
        let side = box_side(style, lettering);
        tick_mark(ui, style, pos2(rect.left() + side / 2.0, rect.center().y), side, on, enabled);
        let left = rect.left() + side + style.theme.control.checkbox_gap * style.k();
        let room = Rect::from_min_max(pos2(left, rect.top()), rect.max);
        let ink = match (enabled, on || touch.hovered) {
            (false, _) => style.ink.disabled,
            (true, true) => style.ink.text,
            (true, false) => style.ink.text2,
        };
        style.fit(ui, room, TextSide::Left, lettering.ink(ink), label);
        ring(ui, style, &touch, rect);
        touch.clicked
    }
}

/// The side of the box, which is smaller beside small text.
fn box_side(style: &Style<'_>, lettering: Lettering) -> f32 {
    let control = &style.theme.control;
    let small = lettering.size < style.theme.text.sizes.body * style.k();
    (if small { control.checkbox_small } else { control.checkbox }) * style.k()
}

fn ring(ui: &Ui, style: &Style<'_>, touch: &Touch, rect: Rect) {
    if touch.focused {
        focus_ring(ui, style, rect, style.theme.radius.tag * style.k());
    }
}

/// Draws a switch. The place of its knob, its check and its colour all show whether it is on. Returns whether it was clicked in this frame.
pub fn toggle(ui: &Ui, style: &Style<'_>, name: &str, right: Pos2, label: &str, on: bool) -> bool {
    toggle_if(ui, style, name, right, label, on, true)
}

/// Draws a switch that may be disabled. Returns whether it was clicked in this frame.
pub fn toggle_if(ui: &Ui, style: &Style<'_>, name: &str, right: Pos2, label: &str, on: bool, enabled: bool) -> bool {
    let (width, height) = style.theme.control.toggle;
    let size = vec2(width, height) * style.k();
    let rect = Rect::from_min_size(pos2(right.x - size.x, right.y - size.y / 2.0), size);
    let touch = ClickTarget::switch(name, rect, label, on).enabled(enabled).touch(ui, style);
    let ink = &style.ink;
    let radius = size.y / 2.0;
    let (fill, edge, knob) = match (enabled, on) {
        (false, _) => (ink.plate, ink.line, ink.disabled),
        (true, true) => (if touch.hovered { ink.accent_hover } else { ink.accent }, Color32::TRANSPARENT, ink.on_accent),
        (true, false) => (ink.plate_top, ink.line_hi, if touch.hovered { ink.text } else { ink.text2 }),
    };
    ui.painter().rect(rect, corner(radius), fill, Stroke::new(style.control_edge(), edge), StrokeKind::Inside);
    let knob_x = if on { rect.right() - radius } else { rect.left() + radius };
    ui.painter().circle_filled(pos2(knob_x, rect.center().y), style.theme.control.toggle_knob * style.k() / 2.0, knob);
    if on {
        let check = pos2(rect.left() + radius * 7.0 / 6.0, rect.center().y);
        style.icon(ui, Icon::Check, check, radius, knob);
    }
    if touch.focused {
        focus_ring(ui, style, rect, radius);
    }
    touch.clicked
}
