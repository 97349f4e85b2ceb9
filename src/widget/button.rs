//! Buttons with a label, and an amount under it where there is room.

use bevy_egui::egui::{Rect, Ui};

use super::focus::enter_is_free;
use super::surface::{ControlPaint, Role, focus_ring};
use super::{ClickTarget, Touch};
use crate::style::{Lettering, Style, TextSide, Weight};

/// A button with text.
#[derive(Clone, Copy, Debug)]
pub struct Button<'a> {
    /// Its rectangle, its name, and the label for screen readers.
    pub target: ClickTarget<'a>,
    /// The role of the action, which decides the button's look.
    pub role: Role,
    pub face: ButtonFace<'a>,
}

/// The text on a button.
#[derive(Clone, Copy, Debug)]
pub enum ButtonFace<'a> {
    /// One text.
    Label(&'a str),
    /// A label over an amount; where the button is low, the sentence that holds both.
    Priced {
        /// The label above the amount.
        label: &'a str,
        /// The amount below the label.
        amount: &'a str,
        /// Label and amount in one sentence.
        whole: &'a str,
    },
}

impl<'a> Button<'a> {
    /// A button of this role with one label.
    pub const fn new(role: Role, name: &'a str, rect: Rect, label: &'a str) -> Self {
        Self { target: ClickTarget::button(name, rect, label), role, face: ButtonFace::Label(label) }
    }

    /// The width of a button with this label, with a medium space on both sides.
    pub fn width(ui: &Ui, style: &Style<'_>, label: &str) -> f32 {
        style.label().weight(Weight::SemiBold).width(ui, label) + style.d(style.theme.spacing.m) * 2.0
    }

    /// A button for the main action.
    pub const fn primary(name: &'a str, rect: Rect, label: &'a str) -> Self {
        Self::new(Role::Primary, name, rect, label)
    }

    /// A button for an action of the same weight as its neighbours.
    pub const fn neutral(name: &'a str, rect: Rect, label: &'a str) -> Self {
        Self::new(Role::Neutral, name, rect, label)
    }

    /// The same button, enabled or disabled.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { target: self.target.enabled(enabled), ..self }
    }

    /// Draws the button. Returns whether it was clicked in this frame.
    pub fn show(self, ui: &Ui, style: &Style<'_>) -> bool {
        self.touch(ui, style).clicked
    }

    /// Draws the button as the main button of its screen: Enter presses it wherever Enter has no other use. Returns whether it was clicked
    /// or pressed in this frame.
    pub fn show_main(self, ui: &Ui, style: &Style<'_>) -> bool {
        let entered = style.keys && enter_is_free(ui, style.control_id(self.target.name));
        self.show(ui, style) || (entered && self.target.enabled)
    }

    /// Draws the button and returns its state.
    pub fn touch(self, ui: &Ui, style: &Style<'_>) -> Touch {
        let touch = self.target.touch(ui, style);
        self.paint(ui, style, &touch);
        touch
    }

    /// Draws the button in the state of `touch`.
    pub fn paint(self, ui: &Ui, style: &Style<'_>, touch: &Touch) {
        let rect = self.target.rect;
        self.draw(ui, style, ControlPaint::of(style, self.role, touch, self.target.enabled));
        if touch.focused {
            focus_ring(ui, style, rect, style.control_radius(rect.height()));
        }
    }

    /// Draws the button as part of a picture: it is no control.
    pub fn picture(self, ui: &Ui, style: &Style<'_>) {
        self.draw(ui, style, ControlPaint::pictured(style, self.role));
    }

    fn draw(self, ui: &Ui, style: &Style<'_>, paint: ControlPaint) {
        let rect = self.target.rect;
        paint.body(ui, rect, style.control_radius(rect.height()));
        match self.face {
            ButtonFace::Label(label) => label_face(ui, style, rect, paint, label),
            ButtonFace::Priced { label, amount, whole } => priced_face(ui, style, rect, paint, label, amount, whole),
        }
    }
}

/// Draws the label on one line, shrunk if needed, or else on two lines.
fn label_face(ui: &Ui, style: &Style<'_>, rect: Rect, paint: ControlPaint, label: &str) {
    let room = rect.shrink2(style.button_padding());
    let lettering = Lettering { size: style.button_size(rect.height()), weight: Weight::SemiBold, ink: paint.ink };
    style.fit(ui, room, TextSide::Middle, lettering, label);
}

fn priced_face(ui: &Ui, style: &Style<'_>, rect: Rect, paint: ControlPaint, label: &str, amount: &str, whole: &str) {
    let room = rect.shrink2(style.button_padding());
    let sizes = &style.theme.text.sizes;
    let k = style.k();
    let line = |share: f32| {
        Rect::from_center_size(
            bevy_egui::egui::pos2(room.center().x, rect.top() + rect.height() * share),
            bevy_egui::egui::vec2(room.width(), rect.height() / 2.0),
        )
    };
    let over = |top: f32, bottom: f32, small: f32, large: f32| {
        style.shrink(ui, line(top), TextSide::Middle, Lettering { size: small, weight: Weight::Medium, ink: paint.soft }, label);
        style.shrink(ui, line(bottom), TextSide::Middle, Lettering { size: large, weight: Weight::SemiBold, ink: paint.ink }, amount);
    };
    if style.is_tall(rect.height()) {
        over(0.31, 0.665, sizes.body * k, sizes.amount * k);
        return;
    }
    let mut lettering = Lettering { size: style.button_size(rect.height()), weight: Weight::SemiBold, ink: paint.ink };
    if style.shrunk(ui, &mut lettering, whole, room.width()) {
        style.letter(ui, room, TextSide::Middle, lettering, whole);
    } else {
        over(0.3, 0.7, sizes.micro * k, sizes.caption * k);
    }
}
