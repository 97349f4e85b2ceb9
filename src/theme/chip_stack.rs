//! The shape of a stack of chips.

use bevy::math::Vec2;
use serde::Deserialize;

use super::{ChipStyle, LengthPair, Shadow, UiScale};

/// The lengths of a chip seen from a low angle, and the distances between chips.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipStack {
    /// The most chips in a stack.
    pub max_chips: u8,
    /// The most stacks.
    pub max_stacks: u8,
    /// Half the width of a chip.
    pub half_width: f32,
    /// Half the height of its top.
    pub half_depth: f32,
    /// The thickness of a chip.
    pub thickness: f32,
    /// The distance between two chips of a stack, upwards.
    pub pitch: f32,
    /// The distance between two stacks, to the right.
    pub next: f32,
    /// The size of chips in front of a seat.
    pub scale: LengthPair,
    /// The largest size of chips beside a pot.
    pub pot_scale: f32,
}

impl ChipStack {
    /// Half the width of a stack of chips of size `chip`, in logical pixels.
    #[must_use]
    pub fn half(&self, chip: f32) -> f32 {
        self.half_width * chip
    }

    /// The distance from the middle of the first stack to the middle of the last.
    #[must_use]
    pub fn spread(&self, stacks: u8, chip: f32) -> f32 {
        f32::from(stacks.saturating_sub(1)) * self.next * chip
    }

    /// The size of chips in front of a seat.
    #[must_use]
    pub fn bet_scale(&self, scale: UiScale) -> f32 {
        scale.l(self.scale)
    }

    /// The size of chips beside a pot.
    #[must_use]
    pub fn pot_scale(&self, scale: UiScale) -> f32 {
        self.bet_scale(scale).min(self.pot_scale * scale.zoom())
    }

    /// The chips that show an amount, as indices into the set, from the lowest chip of the first stack on. An amount that needs more chips
    /// than fit shows its largest ones.
    #[must_use]
    pub fn breakdown(&self, amount: u64, set: &[ChipStyle]) -> Vec<u8> {
        let most = usize::from(self.max_chips) * usize::from(self.max_stacks);
        let mut left = amount;
        let mut chips = Vec::new();
        for (index, chip) in set.iter().enumerate().rev() {
            let index = u8::try_from(index).unwrap_or(u8::MAX);
            while left >= chip.value && chips.len() < most {
                left -= chip.value;
                chips.push(index);
            }
        }
        chips
    }

    /// The number of stacks for an amount; 0 where there are no chips.
    #[must_use]
    pub fn stacks_of(&self, amount: u64, set: &[ChipStyle]) -> u8 {
        let stacks = self.breakdown(amount, set).len().div_ceil(usize::from(self.max_chips));
        u8::try_from(stacks).unwrap_or(self.max_stacks)
    }

    /// The size of a picture of full stacks with their shadow, and the middle of the first stack's lowest chip in it.
    #[must_use]
    pub fn frame(&self, stacks: u8, chip: f32, shadow: &Shadow) -> ChipFrame {
        let above = self.half_depth + f32::from(self.max_chips.saturating_sub(1)) * self.pitch;
        let below = (self.half_depth + self.thickness).max(shadow.dy + self.half_depth + shadow.grow);
        let left = self.half_width + shadow.grow;
        let right = left + 1.0 + self.spread(stacks, 1.0);
        ChipFrame { size: Vec2::new(left + right, above + below) * chip, base: Vec2::new(left, above) * chip }
    }
}

/// The size of a picture of chips, and their place in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChipFrame {
    /// The size of the whole picture.
    pub size: Vec2,
    /// The middle of the lowest chip's top in the first stack, from the picture's top left.
    pub base: Vec2,
}
