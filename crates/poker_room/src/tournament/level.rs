//! The levels of a tournament (R-TRN-11).

use poker_rules::Stakes;
use serde::{Deserialize, Serialize};

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
}

impl Levels {
    /// The levels in order; `None` if there are none.
    #[must_use]
    pub fn new(levels: impl IntoIterator<Item = Level>) -> Option<Self> {
        let mut levels = levels.into_iter();
        Some(Self { first: levels.next()?, later: levels.collect() })
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
        Self { first: level(&self.first), later: self.later.iter().map(level).collect() }
    }

    /// The number of levels.
    #[must_use]
    pub fn count(&self) -> u32 {
        u32::try_from(self.later.len()).unwrap_or(u32::MAX).saturating_add(1)
    }
}
