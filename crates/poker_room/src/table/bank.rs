//! The time bank of a table, by its rulebook.

use serde::{Deserialize, Serialize};

use crate::rulebook::{TimeBank, TimeBankContext};

/// The rules of the time bank at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BankRules {
    /// Grows by steps (R-TIME-1).
    Steps {
        /// The bank at the first hand, milliseconds.
        first_ms: u32,
        /// What each step adds, milliseconds.
        add_ms: u32,
        /// The number of hands between two steps.
        every_hands: u32,
        /// The largest bank, milliseconds.
        cap_ms: u32,
    },
    /// Grows with each hand, and is at least `floor_ms` at the beginning of a hand (R-TIME-2).
    FloorAndTrickle {
        /// The smallest bank at the beginning of a hand, milliseconds.
        floor_ms: u32,
        /// What each hand played adds, milliseconds.
        add_ms: u32,
        /// The largest bank, milliseconds.
        cap_ms: u32,
    },
    Nothing,
}

impl BankRules {
    /// The time bank of a rulebook in this context; `None` if the rulebook has no row for it.
    pub(crate) fn of(time_bank: &TimeBank, context: TimeBankContext) -> Option<Self> {
        match time_bank {
            TimeBank::Steps(rows) => {
                let row = rows.iter().find(|row| row.context == context)?;
                Some(Self::Steps { first_ms: row.first_ms, add_ms: row.add_ms, every_hands: row.every_hands, cap_ms: row.cap_ms })
            }
            TimeBank::FloorAndTrickle(bank) => {
                Some(Self::FloorAndTrickle { floor_ms: bank.floor_ms, add_ms: bank.add_ms, cap_ms: bank.cap_ms })
            }
            TimeBank::Nothing { .. } => Some(Self::Nothing),
        }
    }

    /// The bank of a player who sits down, milliseconds.
    pub(crate) fn first_ms(self) -> u32 {
        match self {
            Self::Steps { first_ms, .. } => first_ms,
            Self::FloorAndTrickle { floor_ms, .. } => floor_ms,
            Self::Nothing => 0,
        }
    }

    /// The largest bank, milliseconds.
    pub(crate) fn cap_ms(self) -> u32 {
        match self {
            Self::Steps { cap_ms, .. } | Self::FloorAndTrickle { cap_ms, .. } => cap_ms,
            Self::Nothing => 0,
        }
    }

    /// The bank with which a player begins the next hand, after `hands_dealt` hands here and with `left_ms` left (R-TIME-4).
    pub(super) fn at_deal(self, left_ms: u32, hands_dealt: u32) -> u32 {
        match self {
            Self::Steps { add_ms, every_hands, cap_ms, .. } => {
                let due = hands_dealt > 0 && hands_dealt.is_multiple_of(every_hands);
                if due { left_ms.saturating_add(add_ms).min(cap_ms) } else { left_ms }
            }
            Self::FloorAndTrickle { floor_ms, add_ms, cap_ms } => {
                let added = if hands_dealt > 0 { left_ms.saturating_add(add_ms).min(cap_ms) } else { left_ms };
                added.max(floor_ms)
            }
            Self::Nothing => 0,
        }
    }
}
