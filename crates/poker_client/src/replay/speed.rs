//! How fast a recorded hand is played.

/// How fast a recorded hand is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReplaySpeed {
    Half,
    #[default]
    Usual,
    Double,
    Fourfold,
}

impl ReplaySpeed {
    /// All speeds, the slowest first.
    pub const ALL: [ReplaySpeed; 4] = [Self::Half, Self::Usual, Self::Double, Self::Fourfold];

    /// The speed as a multiple of the usual one.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Half => 0.5,
            Self::Usual => 1.0,
            Self::Double => 2.0,
            Self::Fourfold => 4.0,
        }
    }
}
