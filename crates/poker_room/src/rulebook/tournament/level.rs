//! Levels of blinds.

use poker_rules::{Chips, Stakes};
use serde::{Deserialize, Serialize};

use crate::rulebook::Source;

/// The blinds and the ante of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(Chips, Chips, Chips)")]
pub struct BlindLevel {
    pub small_blind: Chips,
    pub big_blind: Chips,
    /// What each player pays into the pot before each hand; it does not count toward a call.
    pub ante: Chips,
}

impl BlindLevel {
    /// What is posted at this level.
    #[must_use]
    pub fn stakes(self) -> Stakes {
        let Self { small_blind, big_blind, ante } = self;
        Stakes { small_blind, big_blind, ante }
    }
}

impl From<(Chips, Chips, Chips)> for BlindLevel {
    fn from((small_blind, big_blind, ante): (Chips, Chips, Chips)) -> Self {
        Self { small_blind, big_blind, ante }
    }
}

/// Levels in their order, with the ante that belongs to each. Several structures may use the same.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlindSchedule {
    pub id: String,
    pub levels: Vec<BlindLevel>,
    /// The source of the levels.
    pub from: Source,
}
