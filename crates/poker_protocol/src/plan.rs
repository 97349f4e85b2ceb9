//! Rake plans on offer and the player's own (R-PLAN-1).

use poker_rules::Chips;
use serde::{Deserialize, Serialize};

/// Which plan, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlanId(pub u8);

/// A plan on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanRow {
    pub plan: PlanId,
    /// What it costs.
    pub price: Chips,
    /// Days it lasts; `None` lasts until another is chosen.
    pub days: Option<u32>,
    /// Its rates differ from the printed ones.
    pub own_rates: bool,
}

/// All plans and the player's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanView {
    /// On offer, the first costs nothing; empty where the rulebook has no plans.
    pub rows: Vec<PlanRow>,
    /// The player's.
    pub active: PlanId,
    /// Milliseconds since the Unix epoch when it ends; `None` for one without an end.
    pub ends: Option<u64>,
    /// Days of it that are left, the one in progress included; `None` for one without an end.
    pub days_left: Option<u32>,
    /// What cancelling it at this moment gives back.
    pub refund: Chips,
    /// Cancellations left this calendar year.
    pub cancellations_left: u8,
}
