//! Lengths and letterings of panels at this window and text size.

use bevy_egui::egui::{Color32, Rect, Vec2, vec2};

use super::{Lettering, Style, Weight};
use crate::theme::LengthPair;

impl Style<'_> {
    /// A length at this window and text size.
    pub fn l(&self, pair: LengthPair) -> f32 {
        self.scale.grown(pair)
    }

    /// A length of a screen, given for the regular window. It is reduced in a small window.
    pub fn d(&self, length: f32) -> f32 {
        self.scale.grown(LengthPair { compact: length * self.theme.screen.dense, regular: length })
    }

    /// Like [`Self::d`], for the height or width of a control: never below the smallest size that is easy to hit.
    pub fn hit(&self, length: f32) -> f32 {
        self.scale.target(self.d(length))
    }

    /// A type size, given for the regular window.
    pub fn sized(&self, size: f32) -> f32 {
        let floor = self.text_floor();
        self.scale.type_size(LengthPair { compact: floor + (size - floor).max(0.0) * self.theme.text.dense, regular: size })
    }

    /// The smallest type size.
    pub fn text_floor(&self) -> f32 {
        self.theme.text.floor
    }

    /// The size of controls relative to their size in the regular window at the usual text size.
    pub fn k(&self) -> f32 {
        self.scale.zoom() * self.scale.text_scale()
    }

    /// The rectangle enlarged by the width of the focus rings of the controls in it.
    pub fn ringed(&self, rect: Rect) -> Rect {
        rect.expand(self.theme.stroke.focus * 2.0)
    }

    /// The width of a hairline.
    pub fn hair(&self) -> f32 {
        self.theme.stroke.hair
    }

    /// The width of a control's edge.
    pub fn control_edge(&self) -> f32 {
        self.theme.stroke.control
    }

    /// The corner radius of a control of this height; low controls have a smaller one.
    pub fn control_radius(&self, height: f32) -> f32 {
        let radius = &self.theme.radius;
        let k = self.k();
        if height < radius.small_below * k { radius.small * k } else { radius.control * k }
    }

    /// Whether a button of this height has room for a label over an amount.
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

    /// The distance of a button's text from its sides.
    pub fn button_padding(&self) -> Vec2 {
        vec2(self.theme.radius.small * self.k(), 0.0)
    }

    /// Size 11: small print.
    pub fn micro(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.micro, Weight::Regular, self.ink.muted)
    }

    /// Size 12: captions and help.
    pub fn caption(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.caption, Weight::Regular, self.ink.muted)
    }

    /// Size 13: running text.
    pub fn body(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.body, Weight::Regular, self.ink.text2)
    }

    /// Size 14: labels of settings and rows.
    pub fn label(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.label, Weight::Medium, self.ink.text)
    }

    /// Size 16: amounts in fields.
    pub fn strong(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.strong, Weight::SemiBold, self.ink.text)
    }

    /// Size 22: titles of sheets.
    pub fn title(&self) -> Lettering {
        self.lettering(self.theme.text.sizes.title, Weight::SemiBold, self.ink.text)
    }

    /// A lettering whose size is given for the regular window.
    pub fn lettering(&self, size: f32, weight: Weight, ink: Color32) -> Lettering {
        Lettering { size: self.sized(size), weight, ink }
    }
}
