//! How fast things move.

use serde::{Deserialize, Serialize};

/// One factor for all movements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AnimationSpeed {
    /// As the guide has it.
    #[default]
    Normal,
    /// Half as long.
    Fast,
    /// Everything at once.
    Off,
}

impl AnimationSpeed {
    /// In the order of the settings.
    pub const ALL: [Self; 3] = [Self::Off, Self::Fast, Self::Normal];

    /// A length at this speed.
    pub fn scale(self, ms: u16) -> u16 {
        match self {
            Self::Normal => ms,
            Self::Fast => ms / 2,
            Self::Off => 0,
        }
    }
}
