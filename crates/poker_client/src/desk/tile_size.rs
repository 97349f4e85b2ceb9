//! The sizes of tiles.

/// How much room a tile has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TileSize {
    /// Smaller than 640x360. Used only where the player permits small tiles and tables would otherwise lie behind.
    Small,
    /// At least 640x360, the smallest window: everything is drawn or has a button.
    Full,
}

impl TileSize {
    /// The smallest tile in which everything is drawn, in logical pixels.
    pub const FULL: (u16, u16) = (640, 360);
    /// The smallest small tile, in logical pixels.
    pub const SMALL: (u16, u16) = (480, 256);

    /// The size of a tile of so many logical pixels.
    #[must_use]
    pub const fn of(width: u16, height: u16) -> Self {
        if width < Self::FULL.0 || height < Self::FULL.1 { Self::Small } else { Self::Full }
    }
}
