//! The speed of movements.

use serde::{Deserialize, Serialize};

/// One factor for all movements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AnimationSpeed {
    /// Lengths as `timing.ron` gives them.
    #[default]
    Normal,
    /// Movements take half as long.
    Fast,
    /// Movements take no time.
    Off,
}

impl AnimationSpeed {
    /// In the order of the settings.
    pub const ALL: [Self; 3] = [Self::Off, Self::Fast, Self::Normal];

    /// A length of `ms` milliseconds at this speed.
    pub fn scale(self, ms: u16) -> u16 {
        match self {
            Self::Normal => ms,
            Self::Fast => ms / 2,
            Self::Off => 0,
        }
    }
}
