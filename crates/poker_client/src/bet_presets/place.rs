//! The places of presets on the action bar.

use super::BetPresets;

/// A place in the row of presets, from left to right. It shows the preset with this number in the list of the street.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PresetPlace {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl PresetPlace {
    /// From left to right.
    pub const ALL: [Self; BetPresets::MOST] =
        [Self::First, Self::Second, Self::Third, Self::Fourth, Self::Fifth, Self::Sixth, Self::Seventh, Self::Eighth];

    /// The number of the place, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
