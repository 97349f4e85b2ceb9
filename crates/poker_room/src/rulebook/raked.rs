//! How rake is taken (R-RAKE).

use poker_protocol::{BelowMinimum, Money, RakeTiming, Rounding};
use serde::Deserialize;

use super::Figure;

/// How rake is taken (R-RAKE-2 to 7).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RakeRules {
    /// How the percentage is rounded.
    pub rounding: Figure<Rounding>,
    /// The least rake of a raked hand.
    pub minimum: Figure<Money>,
    /// What happens if the percentage gives less than the minimum.
    pub below_minimum: Figure<BelowMinimum>,
    /// Whether a hand without a flop is not raked.
    pub no_flop_no_drop: Figure<bool>,
    /// The numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Figure<Vec<u8>>,
    /// When the rake is taken.
    pub timing: Figure<RakeTiming>,
}
