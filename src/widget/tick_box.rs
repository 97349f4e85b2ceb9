//! Boxes to tick, and switches.

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::surface::{corner, focus_ring};
use super::{Target, Touch};
use crate::look::Icon;
use crate::look::{Lettering, Look, Side};

/// The small square of a tick box around a point.
pub fn tick_mark(ui: &Ui, look: &Look<'_>, centre: Pos2, side: f32, on: bool, live: bool) {
    let ink = &look.ink;
    let rect = Rect::from_center_size(centre, Vec2::splat(side));
    let radius = corner(look.theme.control.checkbox_radius * look.scale.zoom());
    let (fill, edge) = match (on, live) {
        (true, true) => (ink.accent, Color32::TRANSPARENT),
        (true, false) => (ink.disabled, Color32::TRANSPARENT),
        (false, true) => (ink.room, ink.line_hi),
        (false, false) => (ink.room, ink.line),
    };
    ui.painter().rect(rect, radius, fill, Stroke::new(look.control_edge(), edge), StrokeKind::Inside);
    if on {
        look.icon(ui, Icon::Check, centre, side - look.control_edge() * 2.0, ink.on_accent);
    }
}

/// A box with its words beside it; all of the rectangle can be clicked.
#[derive(Clone, Copy, Debug)]
pub struct TickBox<'a> {
    /// Where; its label stands beside the box.
    pub target: Target<'a>,
    /// How the label is set; none for running text.
    pub lettering: Option<Lettering>,
}

impl<'a> TickBox<'a> {
    /// Ticked or not.
    pub const fn new(name: &'a str, rect: Rect, label: &'a str, on: bool) -> Self {
        Self { target: Target::switch(name, rect, label, on), lettering: None }
    }

    /// The width that box and words take.
    pub fn width(ui: &Ui, look: &Look<'_>, label: &str) -> f32 {
        let lettering = look.body();
        box_side(look, lettering) + look.theme.control.checkbox_gap * look.k() + lettering.width(ui, label).ceil() + 1.0
    }

    /// Draws it. True once for each click: the caller turns it over.
    pub fn show(self, ui: &Ui, look: &Look<'_>) -> bool {
        let Target { rect, label, on, enabled, .. } = self.target;
        let on = on == Some(true);
        let touch = self.target.touch(ui, look);
        let lettering = self.lettering.unwrap_or_else(|| look.body());
        let side = box_side(look, lettering);
        tick_mark(ui, look, pos2(rect.left() + side / 2.0, rect.center().y), side, on, enabled);
        let left = rect.left() + side + look.theme.control.checkbox_gap * look.k();
        let room = Rect::from_min_max(pos2(left, rect.top()), rect.max);
        let ink = match (enabled, on || touch.hovered) {
            (false, _) => look.ink.disabled,
            (true, true) => look.ink.text,
            (true, false) => look.ink.text2,
        };
        look.fit(ui, room, Side::Left, lettering.ink(ink), label);
        ring(ui, look, &touch, rect);
        touch.clicked
    }
}

/// Small text has a small box.
fn box_side(look: &Look<'_>, lettering: Lettering) -> f32 {
    let control = &look.theme.control;
    let small = lettering.size < look.theme.text.sizes.body * look.k();
    (if small { control.checkbox_small } else { control.checkbox }) * look.k()
}

fn ring(ui: &Ui, look: &Look<'_>, touch: &Touch, rect: Rect) {
    if touch.focused {
        focus_ring(ui, look, rect, look.theme.radius.tag * look.k());
    }
}

/// A switch: its knob's side, its check and its colour all say whether it is on.
pub fn toggle(ui: &Ui, look: &Look<'_>, name: &str, right: Pos2, label: &str, on: bool) -> bool {
    toggle_if(ui, look, name, right, label, on, true)
}

/// A switch that may be out of use.
pub fn toggle_if(ui: &Ui, look: &Look<'_>, name: &str, right: Pos2, label: &str, on: bool, enabled: bool) -> bool {
    let (width, height) = look.theme.control.toggle;
    let size = vec2(width, height) * look.k();
    let rect = Rect::from_min_size(pos2(right.x - size.x, right.y - size.y / 2.0), size);
    let touch = Target::switch(name, rect, label, on).enabled(enabled).touch(ui, look);
    let ink = &look.ink;
    let radius = size.y / 2.0;
    let (fill, edge, knob) = match (enabled, on) {
        (false, _) => (ink.plate, ink.line, ink.disabled),
        (true, true) => (if touch.hovered { ink.accent_hover } else { ink.accent }, Color32::TRANSPARENT, ink.on_accent),
        (true, false) => (ink.plate_top, ink.line_hi, if touch.hovered { ink.text } else { ink.text2 }),
    };
    ui.painter().rect(rect, corner(radius), fill, Stroke::new(look.control_edge(), edge), StrokeKind::Inside);
    let knob_x = if on { rect.right() - radius } else { rect.left() + radius };
    ui.painter().circle_filled(pos2(knob_x, rect.center().y), look.theme.control.toggle_knob * look.k() / 2.0, knob);
    if on {
        let check = pos2(rect.left() + radius * 7.0 / 6.0, rect.center().y);
        look.icon(ui, Icon::Check, check, radius, knob);
    }
    if touch.focused {
        focus_ring(ui, look, rect, radius);
    }
    touch.clicked
}
