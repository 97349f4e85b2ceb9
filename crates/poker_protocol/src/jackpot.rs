//! Jackpots (R-JACK-1).

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

/// Which jackpot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JackpotKind {
    /// For the strongest hand, where it is on the list.
    MonteCarlo,
    /// For a strong hand that loses to a stronger one.
    BadBeat,
    /// The same in certain hours.
    Smart,
}

/// A pool as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JackpotPool {
    pub kind: JackpotKind,
    pub amount: Chips,
}
