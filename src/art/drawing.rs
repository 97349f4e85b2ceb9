//! A shape with its shadow or halo, and how it is placed on physical pixels.

use bevy::math::{UVec2, Vec2};

/// A shape in its own units, and the room that its shadow or halo takes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawing {
    /// The shape's size in logical pixels.
    pub(super) size: Vec2,
    /// The shape's size in the units of `body`.
    pub(super) units: Vec2,
    /// Room on the left and above, in logical pixels.
    pub(super) before: Vec2,
    /// Room on the right and below.
    pub(super) after: Vec2,
    /// SVG elements.
    pub(super) body: String,
}

/// A drawing on physical pixels: the shape's edges lie on whole ones.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OnPixels {
    pub(super) svg: String,
    pub(super) size: UVec2,
    /// The shape's top left corner, in pixels from the picture's.
    pub(super) shape: UVec2,
}

impl Drawing {
    /// A shape without shadow or halo, drawn in logical pixels.
    pub(super) fn plain(size: Vec2, body: String) -> Drawing {
        Drawing { size, units: size, before: Vec2::ZERO, after: Vec2::ZERO, body }
    }

    /// The same drawing with room around its shape.
    pub(super) fn with_room(self, before: Vec2, after: Vec2) -> Drawing {
        Drawing { before, after, ..self }
    }

    /// The same drawing, with `units` as the units of its body.
    pub(super) fn in_units(self, units: Vec2) -> Drawing {
        Drawing { units, ..self }
    }

    pub(super) fn on_pixels(&self, scale_factor: f32) -> OnPixels {
        let shape = (self.size * scale_factor).round().max(Vec2::ONE);
        let before = (self.before * scale_factor - f32::EPSILON).ceil().max(Vec2::ZERO);
        let after = (self.after * scale_factor - f32::EPSILON).ceil().max(Vec2::ZERO);
        let size = before + shape + after;
        let scale = shape / self.units;
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="0 0 {} {}"><g transform="translate({} {}) scale({} {})">{}</g></svg>"#,
            size.x, size.y, size.x, size.y, before.x, before.y, scale.x, scale.y, self.body
        );
        OnPixels { svg, size: size.as_uvec2(), shape: before.as_uvec2() }
    }
}

/// Rounds a length to whole logical pixels.
pub(super) fn whole(length: f32) -> u16 {
    // The cast saturates; lengths are not negative.
    length.round() as u16
}

/// Converts a number to whole hundredths.
pub(super) fn hundredths(number: f32) -> u16 {
    whole(number * 100.0)
}

/// Converts hundredths back to a number.
pub(super) fn from_hundredths(number: u16) -> f32 {
    f32::from(number) / 100.0
}
