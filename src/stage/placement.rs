//! Where and how a piece lies on the felt.

use bevy::prelude::*;

/// Where and how a piece lies on the felt.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Placement {
    /// The anchor point, in logical pixels from the surface's top left.
    pub(crate) at: Vec2,
    pub(crate) z: f32,
    pub(crate) alpha: f32,
    /// The width as a share of the whole, for a card that turns over.
    pub(crate) turn: f32,
    /// Whether it moves; then it is not snapped to whole pixels.
    pub(crate) moving: bool,
}

impl Placement {
    /// A piece that rests, opaque and in its whole width.
    pub(super) fn at_rest(at: Vec2, z: f32) -> Self {
        Self { at, z, alpha: 1.0, turn: 1.0, moving: false }
    }
}
