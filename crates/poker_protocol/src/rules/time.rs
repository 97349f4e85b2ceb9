//! The rules of the time to decide and of being away.

use serde::{Deserialize, Serialize};

use super::Disclosed;

/// The rules of the time to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClockInForce {
    /// The ordinary time for a decision, in seconds (R-TIME-3).
    pub decision_s: Disclosed<u32>,
    /// The time bank.
    pub bank: BankInForce,
    /// The additional time for a disconnected player, in seconds (R-CASH-7, R-CASH-8).
    pub disconnect_extra_s: Disclosed<u32>,
    /// Whether a disconnected player uses the time bank (R-CASH-7).
    pub disconnect_uses_time_bank: Disclosed<bool>,
    /// The time in seconds for which a disconnected player's seat is kept without being dealt in; `None` if the rulebook has no such limit
    /// (R-CASH-8).
    pub disconnect_seat_s: Option<Disclosed<u32>>,
}

/// The time bank of cash tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BankInForce {
    /// It grows by steps (R-TIME-1).
    Steps {
        /// The time at the first hand, in milliseconds.
        first_ms: u32,
        /// The time added at each step, in milliseconds.
        add_ms: u32,
        /// The number of hands between steps.
        every_hands: u32,
        /// The most time in the bank, in milliseconds.
        cap_ms: u32,
        /// Whether the house chose it because no document states it.
        ours: bool,
    },
    /// Each hand begins with at least a floor, and each hand played adds some time (R-TIME-2).
    FloorAndTrickle {
        /// The least time at the beginning of a hand, in milliseconds.
        floor_ms: u32,
        /// The time added after each hand played, in milliseconds.
        add_ms: u32,
        /// The most time in the bank, in milliseconds.
        cap_ms: u32,
        /// Whether the house chose it because no document states it.
        ours: bool,
    },
    Nothing,
}

/// The rules of sitting out and adding chips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AwayInForce {
    /// The time of sitting out after which the seat is freed, in seconds (R-CASH-4).
    pub sit_out_removal_s: Disclosed<u32>,
    /// If sitting out at one table means sitting out at all (R-CASH-5), the time to return, in seconds; otherwise `None`.
    pub global_sit_out_s: Option<Disclosed<u32>>,
    /// Whether a player may choose to sit out at the next big blind (R-CASH-6).
    pub sit_out_next_big_blind: Disclosed<bool>,
    /// Whether the automatic top-up is on by default; `None` if there is no automatic top-up (R-CASH-9).
    pub auto_top_up: Option<Disclosed<bool>>,
}
