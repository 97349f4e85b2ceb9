//! One preset amount.

use std::ops::RangeInclusive;

use poker_text::parse_hundredths;
use serde::{Deserialize, Serialize};

/// A preset amount of a bet or raise, as the player has set it up. [`BetSizing`](super::BetSizing) says what it is on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BetPreset {
    /// The least legal amount.
    Minimum,
    /// A total, in hundredths of a big blind.
    BigBlinds(u16),
    /// A multiple of the bet to call, in hundredths.
    TimesBet(u16),
    /// A bet of this part of the pot, or a raise by it, in per cent; 33 and 67 are exact thirds.
    PotPercent(u16),
    /// Everything that the player has.
    AllIn,
}

/// The kind of a preset, without its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BetPresetKind {
    Minimum,
    BigBlinds,
    TimesBet,
    PotPercent,
    AllIn,
}

impl BetPreset {
    /// The preset's kind.
    pub const fn kind(self) -> BetPresetKind {
        match self {
            Self::Minimum => BetPresetKind::Minimum,
            Self::BigBlinds(_) => BetPresetKind::BigBlinds,
            Self::TimesBet(_) => BetPresetKind::TimesBet,
            Self::PotPercent(_) => BetPresetKind::PotPercent,
            Self::AllIn => BetPresetKind::AllIn,
        }
    }

    /// The value, in the unit of its kind; `None` for a kind without one.
    pub const fn value(self) -> Option<u16> {
        match self {
            Self::BigBlinds(value) | Self::TimesBet(value) | Self::PotPercent(value) => Some(value),
            Self::Minimum | Self::AllIn => None,
        }
    }
}

impl BetPresetKind {
    /// All kinds, in the order in which the settings list them.
    pub const ALL: [Self; 5] = [Self::Minimum, Self::BigBlinds, Self::TimesBet, Self::PotPercent, Self::AllIn];

    /// A preset of this kind with a value that is often used.
    pub const fn usual(self) -> BetPreset {
        match self {
            Self::Minimum => BetPreset::Minimum,
            Self::BigBlinds => BetPreset::BigBlinds(300),
            Self::TimesBet => BetPreset::TimesBet(300),
            Self::PotPercent => BetPreset::PotPercent(50),
            Self::AllIn => BetPreset::AllIn,
        }
    }

    /// The preset of this kind with a value, which is ignored where the kind has none.
    #[must_use]
    pub const fn with(self, value: u16) -> BetPreset {
        match self {
            Self::Minimum => BetPreset::Minimum,
            Self::BigBlinds => BetPreset::BigBlinds(value),
            Self::TimesBet => BetPreset::TimesBet(value),
            Self::PotPercent => BetPreset::PotPercent(value),
            Self::AllIn => BetPreset::AllIn,
        }
    }

    /// The values that a preset of this kind may have, in the unit of the kind: 1 to 500 big blinds, 1 to 20 times, 1 to 1000 per cent.
    pub const fn range(self) -> RangeInclusive<u16> {
        match self {
            Self::BigBlinds => 100..=50_000,
            Self::TimesBet => 100..=2_000,
            Self::PotPercent => 1..=1_000,
            Self::Minimum | Self::AllIn => 0..=0,
        }
    }

    /// The number of decimals of a value.
    pub const fn decimals(self) -> u8 {
        match self {
            Self::BigBlinds | Self::TimesBet => 2,
            Self::PotPercent | Self::Minimum | Self::AllIn => 0,
        }
    }

    /// The characters that mark a typed value as one of this kind.
    pub(super) const fn signs(self) -> &'static [char] {
        match self {
            Self::BigBlinds => &['b', 'B'],
            Self::TimesBet => &['x', 'X', '×'],
            Self::PotPercent => &['%'],
            Self::Minimum | Self::AllIn => &[],
        }
    }

    /// Reads a typed value, with or without its unit, such as `2,5`, `2.5x` or `66 %`. Returns `None` if it is no value of this kind or lies
    /// outside its range.
    pub fn read(self, typed: &str) -> Option<u16> {
        let signs = Some(self.signs()).filter(|signs| !signs.is_empty())?;
        let hundredths = parse_hundredths(typed.trim().trim_end_matches(signs))?;
        let value = match self.decimals() {
            0 if !hundredths.is_multiple_of(100) => return None,
            0 => hundredths / 100,
            _ => hundredths,
        };
        u16::try_from(value).ok().filter(|value| self.range().contains(value))
    }
}
