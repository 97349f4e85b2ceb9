//! The section for rake plans: all plans, the player's own, and buttons to choose or end one.

use poker_protocol::{PlanRow, PlanView};
use poker_text::{Arg, text};

use super::AccountView;
use super::plan_question::PlanQuestion;
use crate::screen::form::{FormUi, Label};
use crate::style::{Paragraphs, Style};
use crate::widget::Button;

/// Draws the plans. Returns the question to ask the player.
pub(super) fn plans(form: &mut FormUi<'_, '_, '_>, view: &AccountView<'_>) -> Option<PlanQuestion> {
    let style = form.style;
    let mut question = None;
    form.group(&style.say(&text::account::plans()), |form| match view.plans {
        Some(plans) if !plans.rows.is_empty() => {
            for row in &plans.rows {
                question = question.or(plan(form, row, plans, view));
            }
            if plans.rows.iter().any(|row| row.days.is_some() && !row.own_rates) {
                form.space(style.theme.spacing.xs);
                form.block(style.caption(), &style.say(&text::account::plan_printed_rates()));
            }
        }
        Some(_) | None => said(form, Label { label: &style.say(&text::account::plans_none()), help: "" }, ""),
    });
    question
}

fn plan(form: &mut FormUi<'_, '_, '_>, row: &PlanRow, plans: &PlanView, view: &AccountView<'_>) -> Option<PlanQuestion> {
    let style = form.style;
    let label = style.say(&text::account::plan(row.plan.0.to_string()));
    let active = row.plan == plans.active;
    let paid = row.days.is_some();
    let mut help = vec![match row.days {
        Some(days) => style.say(&text::account::plan_price(style.money(row.price), Arg::count(u64::from(days)))),
        None => style.say(&text::account::plan_free()),
    }];
    if active && let Some(ends) = plans.ends {
        help.push(style.say(&text::account::plan_until((view.local)(ends).text())));
    }
    if active && let Some(days) = plans.days_left {
        help.push(style.say(&text::account::plan_days_left(Arg::count(u64::from(days)))));
        help.push(style.say(&text::account::cancellations_left(Arg::count(u64::from(plans.cancellations_left)))));
        if plans.cancellations_left > 0 {
            help.push(style.say(&text::account::plan_refund(style.money(plans.refund))));
        }
    }
    let label = Label { label: &label, help: &help.join("\n") };
    let name = format!("plan.{}", row.plan.0);
    // A player has at most one paid plan at a time (R-PLAN-4).
    let other_runs = plans.days_left.is_some();
    match (active, paid) {
        (true, true) if plans.cancellations_left > 0 => {
            button(form, label, &name, &style.say(&text::account::plan_cancel())).then_some(PlanQuestion::Cancel)
        }
        (true, _) => {
            said(form, label, &style.say(&text::account::plan_active()));
            None
        }
        (false, true) if !other_runs => {
            button(form, label, &name, &style.say(&text::account::plan_choose())).then_some(PlanQuestion::Choose(row.plan))
        }
        (false, _) => {
            said(form, label, "");
            None
        }
    }
}

fn said(form: &mut FormUi<'_, '_, '_>, label: Label<'_>, words: &str) {
    let set = form.style.label();
    let width = set.width(form.ui, words).ceil();
    form.said_row(label, width, &Paragraphs::new(set, words, 0.0));
}

fn button(form: &mut FormUi<'_, '_, '_>, label: Label<'_>, name: &str, words: &str) -> bool {
    let style: &Style<'_> = form.style;
    let tall = style.hit(style.theme.control.input);
    let width = style.label().width(form.ui, words) + style.d(style.theme.spacing.l) * 2.0;
    let rect = form.row(label, width, |_, _| tall);
    Button::neutral(name, rect, words).show(form.ui, style)
}
