//! The rake plans on offer and the player's own plan (R-PLAN-1).

use serde::{Deserialize, Serialize};

use crate::Money;

/// The number of a rake plan, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct PlanId(pub u8);

/// A rake plan on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlanRow {
    pub plan: PlanId,
    pub price: Money,
    /// The number of days that it lasts; `None` if it lasts until another plan is chosen.
    pub days: Option<u32>,
    /// Whether the plan has rake rates of its own at some stake (R-PLAN-4).
    pub own_rates: bool,
    /// What a player on the plan pays for a HexaPro game, in percent of its buy-in (R-PLAN-5).
    pub hexapro_percent: u8,
}

/// All rake plans and the player's own plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlanView {
    /// The plans on offer. The first is free. Empty if the rulebook has no plans.
    pub rows: Vec<PlanRow>,
    /// The player's plan.
    pub active: PlanId,
    /// The time at which the player's plan ends, in milliseconds since 1970; `None` if it has no end.
    pub ends: Option<u64>,
    /// The number of days left, the current day included; `None` if the plan has no end.
    pub days_left: Option<u32>,
    /// The amount that cancelling the plan now would give back.
    pub refund: Money,
    /// The number of cancellations left in this calendar year.
    pub cancellations_left: u8,
}
