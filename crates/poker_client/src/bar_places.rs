//! The places of the action bar: its three buttons, and the presets of an amount.

use poker_rules::PresetKind;

/// A slot of the bar; its position never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BarSlot {
    /// Left: fold.
    Fold,
    /// Middle: check or call.
    Call,
    /// Right: bet or raise.
    Raise,
}

impl BarSlot {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::Fold, Self::Call, Self::Raise];

    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Fold => 0,
            Self::Call => 1,
            Self::Raise => 2,
        }
    }
}

/// A place in the row of presets; a missing preset leaves its place empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PresetPlace {
    /// The least legal amount.
    Min,
    /// 2.5 times the bet to match before the flop, half the pot on later streets.
    Small,
    /// 3 times the bet to match before the flop, two thirds of the pot on later streets.
    Medium,
    Pot,
    AllIn,
}

impl PresetPlace {
    pub(crate) const COUNT: usize = 5;
    /// From left to right.
    pub const ALL: [Self; Self::COUNT] = [Self::Min, Self::Small, Self::Medium, Self::Pot, Self::AllIn];

    /// The number of the place in the row, counted from 1.
    pub fn number(self) -> u8 {
        Self::ALL.iter().position(|place| *place == self).and_then(|at| u8::try_from(at + 1).ok()).unwrap_or(u8::MAX)
    }

    /// The place of a preset.
    pub const fn of(kind: PresetKind) -> Self {
        match kind {
            PresetKind::Min => Self::Min,
            PresetKind::Times25 | PresetKind::HalfPot => Self::Small,
            PresetKind::Times3 | PresetKind::TwoThirdsPot => Self::Medium,
            PresetKind::Pot => Self::Pot,
            PresetKind::AllIn => Self::AllIn,
        }
    }

    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Min => 0,
            Self::Small => 1,
            Self::Medium => 2,
            Self::Pot => 3,
            Self::AllIn => 4,
        }
    }
}
