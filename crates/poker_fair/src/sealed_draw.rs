//! A sealed draw: the number that gives a game its multiplier, sealed before anybody registers for the game.

use std::fmt;

use poker_protocol::{Bytes32, DrawOpening};
use serde::{Deserialize, Serialize};

use crate::{SealKey, hash};

/// How many numbers a draw can give, each with equal probability: 0 to 99,999. The weights of a table of multipliers have this sum.
pub const DRAW_NUMBERS: u32 = 100_000;

/// The draw of a game and its seal. It is secret until the last seat of the game is taken.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SealedDraw {
    game: u64,
    number: u32,
    key: SealKey,
}

impl SealedDraw {
    /// Seals a drawn number below [`DRAW_NUMBERS`]; `game` is the number of the game.
    #[must_use]
    pub const fn new(game: u64, number: u32, key: SealKey) -> Self {
        Self { game, number, key }
    }

    /// The hash that commits to the number and reveals nothing about it.
    #[must_use]
    pub fn root(&self) -> Bytes32 {
        hash::of_draw(self.game, self.number, &hash::draw_salt(&self.key.0))
    }

    /// The number and the proof that it was sealed.
    #[must_use]
    pub fn open(&self) -> DrawOpening {
        DrawOpening { number: self.number, salt: hash::draw_salt(&self.key.0) }
    }
}

impl fmt::Debug for SealedDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SealedDraw({}, {:?})", self.game, self.root())
    }
}

/// Whether the number in the opening is the one that was sealed with this root for the game, and is below [`DRAW_NUMBERS`].
#[must_use]
pub fn opens_draw(root: &Bytes32, game: u64, opening: &DrawOpening) -> bool {
    opening.number < DRAW_NUMBERS && hash::of_draw(game, opening.number, &opening.salt) == *root
}

/// The row of a table of multipliers to which a drawn number leads, counted from 0. The first row has as many numbers from 0 on as its
/// weight, the second row the numbers after these, and so on. `None` if the number is not below the sum of the weights.
#[must_use]
pub fn drawn_row(weights: impl IntoIterator<Item = u32>, number: u32) -> Option<usize> {
    let mut left = number;
    for (row, weight) in weights.into_iter().enumerate() {
        if left < weight {
            return Some(row);
        }
        left -= weight;
    }
    None
}
