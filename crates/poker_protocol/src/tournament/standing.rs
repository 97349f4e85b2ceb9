//! How a tournament stands.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::level::LevelClock;
use super::pace::Pace;
use crate::Money;

/// How a tournament stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The level; `None` if the tournament is not being played.
    pub clock: Option<LevelClock>,
    pub pace: Pace,
    /// The time until the next break when the message was made, in milliseconds; `None` if there is none.
    pub next_break_ms: Option<u32>,
    /// The number of entries that were not taken back, re-entries included.
    pub entries: u32,
    /// The number of players who are still in.
    pub left: u32,
    /// The number of tables.
    pub tables: u32,
    pub pool: Money,
    /// The average stack of those who are still in; zero if the tournament is not being played, as the next two.
    pub average: Chips,
    pub largest: Chips,
    pub smallest: Chips,
}
