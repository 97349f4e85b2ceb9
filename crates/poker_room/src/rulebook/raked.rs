//! How rake is taken, R-RAKE.

use poker_protocol::{BelowMinimum, Money, RakeTiming, Rounding};
use serde::Deserialize;

use super::Figure;

/// How rake is taken, R-RAKE-2 to 7.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RakeRules {
    /// Rounding of the percentage.
    pub rounding: Figure<Rounding>,
    /// Least rake of a raked hand.
    pub minimum: Figure<Money>,
    /// What becomes of a percentage below that.
    pub below_minimum: Figure<BelowMinimum>,
    /// No rake without a flop.
    pub no_flop_no_drop: Figure<bool>,
    /// Numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Figure<Vec<u8>>,
    /// When it is taken.
    pub timing: Figure<RakeTiming>,
}
