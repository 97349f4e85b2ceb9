//! Draws icons from their files.

use bevy::math::Vec2;

use super::Icon;
use super::drawing::Drawing;
use super::sources::Sources;
use crate::theme::{Colour, Theme};

/// The box in which the icon files are drawn.
const BOX: Vec2 = Vec2::new(24.0, 24.0);

pub(super) fn icon(sources: &Sources, theme: &Theme, icon: Icon, size: u16, colour: Colour) -> Drawing {
    Drawing::plain(Vec2::splat(f32::from(size)), sources.icon(icon, colour, theme)).in_units(BOX)
}
