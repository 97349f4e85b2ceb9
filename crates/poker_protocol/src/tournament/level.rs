//! Levels and breaks (R-TRN-10, R-TRN-11).

use poker_rules::Stakes;
use serde::{Deserialize, Serialize};

/// A level of the blind structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelRow {
    pub stakes: Stakes,
    /// Its length, in milliseconds; 0 if a multiplier gives it that is not drawn yet.
    pub length_ms: u32,
    /// The number of hands after which it ends, if it does not end after its time; then `length_ms` is how long they usually last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<u32>,
}

/// The breaks that all tournaments have at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BreakView {
    /// The minute of each hour at which a break begins. There is none during the first level.
    pub minute: u8,
    /// The length of a break, in milliseconds.
    pub length_ms: u32,
}

/// The level that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelClock {
    /// The number of the level, from 1.
    pub level: u32,
    pub stakes: Stakes,
    /// The time left when the message was made, in milliseconds; it stands still during breaks.
    pub left_ms: u32,
    /// The number of hands until the next level, the one in progress included, if the level ends after hands and not after its time, as it
    /// may in practice; then `left_ms` is only how long they usually last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands_left: Option<u32>,
    /// The next level. The last one repeats.
    pub next: Stakes,
}
