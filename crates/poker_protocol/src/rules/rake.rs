//! How rake is taken, and plans.

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::Disclosed;
use crate::PlanId;

/// How rake is taken, R-RAKE-2 to 7.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RakeInForce {
    /// Rounding of the percentage.
    pub rounding: Disclosed<Rounding>,
    /// Least rake of a raked hand.
    pub minimum: Disclosed<Chips>,
    /// What happens where the percentage is less.
    pub below_minimum: Disclosed<BelowMinimum>,
    /// No rake without a flop.
    pub no_flop_no_drop: Disclosed<bool>,
    /// Numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Disclosed<Vec<u8>>,
    /// When it is taken.
    pub timing: Disclosed<RakeTiming>,
}

/// How a fraction of a chip is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// To the nearest chip, a half up.
    Nearest,
    /// To the next chip.
    Up,
}

/// What happens where the percentage of a pot is less than the least rake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BelowMinimum {
    /// The least rake is taken, R-RAKE-3.
    TakeMinimum,
    /// Nothing is taken, R-RAKE-7.
    NoRake,
}

/// When rake is taken, R-RAKE-7. Either way a hand pays the same in all, where all players pay the same rate. Where plans have rates of
/// their own and a cap is reached, what is due can fall as those with lower rates put more in; nothing that was taken is given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RakeTiming {
    /// Once, before the pots are given out.
    HandEnd,
    /// At the beginning of each street on which somebody is to act, as much as the pot owes by then; the rest before the pots are given
    /// out. What has been taken is no longer in the pot, by which pot limits go.
    EachStreet,
}

/// Rake plans, R-PLAN-1 to 3.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlansInForce {
    /// How long a plan lasts, days.
    pub days: Disclosed<u32>,
    /// How many may be cancelled in a calendar year.
    pub cancellations_a_year: Disclosed<u8>,
    pub rows: Vec<PlanInForce>,
}

/// A plan with its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanInForce {
    pub plan: PlanId,
    /// Charged when it is chosen.
    pub price: Chips,
    /// No document states it.
    pub ours: bool,
}
