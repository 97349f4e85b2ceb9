//! The plans of a rulebook.

use poker_protocol::{Money, PlanId};
use serde::Deserialize;

use super::{Figure, Source};

/// Everybody's plan until another is chosen: its percentages are those printed.
pub const PRINTED: PlanId = PlanId(1);

/// The plans on offer, R-PLAN-1.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanRules {
    /// How long a plan lasts, days.
    pub days: Figure<u32>,
    /// How many may be cancelled in a calendar year, R-PLAN-3.
    pub cancellations_a_year: Figure<u8>,
    /// The plans, everybody's first.
    pub rows: Vec<PlanPrice>,
}

/// A plan with its price.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanPrice {
    /// Its number.
    pub plan: PlanId,
    /// Charged when it is chosen.
    pub price: Money,
    /// Where it says so.
    pub from: Source,
}

impl PlanRules {
    /// A plan's row.
    #[must_use]
    pub fn row(&self, plan: PlanId) -> Option<&PlanPrice> {
        self.rows.iter().find(|row| row.plan == plan)
    }
}
