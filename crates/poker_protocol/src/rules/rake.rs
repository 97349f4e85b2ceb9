//! The rules of rake and of rake plans.

use serde::{Deserialize, Serialize};

use super::Disclosed;
use crate::{Money, PlanId};

/// The rules of rake (R-RAKE-2 to R-RAKE-7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RakeInForce {
    /// How the percentage of the pot is rounded.
    pub rounding: Disclosed<Rounding>,
    /// The least rake of a raked hand.
    pub minimum: Disclosed<Money>,
    /// What happens if the percentage is less than `minimum`.
    pub below_minimum: Disclosed<BelowMinimum>,
    /// Whether a hand without a flop pays no rake.
    pub no_flop_no_drop: Disclosed<bool>,
    /// The numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Disclosed<Vec<u8>>,
    /// When rake is taken.
    pub timing: Disclosed<RakeTiming>,
}

/// How a fraction of a hundredth is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// To the nearest hundredth; halves up.
    Nearest,
    /// Up to the next hundredth.
    Up,
}

/// What happens if the percentage of a pot is less than the least rake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BelowMinimum {
    /// The least rake is taken (R-RAKE-3).
    TakeMinimum,
    /// No rake is taken (R-RAKE-7).
    NoRake,
}

/// When rake is taken (R-RAKE-7). If all players pay the same rate, a hand pays the same rake in total either way. If plans have their
/// own rates and the cap is reached, the rake that is due can fall when players with lower rates put in more; rake that was taken is not
/// given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RakeTiming {
    /// Once, before the pots are paid.
    HandEnd,
    /// At the beginning of each street on which somebody is to act, the rake that is due so far; the rest before the pots are paid. Rake
    /// that was taken is no longer part of the pot, which also lowers pot limits.
    EachStreet,
}

/// The rules of rake plans (R-PLAN-1 to R-PLAN-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlansInForce {
    /// The number of days that a plan lasts.
    pub days: Disclosed<u32>,
    /// The number of plans that a player may cancel in a calendar year.
    pub cancellations_a_year: Disclosed<u8>,
    pub rows: Vec<PlanInForce>,
}

/// A rake plan with its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlanInForce {
    pub plan: PlanId,
    /// The price, charged when the plan is chosen.
    pub price: Money,
    /// Whether the house chose the price because no document states it.
    pub ours: bool,
}
