//! The speed of movements.

use serde::{Deserialize, Serialize};

/// The speed of all movements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AnimationSpeed {
    /// Movements take as long as `timing.ron` says.
    #[default]
    Normal,
    /// Movements take half as long.
    Fast,
    /// Movements take no time.
    Off,
}

impl AnimationSpeed {
    /// All speeds, in the order in which the settings list them.
    pub const ALL: [Self; 3] = [Self::Off, Self::Fast, Self::Normal];

    /// The length at this speed of a movement that normally takes `ms` milliseconds.
    pub fn scale(self, ms: u16) -> u16 {
        match self {
            Self::Normal => ms,
            Self::Fast => ms / 2,
            Self::Off => 0,
        }
    }
}
