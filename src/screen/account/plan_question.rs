//! The question before a plan is bought or ended. It says what the plan gives, from when and for how long.

use bevy_egui::egui::Context;
use poker_client::{Amounts, Intent, RoomIntent, stake_text};
use poker_protocol::{PlanId, PlanRow, PlanView, StakeInForce};
use poker_text::{Arg, Text, text};

use super::AccountView;
use super::question::{Answered, Question};
use crate::style::Style;

/// A question about a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlanQuestion {
    /// Whether to buy this plan.
    Choose(PlanId),
    /// Whether to end the current plan.
    Cancel,
}

/// Draws the question. Returns the intent, and whether the question stays open.
pub(super) fn ask(ctx: &Context, style: &Style<'_>, view: &AccountView<'_>, question: PlanQuestion) -> (Option<Intent>, bool) {
    let Some(plans) = view.plans else { return (None, false) };
    let Some((title, lines, intent)) = content(view, plans, question, &style.amounts) else { return (None, false) };
    let go = match question {
        PlanQuestion::Choose(_) => text::account::plan_choose(),
        PlanQuestion::Cancel => text::account::plan_cancel(),
    };
    let answer = Question { name: "plan.question", title: &title, lines: &lines, go: &go }.show(ctx, style);
    ((answer == Some(Answered::Go)).then(|| intent.into()), answer.is_none())
}

/// The question's title, its lines, and the intent if the player agrees.
fn content(view: &AccountView<'_>, plans: &PlanView, question: PlanQuestion, amounts: &Amounts) -> Option<(Text, Vec<Text>, RoomIntent)> {
    match question {
        PlanQuestion::Choose(plan) => {
            let row = plans.rows.iter().find(|row| row.plan == plan)?;
            let days = Arg::count(u64::from(row.days?));
            let price = amounts.money(row.price);
            let mut lines = vec![text::account::plan_pays(price, days)];
            lines.extend(given(view, row));
            Some((text::account::plan_choose_title(plan.0.to_string()), lines, RoomIntent::ChoosePlan(plan)))
        }
        PlanQuestion::Cancel => {
            let left = text::account::cancellations_left(Arg::count(u64::from(plans.cancellations_left)));
            let lines = vec![text::account::plan_refund(amounts.money(plans.refund)), left];
            Some((text::account::plan_cancel_title(plans.active.0.to_string()), lines, RoomIntent::CancelPlan))
        }
    }
}

/// What the plan gives: each known stake at which the rake is lower, or one line that its rates differ or that it changes nothing.
fn given(view: &AccountView<'_>, row: &PlanRow) -> Vec<Text> {
    let lower = |stake: &StakeInForce| {
        let own = stake.plan_rake_bp.iter().find(|rate| rate.plan == row.plan).filter(|rate| rate.rake_bp < stake.rake_bp)?;
        let percent = |basis_points: u32| text::number::percent(Arg::decimal(basis_points.into(), 2));
        let named = stake_text(&stake.name, stake.game, stake.form);
        Some(text::account::plan_gives(named, percent(own.rake_bp), percent(stake.rake_bp)))
    };
    let lines: Vec<Text> = view.rules.iter().flat_map(|rules| &rules.stakes).filter_map(lower).collect();
    match (lines.is_empty(), row.own_rates) {
        (false, _) => lines,
        (true, true) => vec![text::account::plan_gives_rates()],
        (true, false) => vec![text::account::plan_gives_nothing()],
    }
}
