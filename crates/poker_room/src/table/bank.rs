//! The time bank of a table, as its rulebook has it.

use crate::rulebook::{TimeBank, TimeBankContext};

/// A time bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BankRules {
    /// R-TIME-1.
    Steps {
        /// At the first hand, milliseconds.
        first_ms: u32,
        /// Added each time, milliseconds.
        add_ms: u32,
        /// Hands between additions.
        every_hands: u32,
        /// Never more than this, milliseconds.
        cap_ms: u32,
    },
    /// R-TIME-2.
    FloorAndTrickle {
        /// Each hand begins with at least this, milliseconds.
        floor_ms: u32,
        /// Added after each hand played, milliseconds.
        add_ms: u32,
        /// Never more than this, milliseconds.
        cap_ms: u32,
    },
    Nothing,
}

impl BankRules {
    /// Of one kind of tables of a rulebook; none where it forgets them.
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

    /// What a player sits down with, milliseconds.
    pub(crate) fn first_ms(self) -> u32 {
        match self {
            Self::Steps { first_ms, .. } => first_ms,
            Self::FloorAndTrickle { floor_ms, .. } => floor_ms,
            Self::Nothing => 0,
        }
    }

    /// Never more than this, milliseconds.
    pub(crate) fn cap_ms(self) -> u32 {
        match self {
            Self::Steps { cap_ms, .. } | Self::FloorAndTrickle { cap_ms, .. } => cap_ms,
            Self::Nothing => 0,
        }
    }

    /// What is left becomes this when the next hand is dealt to a player who has had so many here, R-TIME-4.
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
