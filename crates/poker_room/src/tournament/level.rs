//! The levels of a tournament (R-TRN-11).

use poker_rules::Stakes;
use serde::{Deserialize, Serialize};

use crate::table::FIELD_HAND_MS;

/// A level: what is posted, and how long the level lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    pub stakes: Stakes,
    /// The length of the level, milliseconds.
    pub length_ms: u32,
}

/// The levels of a tournament, at least one. The last one lasts until the end (R-HEX-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Levels {
    first: Level,
    later: Vec<Level>,
    /// After how many hands each level ends, in practice; `None` if a level ends after its time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hands: Option<u32>,
}

impl Levels {
    /// The levels in order; `None` if there are none.
    #[must_use]
    pub fn new(levels: impl IntoIterator<Item = Level>) -> Option<Self> {
        let mut levels = levels.into_iter();
        Some(Self { first: levels.next()?, later: levels.collect(), hands: None })
    }

    /// The level with this number, counted from 1; the last one if there are fewer.
    #[must_use]
    pub fn get(&self, number: u32) -> Level {
        let place = usize::try_from(number.saturating_sub(2)).unwrap_or(usize::MAX);
        if number <= 1 { self.first } else { self.later.get(place).or(self.later.last()).copied().unwrap_or(self.first) }
    }

    /// The same levels, each with this length, milliseconds.
    #[must_use]
    pub fn with_length(&self, length_ms: u32) -> Self {
        let level = |level: &Level| Level { length_ms, ..*level };
        Self { first: level(&self.first), later: self.later.iter().map(level).collect(), hands: self.hands }
    }

    /// The same levels, each of which ends after this number of hands of one table: that of the person, if there is one. For the clocks that
    /// players see, a hand counts as [`FIELD_HAND_MS`].
    #[must_use]
    pub fn by_hands(&self, hands: u32) -> Self {
        Self { hands: Some(hands.max(1)), ..self.with_length(hands.max(1).saturating_mul(FIELD_HAND_MS)) }
    }

    /// After how many hands each level ends; `None` if a level ends after its time.
    #[must_use]
    pub fn hands(&self) -> Option<u32> {
        self.hands
    }

    /// The number of levels.
    #[must_use]
    pub fn count(&self) -> u32 {
        u32::try_from(self.later.len()).unwrap_or(u32::MAX).saturating_add(1)
    }
}
