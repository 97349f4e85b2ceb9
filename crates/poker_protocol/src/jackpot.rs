//! Jackpots (R-JACK-1).

use serde::{Deserialize, Serialize};

use crate::Money;

/// The kind of a jackpot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum JackpotKind {
    /// Paid for the strongest hand if it is on the jackpot's list.
    MonteCarlo,
    /// Paid for a strong hand that loses to a stronger one.
    BadBeat,
    /// Like `BadBeat`, but only at certain hours.
    Smart,
}

/// The current amount of a jackpot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JackpotPool {
    pub kind: JackpotKind,
    pub amount: Money,
}
