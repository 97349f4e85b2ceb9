//! What a player may sit down with at a table, and why (R-RAT-5).

use poker_protocol::BuyInRange;
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

/// What a player may sit down with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuyInLimits {
    pub range: BuyInRange,
    pub instead: Option<Chips>,
    pub why: BuyInReason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BuyInReason {
    Ordinary,
    Ratholing { left: Chips, counted: u32 },
    NoSmallerStack { left: Chips },
    Banzai { left: Chips, resets_left: u32 },
}
