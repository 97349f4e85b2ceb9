//! Sizes where several tables share a window.

use serde::Deserialize;

/// Sizes where several tables share a window, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeskSizes {
    /// The height of the strip over the tiles.
    pub strip: u16,
    /// The height of the strip over small tiles.
    pub low_strip: u16,
    /// The width of the list of tables at the left of the tiles.
    pub list: u16,
    /// The height of a row of the list.
    pub row: f32,
    /// The size of an icon in the strip.
    pub icon: f32,
    /// The width of the frame around a tile that waits for the player.
    pub frame: f32,
    /// The width of the frame around the tile on which keys act.
    pub key_frame: f32,
}
