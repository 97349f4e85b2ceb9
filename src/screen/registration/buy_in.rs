//! The choice of the buy-in, where there is one (R-REG-11).

use bevy_egui::egui::{Rect, pos2, vec2};
use poker_protocol::{BuyInRange, Money};
use poker_text::{Arg, text};

use super::refusal::refused;
use super::refused_at::RefusedAt;
use super::{Price, RegistrationState, RegistrationView};
use crate::screen::fact_line::{fact_line, line};
use crate::screen::form::FormUi;
use crate::style::Weight;
use crate::widget::{AmountDraft, AmountPicker, Button, range_text, rule};

/// Draws the choice, and the stack that the chosen buy-in buys. A ticket pays the usual buy-in.
pub(super) fn buy_in(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &mut RegistrationState) {
    let Some(range) = view.facts.cost.choice.filter(|_| state.ticket(view).is_none()) else { return };
    let Some(mut draft) = state.draft.clone() else { return };
    let style = form.style;
    let label = style.say(&text::registration::buy_in());
    let ends = style.say(&text::number::range(style.amounts.short_money(range.min), style.amounts.short_money(range.max)));
    line(form, (style.body().weight(Weight::Medium), &label), (style.caption(), &ends));
    let rect = form.strip(style.hit(style.theme.control.input));
    let before = draft.amount;
    let picker = AmountPicker { name: "registration.buy_in", rect, label: &label, range: range.min..=range.max, step: step(range) };
    if picker.show(form.ui, style, &mut draft) {
        form.space(style.theme.spacing.xxs);
        form.block(style.caption().ink(style.ink.danger), &range_text(style, &(range.min..=range.max)));
    }
    form.space(style.theme.spacing.xs);
    if let Some(amount) = presets(form, view, range) {
        draft = AmountDraft::new(amount);
    }
    if draft.amount != before {
        state.forget_refusal();
    }
    state.draft = Some(draft);
    refused(form, view, state, RefusedAt::BuyIn);
    if let Some(stack) = Price::of(view, state).stack {
        form.space(style.theme.spacing.xs);
        fact_line(form, &text::registration::stack(), &style.say(&text::tournament::chips(Arg::count(stack.get()))));
    }
    form.space(style.theme.spacing.xs);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.s);
}

/// Draws buttons for the least, the usual and the most. Returns the one that was clicked.
fn presets(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, range: BuyInRange) -> Option<Money> {
    let style = form.style;
    let mut amounts = vec![("least", range.min), ("usual", view.facts.cost.buy_in), ("most", range.max)];
    amounts.dedup_by_key(|(_, amount)| *amount);
    let gap = style.d(style.theme.spacing.xs).max(style.theme.size.target_gap);
    let strip = form.strip(style.hit(style.theme.control.input));
    // There are at most three.
    let width = (strip.width() - gap * (amounts.len() as f32 - 1.0)) / amounts.len() as f32;
    let mut clicked = None;
    let mut x = strip.left();
    for (tag, amount) in amounts {
        let name = format!("registration.buy_in.{tag}");
        let rect = Rect::from_min_size(pos2(x, strip.top()), vec2(width, strip.height()));
        if Button::neutral(&name, rect, &style.texts.show(&style.amounts.short_money(amount))).show(form.ui, style) {
            clicked = Some(amount);
        }
        x += width + gap;
    }
    form.space(style.theme.spacing.xxs);
    clicked
}

/// One step of the slider: the largest of a whole unit of money, a tenth and a hundredth of which both ends are multiples.
fn step(range: BuyInRange) -> Money {
    let divides = |step: &u64| [range.min, range.max].iter().all(|end| end.hundredths().is_multiple_of(*step));
    Money::new([100, 10].into_iter().find(divides).unwrap_or(1))
}
