//! The rake plans as they are sent to a player.

use poker_protocol::{Money, PlanRow, PlanView};

use super::plan_account::PlanAccount;
use crate::Now;
use crate::rulebook::{PRINTED, PlanPrice, PlanRules, Rulebook};

/// The plans on offer and the player's own; `rulebook` is the room's rulebook that has plans, if there is one.
pub(super) fn plan_view(account: PlanAccount, rulebook: Option<(&Rulebook, &PlanRules)>, now: Now) -> PlanView {
    let mut view = PlanView {
        rows: Vec::new(),
        active: account.plan(),
        ends: account.active.map(|active| active.until().0),
        days_left: account.active.map(|active| active.until().days_since(now)),
        refund: account.active.map_or(Money::ZERO, |active| active.refund(now)),
        cancellations_left: 0,
    };
    let Some((rulebook, plans)) = rulebook else { return view };
    let row = |priced: &PlanPrice| PlanRow {
        plan: priced.plan,
        price: priced.price,
        days: (priced.plan != PRINTED).then_some(plans.days.is),
        own_rates: rulebook.stakes.iter().any(|stake| stake.plan_percent_bp.contains_key(&priced.plan)),
        hexapro_percent: plans.hexapro_percent(priced.plan),
    };
    view.rows = plans.rows.iter().map(row).collect();
    view.cancellations_left = account.cancellations_left(plans, now);
    view
}
