//! Time to decide, and being away.

use serde::{Deserialize, Serialize};

use super::Disclosed;

/// Time to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockInForce {
    /// Ordinary time for a decision, seconds, R-TIME-3.
    pub decision_s: Disclosed<u32>,
    /// The time bank.
    pub bank: BankInForce,
    /// More time for a lost connection, seconds, R-CASH-7 and 8.
    pub disconnect_extra_s: Disclosed<u32>,
    /// A lost connection uses the time bank, R-CASH-7.
    pub disconnect_uses_time_bank: Disclosed<bool>,
    /// Seconds for which the seat of a disconnected player is held without being dealt in, where the rulebook has such a limit, R-CASH-8.
    pub disconnect_seat_s: Option<Disclosed<u32>>,
}

/// The time bank of cash tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BankInForce {
    /// Grows by steps, R-TIME-1.
    Steps {
        /// At the first hand, milliseconds.
        first_ms: u32,
        /// Added each time, milliseconds.
        add_ms: u32,
        /// Hands between additions.
        every_hands: u32,
        /// Never more than this, milliseconds.
        cap_ms: u32,
        /// No document states it.
        ours: bool,
    },
    /// No hand begins with less than the floor, and each one played adds a little, R-TIME-2.
    FloorAndTrickle {
        /// Each hand begins with at least this, milliseconds.
        floor_ms: u32,
        /// Added after each hand played, milliseconds.
        add_ms: u32,
        /// Never more than this, milliseconds.
        cap_ms: u32,
        /// No document states it.
        ours: bool,
    },
    Nothing,
}

/// Sitting out and adding chips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AwayInForce {
    /// Sitting out longer frees the seat, seconds, R-CASH-4.
    pub sit_out_removal_s: Disclosed<u32>,
    /// Seconds to come back, where sitting out at one table is sitting out at all tables, R-CASH-5.
    pub global_sit_out_s: Option<Disclosed<u32>>,
    /// A player may sit out when the big blind comes, R-CASH-6.
    pub sit_out_next_big_blind: Disclosed<bool>,
    /// Whether the auto top-up is on by default; `None` where there is no auto top-up, R-CASH-9.
    pub auto_top_up: Option<Disclosed<bool>>,
}
