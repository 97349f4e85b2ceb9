//! What the tables of a stake rake.

use std::collections::BTreeMap;

use poker_protocol::{BelowMinimum, Money, PlanId, RakeTiming, Rounding};

/// What a table rakes: a stake's row with the rules around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RakeTerms {
    /// Hundredths of a percent of the pot.
    pub percent_bp: u32,
    /// The same for players on other plans; where a plan is not named here its players pay the printed percentage (R-PLAN-4).
    pub plan_percent_bp: BTreeMap<PlanId, u32>,
    /// Most rake of one hand.
    pub cap: Money,
    /// Rounding of the percentage.
    pub rounding: Rounding,
    /// Least rake of a raked hand.
    pub minimum: Money,
    /// What happens where the percentage is less than the minimum.
    pub below_minimum: BelowMinimum,
    /// No rake without a flop.
    pub no_flop_no_drop: bool,
    /// Numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Vec<u8>,
    /// When it is taken.
    pub timing: RakeTiming,
}
