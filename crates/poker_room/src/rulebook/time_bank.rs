//! Time banks (R-TIME).

use serde::{Deserialize, Serialize};

use super::Source;

/// The time bank of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum TimeBank {
    /// Grows by steps, in each context at its own pace (R-TIME-1).
    Steps(Vec<TimeBankRow>),
    /// For cash tables: no hand begins with less than the floor, and each hand played adds a little (R-TIME-2).
    FloorAndTrickle(TrickleBank),
    Nothing {
        /// The source of the row.
        from: Source,
    },
}

impl TimeBank {
    /// The context of a HexaPro game with this multiplier in tenths (R-HEX-13). `None` if the time bank does not distinguish multipliers.
    #[must_use]
    pub fn hexapro_context(&self, tenths: u32) -> Option<TimeBankContext> {
        let Self::Steps(rows) = self else { return None };
        rows.iter().map(|row| row.context).find(|context| match context {
            TimeBankContext::HexaProBelow(limit) => u64::from(tenths) < 10 * u64::from(*limit),
            TimeBankContext::HexaProFrom(limit) => u64::from(tenths) >= 10 * u64::from(*limit),
            TimeBankContext::Cash | TimeBankContext::Tournament | TimeBankContext::SitAndGo => false,
        })
    }
}

/// Where a time bank applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TimeBankContext {
    Cash,
    /// `HexaPro` with a multiplier below this number.
    HexaProBelow(u32),
    /// `HexaPro` with this multiplier or a higher one.
    HexaProFrom(u32),
    /// Tournaments whose rules state no other time bank.
    Tournament,
    SitAndGo,
}

/// A time bank that grows by steps (R-TIME-1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeBankRow {
    pub context: TimeBankContext,
    /// The bank at the first hand, milliseconds.
    pub first_ms: u32,
    /// What each step adds, milliseconds.
    pub add_ms: u32,
    /// The number of hands between two steps.
    pub every_hands: u32,
    /// The largest bank, milliseconds.
    pub cap_ms: u32,
    /// The source of the row.
    pub from: Source,
}

/// A time bank with which no hand begins below a floor (R-TIME-2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrickleBank {
    /// The smallest bank at the beginning of a hand, milliseconds.
    pub floor_ms: u32,
    /// What each hand played adds, milliseconds.
    pub add_ms: u32,
    /// The largest bank, milliseconds.
    pub cap_ms: u32,
    /// The source of the row.
    pub from: Source,
}
