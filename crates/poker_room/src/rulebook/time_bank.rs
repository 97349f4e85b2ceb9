//! Time banks, R-TIME.

use serde::{Deserialize, Serialize};

use super::Source;

/// The time bank of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum TimeBank {
    /// Grows by steps, each context at its own pace, R-TIME-1.
    Steps(Vec<TimeBankRow>),
    /// At cash tables no hand begins with less than the floor, and each one played adds a little, R-TIME-2.
    FloorAndTrickle(TrickleBank),
    Nothing {
        /// Where it says so.
        from: Source,
    },
}

/// Where a time bank holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TimeBankContext {
    /// Cash tables.
    Cash,
    /// `HexaPro` with a multiplier below this.
    HexaProBelow(u32),
    /// `HexaPro` with this multiplier or a higher one.
    HexaProFrom(u32),
    /// Tournaments, unless they say otherwise.
    Tournament,
    SitAndGo,
}

/// A time bank that grows by steps, R-TIME-1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeBankRow {
    /// Where it holds.
    pub context: TimeBankContext,
    /// At the first hand, milliseconds.
    pub first_ms: u32,
    /// Added each time, milliseconds.
    pub add_ms: u32,
    /// Hands between additions.
    pub every_hands: u32,
    /// Never more than this, milliseconds.
    pub cap_ms: u32,
    /// Where it says so.
    pub from: Source,
}

/// A time bank that never begins a hand below its floor, R-TIME-2.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrickleBank {
    /// Each hand begins with at least this, milliseconds.
    pub floor_ms: u32,
    /// Added after each hand played, milliseconds.
    pub add_ms: u32,
    /// Never more than this, milliseconds.
    pub cap_ms: u32,
    /// Where it says so.
    pub from: Source,
}
