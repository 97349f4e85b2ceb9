//! The size of a picture.

use bevy::math::Vec2;

use super::drawing::whole;

/// A width and a height in whole logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Extent {
    pub width: u16,
    pub height: u16,
}

impl From<Vec2> for Extent {
    fn from(size: Vec2) -> Extent {
        Extent { width: whole(size.x), height: whole(size.y) }
    }
}
