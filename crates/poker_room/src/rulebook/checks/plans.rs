//! Checks the plans of a rulebook.

use poker_protocol::PlanId;

use super::{Checks, Expected, RulebookError, WHOLE_BP};
use crate::rulebook::{PRINTED, WHOLE_PERCENT};

impl Checks<'_> {
    pub(super) fn plans(&self) -> Result<(), RulebookError> {
        if let Some(plans) = &self.rulebook.plans {
            self.between("plans.days", "is", plans.days.is, 1, 366)?;
            self.source("plans.days", &plans.days.from)?;
            self.between("plans.cancellations_a_year", "is", plans.cancellations_a_year.is, 0, u8::MAX.into())?;
            self.source("plans.cancellations_a_year", &plans.cancellations_a_year.from)?;
            if plans.row(PRINTED).is_none() {
                return Err(self.fail("plans", "rows", "without plan 1", Expected::Present));
            }
            for (at, row) in plans.rows.iter().enumerate() {
                let name = format!("plans.rows[{}]", at + 1);
                let (min, max) = if row.plan == PRINTED { (0, 0) } else { (1, u64::MAX) };
                self.between(&name, "price", row.price.hundredths(), min, max)?;
                self.between(&name, "hexapro_percent", u64::from(row.hexapro_percent.unwrap_or(WHOLE_PERCENT)), 1, WHOLE_PERCENT.into())?;
                self.source(&name, &row.from)?;
                if plans.rows[..at].iter().any(|earlier| earlier.plan == row.plan) {
                    return Err(self.fail(&name, "plan", row.plan.0, Expected::Once));
                }
            }
        }
        self.plan_percentages()
    }

    pub(super) fn plan_percentages(&self) -> Result<(), RulebookError> {
        for (name, stake) in self.stakes.iter().zip(&self.rulebook.stakes) {
            for (&plan, &percent_bp) in &stake.plan_percent_bp {
                self.plan_percentage(name, ["plan_percent_bp"; 2], plan, percent_bp)?;
            }
        }
        Ok(())
    }

    /// Checks a plan's percentage: the plan must have a price and must not be the printed one, whose percentage is the stake's own. The
    /// array names the fields of plan and percentage.
    pub(super) fn plan_percentage(
        &self,
        row: &str,
        [of_plan, of_percent]: [&'static str; 2],
        plan: PlanId,
        percent_bp: u32,
    ) -> Result<(), RulebookError> {
        let offered = self.rulebook.plans.as_ref().is_some_and(|plans| plans.row(plan).is_some());
        if plan == PRINTED || !offered {
            return Err(self.fail(row, of_plan, plan.0, Expected::OtherPlan));
        }
        self.between(row, of_percent, percent_bp, 0, WHOLE_BP)
    }
}
