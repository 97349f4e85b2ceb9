//! How densely a piece is drawn.

use bevy::prelude::*;

use crate::surface::Canvas;
use crate::windows::{TableWindows, number_at};

/// The physical pixels per logical pixel of the window in which a piece lies.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Density(pub(crate) f32);

impl Density {
    /// The density of the window to which `point` of the stage belongs.
    pub(super) fn at(point: Vec2, main: &Canvas, windows: &TableWindows) -> Self {
        let drawn_for = windows.surface(number_at(point)).map_or(main.surface, |(_, drawn_for)| drawn_for);
        Self(drawn_for.scale_factor)
    }
}
