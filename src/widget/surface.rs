//! How controls are painted: surfaces that become lighter under the pointer and darker when pressed, and the focus ring.

use bevy_egui::egui::{Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, Ui};

use super::Touch;
use crate::style::Style;

/// The role of a control decides its surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The main action.
    Primary,
    /// An action of the same weight as its neighbours.
    Neutral,
    /// A call, whose weight lies between the two.
    Call,
    /// An action of little weight. The control has almost no surface.
    Ghost,
    /// A choice that the player has made.
    Chosen,
}

/// Fill, edge and inks of a control.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ControlPaint {
    /// The colour inside the edge.
    pub fill: Color32,
    pub edge: Stroke,
    /// The ink of the main text.
    pub ink: Color32,
    /// The ink of secondary text.
    pub soft: Color32,
    /// Whether the edge is dashed, because the control cannot be used.
    pub dashed: bool,
}

impl ControlPaint {
    /// The look of a control of this role in this state.
    pub fn of(style: &Style<'_>, role: Role, touch: &Touch, enabled: bool) -> Self {
        if !enabled {
            let (ink, hair) = (&style.ink, style.hair());
            return Self { fill: ink.plate, edge: Stroke::new(hair, ink.line), ink: ink.disabled, soft: ink.disabled, dashed: true };
        }
        Self::live(style, role, touch.pressed, touch.hovered)
    }

    /// The look of a control of this role in a picture, where it cannot be touched.
    pub fn pictured(style: &Style<'_>, role: Role) -> Self {
        Self::live(style, role, false, false)
    }

    fn live(style: &Style<'_>, role: Role, pressed: bool, hovered: bool) -> Self {
        let ink = &style.ink;
        let hair = style.hair();
        let control = style.control_edge();
        let step = |down: Color32, rest: Color32, up: Color32| {
            if pressed {
                down
            } else if hovered {
                up
            } else {
                rest
            }
        };
        let (fill, edge, text, soft) = match role {
            Role::Primary => (step(ink.accent_pressed, ink.accent, ink.accent_hover), Stroke::NONE, ink.on_accent, ink.on_accent),
            Role::Neutral => (
                step(ink.plate, ink.plate_hi, ink.plate_top),
                Stroke::new(hair, step(ink.line_hi, ink.line, ink.line_hi)),
                ink.text,
                ink.text2,
            ),
            Role::Call => (step(ink.plate_hi, ink.plate_top, ink.line), Stroke::new(hair, ink.line_hi), ink.text, ink.text2),
            Role::Ghost => (step(ink.plate, Color32::TRANSPARENT, ink.plate_hi), Stroke::new(hair, ink.line), ink.text2, ink.text2),
            Role::Chosen => (step(ink.plate_hi, ink.plate_top, ink.plate_top), Stroke::new(control, ink.line_hi), ink.text, ink.text2),
        };
        Self { fill, edge, ink: text, soft, dashed: false }
    }

    /// Paints fill and edge.
    pub fn body(&self, ui: &Ui, rect: Rect, radius: f32) {
        let painter = ui.painter();
        if self.dashed {
            painter.rect_filled(rect, corner(radius), self.fill);
            dashed(painter, rect, radius, self.edge);
        } else {
            painter.rect(rect, corner(radius), self.fill, self.edge, StrokeKind::Inside);
        }
    }
}

/// Converts a radius for egui, which uses whole points.
pub fn corner(radius: f32) -> CornerRadius {
    CornerRadius::from(radius)
}

/// Draws a dashed edge just inside a rounded rectangle.
pub fn dashed(painter: &Painter, rect: Rect, radius: f32, stroke: Stroke) {
    let inner = rect.shrink(stroke.width / 2.0);
    let mut path = Vec::new();
    bevy_egui::egui::epaint::tessellator::path::rounded_rectangle(&mut path, inner, corner(radius).into());
    if let Some(first) = path.first().copied() {
        path.push(first);
    }
    let dash = stroke.width * 3.0;
    painter.extend(Shape::dashed_line(&path, stroke, dash, dash));
}

/// Draws the ring around the control that has the focus.
pub fn focus_ring(ui: &Ui, style: &Style<'_>, rect: Rect, radius: f32) {
    let width = style.theme.stroke.focus;
    let grown = rect.expand(width);
    ui.painter().rect_stroke(grown, corner(radius + width), Stroke::new(width, style.ink.text), StrokeKind::Outside);
}
