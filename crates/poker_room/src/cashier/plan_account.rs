//! A player's rake plan and cancellations. The cashier books what they cost.

use poker_protocol::{Money, PlanId, Refusal};
use serde::{Deserialize, Serialize};

use super::refund::refund;
use crate::Now;
use crate::rulebook::{PRINTED, PlanRules};

/// A plan that was paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivePlan {
    pub plan: PlanId,
    /// The price paid.
    pub fee: Money,
    /// When the plan was chosen.
    pub since: Now,
    /// How many days the plan lasts from `since` on.
    pub days: u32,
}

/// A player's plan and cancellations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanAccount {
    /// The plan that was paid for last, unless it was cancelled or has ended.
    pub active: Option<ActivePlan>,
    /// The year of the last cancellation.
    pub cancelled_in: u32,
    /// Cancellations in the year `cancelled_in`.
    pub cancelled: u8,
}

impl ActivePlan {
    /// When the plan ends.
    #[must_use]
    pub fn until(&self) -> Now {
        self.since.after_days(self.days)
    }

    /// The part of the fee that a cancellation at `now` returns (R-PLAN-2); days are calendar days.
    #[must_use]
    pub fn refund(&self, now: Now) -> Money {
        refund(self.fee, self.days, now.day().saturating_sub(self.since.day()))
    }
}

impl PlanAccount {
    /// The plan in force: the active one, or else [`PRINTED`].
    #[must_use]
    pub fn plan(&self) -> PlanId {
        self.active.map_or(PRINTED, |active| active.plan)
    }

    /// Cancellations left this calendar year (R-PLAN-3).
    #[must_use]
    pub fn cancellations_left(&self, rules: &PlanRules, now: Now) -> u8 {
        let used = if self.cancelled_in == now.date().year { self.cancelled } else { 0 };
        rules.cancellations_a_year.is.saturating_sub(used)
    }

    /// The account with the new plan, and the fee to charge.
    ///
    /// # Errors
    /// If there is no such plan, or another one is active, which must first end or be cancelled (R-PLAN-4).
    pub fn choose(self, plan: PlanId, rules: &PlanRules, now: Now) -> Result<(Self, Money), Refusal> {
        let row = rules.row(plan).ok_or(Refusal::Unknown)?;
        if self.active.is_some() || plan == PRINTED {
            return Err(Refusal::PlanActive { plan: self.plan() });
        }
        let active = ActivePlan { plan, fee: row.price, since: now, days: rules.days.is };
        Ok((Self { active: Some(active), ..self }, row.price))
    }

    /// The account without its plan, and the part of the fee to refund.
    ///
    /// # Errors
    /// If no paid plan is active, or all cancellations of the year are used.
    pub fn cancel(self, rules: &PlanRules, now: Now) -> Result<(Self, Money), Refusal> {
        let active = self.active.ok_or(Refusal::NoPlan)?;
        let (most, left) = (rules.cancellations_a_year.is, self.cancellations_left(rules, now));
        if left == 0 {
            return Err(Refusal::Cancellations { most });
        }
        let cancelled = most.saturating_sub(left).saturating_add(1);
        Ok((Self { active: None, cancelled_in: now.date().year, cancelled }, active.refund(now)))
    }

    /// The account at `now`: without the plan if its days are over.
    #[must_use]
    pub fn expire(self, now: Now) -> Self {
        Self { active: self.active.filter(|active| active.until() > now), ..self }
    }
}
