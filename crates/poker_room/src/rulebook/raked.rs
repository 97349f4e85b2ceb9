//! How rake is taken, R-RAKE.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::Figure;

/// How rake is taken, R-RAKE-2 to 7.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RakeRules {
    /// Rounding of the percentage.
    pub rounding: Figure<Rounding>,
    /// Least rake of a raked hand.
    pub minimum: Figure<Chips>,
    /// What becomes of a percentage below that.
    pub below_minimum: Figure<BelowMinimum>,
    /// No rake without a flop.
    pub no_flop_no_drop: Figure<bool>,
    /// Numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Figure<Vec<u8>>,
    /// When it is taken.
    pub timing: Figure<RakeTiming>,
}

/// How a fraction of a chip is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rounding {
    /// To the nearest chip, a half up.
    Nearest,
    /// To the next chip.
    Up,
}

/// What becomes of a percentage below the minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BelowMinimum {
    /// The minimum is taken, R-RAKE-3.
    TakeMinimum,
    /// Nothing is taken, R-RAKE-7.
    NoRake,
}

/// When rake is taken. R-RAKE-7 allows each street too, which adds up to the same: no hand knows of rake before its betting is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RakeTiming {
    /// Once, before the pots are given out.
    HandEnd,
}
