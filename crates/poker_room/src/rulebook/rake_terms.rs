//! How the tables of a stake are raked.

use std::collections::BTreeMap;

use poker_protocol::{BelowMinimum, Money, PlanId, RakeTiming, Rounding};

/// How a table is raked: its stake's row and the rules of its rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RakeTerms {
    /// The printed percentage of the pot, basis points.
    pub percent_bp: u32,
    /// The percentage for players on other plans. On a plan without one here, players pay the printed percentage (R-PLAN-4).
    pub plan_percent_bp: BTreeMap<PlanId, u32>,
    /// The most rake of one hand.
    pub cap: Money,
    /// How the percentage is rounded.
    pub rounding: Rounding,
    /// The least rake of a raked hand.
    pub minimum: Money,
    /// What happens if the percentage gives less than the minimum.
    pub below_minimum: BelowMinimum,
    /// Whether a hand without a flop is not raked.
    pub no_flop_no_drop: bool,
    /// The numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Vec<u8>,
    /// When the rake is taken.
    pub timing: RakeTiming,
}
