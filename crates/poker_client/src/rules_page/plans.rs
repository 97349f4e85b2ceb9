//! Rake plans.

use poker_protocol::RulesInForce;
use poker_text::text;

use super::figures::{amounts, count};
use super::section::{RulesRow, RulesSection};

/// Rake plans, where the rulebook has them.
pub(super) fn plans(rules: &RulesInForce) -> Option<RulesSection> {
    let plans = rules.plans.as_ref()?;
    let amounts = amounts(rules);
    let prices =
        plans.rows.iter().map(|row| RulesRow::new(text::rules::plan(count(row.plan.0)), amounts.short_money(row.price)).ours(row.ours));
    let mut rows: Vec<_> = prices.collect();
    rows.push(RulesRow::new(text::rules::plan_days(), text::rules::plan_days_value(count(plans.days.value))).from(&plans.days));
    rows.push(
        RulesRow::new(text::rules::plan_cancellations(), count(plans.cancellations_a_year.value))
            .note(text::rules::plan_refund())
            .from(&plans.cancellations_a_year),
    );
    if rules.stakes.iter().all(|stake| stake.plan_rake_bp.is_empty()) {
        rows.push(RulesRow::sentence(text::account::plan_printed_rates()));
    }
    Some(RulesSection { title: text::rules::section_plans(), rows })
}
