//! The rake plans of a rulebook.

use poker_protocol::{Money, PlanId};
use serde::Deserialize;

use super::{Figure, Source};

/// The plan of all players who have chosen no other: it has the printed percentages.
pub const PRINTED: PlanId = PlanId(1);

/// The whole buy-in, percent.
pub(crate) const WHOLE_PERCENT: u8 = 100;

/// The rake plans on offer (R-PLAN-1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanRules {
    /// How long a plan lasts, days.
    pub days: Figure<u32>,
    /// How many plans may be cancelled in a calendar year (R-PLAN-3).
    pub cancellations_a_year: Figure<u8>,
    /// All plans, including the printed one.
    pub rows: Vec<PlanPrice>,
}

/// A rake plan with its price.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanPrice {
    pub plan: PlanId,
    /// The price, charged when the plan is chosen.
    pub price: Money,
    /// What a player on the plan pays for a HexaPro game, in percent of its buy-in; `None` for all of it (R-PLAN-5). The table in the
    /// document cannot be right, so no plan that is supplied has a figure.
    #[serde(default)]
    pub hexapro_percent: Option<u8>,
    /// The source of the row.
    pub from: Source,
}

impl PlanRules {
    /// What a player on the plan pays for a HexaPro game, in percent of its buy-in (R-PLAN-5).
    #[must_use]
    pub fn hexapro_percent(&self, plan: PlanId) -> u8 {
        self.row(plan).and_then(|row| row.hexapro_percent).unwrap_or(WHOLE_PERCENT)
    }

    /// The row of a plan.
    #[must_use]
    pub fn row(&self, plan: PlanId) -> Option<&PlanPrice> {
        self.rows.iter().find(|row| row.plan == plan)
    }
}
