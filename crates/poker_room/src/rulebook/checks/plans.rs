//! What must hold of a rulebook's plans.

use poker_protocol::PlanId;

use super::{Checks, Expected, RulebookError, WHOLE_BP};
use crate::plan::PRINTED;

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
                self.between(&name, "price", row.price.get(), min, max)?;
                self.source(&name, &row.from)?;
                if plans.rows[..at].iter().any(|earlier| earlier.plan == row.plan) {
                    return Err(self.fail(&name, "plan", row.plan.0, Expected::Once));
                }
            }
        }
        self.plan_percentages()
    }

    /// Percentages only of plans there are, and none of everybody's: that is the stake's own.
    fn plan_percentages(&self) -> Result<(), RulebookError> {
        let offered = |plan: PlanId| self.rulebook.plans.as_ref().is_some_and(|plans| plans.row(plan).is_some());
        for (at, stake) in self.rulebook.stakes.iter().enumerate() {
            let name = format!("stakes[{}] {}", at + 1, stake.name);
            for (&plan, &percent_bp) in &stake.plan_percent_bp {
                if plan == PRINTED || !offered(plan) {
                    return Err(self.fail(&name, "plan_percent_bp", plan.0, Expected::OtherPlan));
                }
                self.between(&name, "plan_percent_bp", percent_bp, 0, WHOLE_BP)?;
            }
        }
        Ok(())
    }
}
