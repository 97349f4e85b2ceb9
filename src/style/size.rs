//! Lengths and letterings of panels at this window and text size.

use bevy_egui::egui::{Color32, Rect, Vec2, vec2};

use super::{Lettering, Style, Weight};
use crate::theme::Pair;

impl Style<'_> {
    /// A length with two ends.
    pub fn l(&self, pair: Pair) -> f32 {
        self.scale.grown(pair)
    }

    /// A length of a screen, given for the regular window; a small one has it denser.
    pub fn d(&self, length: f32) -> f32 {
        self.scale.grown(Pair { compact: length * self.theme.screen.dense, regular: length })
    }

    /// The same, never below what a finger or an unsteady hand can hit.
    pub fn hit(&self, length: f32) -> f32 {
        self.scale.target(self.d(length))
    }

    /// A type size, given for the regular window.
    pub fn sized(&self, size: f32) -> f32 {
        let floor = self.text_floor();
        self.scale.type_size(Pair { compact: floor + (size - floor).max(0.0) * self.theme.text.dense, regular: size })
    }

    /// Text is never smaller.
    pub fn text_floor(&self) -> f32 {
        self.theme.text.floor
    }

    /// How much larger than at the regular window controls are.
    pub fn k(&self) -> f32 {
        self.scale.zoom() * self.scale.text_scale()
    }

    /// A rectangle with room for the focus rings of what lies in it.
    pub fn ringed(&self, rect: Rect) -> Rect {
        rect.expand(self.theme.stroke.focus * 2.0)
    }

    /// The width of a hairline.
    pub fn hair(&self) -> f32 {
        self.theme.stroke.hair
    }

    /// The edge of a control that carries meaning.
    pub fn control_edge(&self) -> f32 {
        self.theme.stroke.control
    }

    /// Low controls have a smaller radius.
    pub fn control_radius(&self, height: f32) -> f32 {
        let radius = &self.theme.radius;
        let k = self.k();
        if height < radius.small_below * k { radius.small * k } else { radius.control * k }
    }

    /// Tall enough for a label over an amount.
    pub fn is_tall(&self, height: f32) -> bool {
        height >= self.theme.control.two_lines_below * self.k()
    }

    /// The type size of a one-line button of this height.
    pub fn button_size(&self, height: f32) -> f32 {
        let sizes = &self.theme.text.sizes;
        let k = self.k();
        let size = if self.is_tall(height) {
            sizes.strong
        } else if height >= self.theme.radius.small_below * k {
            sizes.label
        } else {
            sizes.caption
        };
        (size * k).max(self.text_floor())
    }

    /// What a button's text keeps from its sides.
    pub fn button_padding(&self) -> Vec2 {
        vec2(self.theme.radius.small * self.k(), 0.0)
    }

    /// 11: small print.
    pub fn micro(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.micro, Weight::Regular, self.ink.muted)
    }

    /// 12: captions and help.
    pub fn caption(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.caption, Weight::Regular, self.ink.muted)
    }

    /// 13: running text.
    pub fn body(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.body, Weight::Regular, self.ink.text2)
    }

    /// 14: labels of settings and rows.
    pub fn label(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.label, Weight::Medium, self.ink.text)
    }

    /// 16: amounts in fields.
    pub fn strong(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.strong, Weight::SemiBold, self.ink.text)
    }

    /// 22: titles of sheets.
    pub fn title(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.title, Weight::SemiBold, self.ink.text)
    }

    /// A size of the regular window.
    pub fn lettering(&self, size: f32, weight: Weight, ink: Color32) -> Lettering {
        Lettering { size: self.sized(size), weight, ink }
    }
}
