//! What is paid, what is left of the balance, and until when the entry can be taken back.

use poker_client::{rulebook_arg, start_text};
use poker_protocol::{Money, TermsView};
use poker_text::{Arg, Text, text};

use super::{Price, RegistrationState, RegistrationView};
use crate::screen::fact_line::{fact_line, line};
use crate::screen::form::FormUi;

/// Draws the parts of the price, the sum and the balance.
pub(super) fn sum(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &RegistrationState, price: Price) {
    let style = form.style;
    let mut part = |label: &Text, amount: Money| {
        if !amount.is_zero() {
            fact_line(form, label, &style.money_alone(amount));
        }
    };
    if view.most_games > 1 {
        part(&text::registration::price_each(), price.total);
    }
    // A price without parts is said once, as the sum.
    if price.pool != price.total {
        part(&text::registration::buy_in(), price.pool);
        part(&text::registration::bounty(), price.bounty);
        part(&text::registration::fee(), price.fee);
    }
    let total = price.balance_part(state.games);
    let paid = match total {
        None => style.say(&text::registration::tickets(Arg::count(1))),
        Some(total) if total.is_zero() => style.say(&text::tournament::free()),
        Some(total) => style.money_alone(total),
    };
    line(form, (style.label(), &style.say(&text::registration::you_pay())), (style.strong(), &paid));
    fact_line(form, &text::money::balance(), &style.money_alone(view.balance));
    if let Some(left) = total.filter(|total| !total.is_zero()).and_then(|total| view.balance.checked_sub(total)) {
        fact_line(form, &text::registration::balance_after(), &style.money_alone(left));
    }
    if let Some(terms) = view.terms() {
        fact_line(form, &text::tournaments::unregistration(), &style.say(&unregistration(view, terms)));
    }
    form.space(style.theme.spacing.xs);
    form.block(style.caption(), &style.say(&text::registration::accept_rules(rulebook_arg(&view.facts.rulebook))));
    if view.terms().is_some_and(|terms| !terms.conditions.is_empty()) {
        form.block(style.caption(), &style.say(&text::registration::conditions()));
    }
}

/// Until when an entry can be taken back (R-REG-8).
fn unregistration(view: &RegistrationView<'_>, terms: &TermsView) -> Text {
    let begun = view.known_row().is_some_and(|row| row.level > 0);
    match terms.unregister_until {
        _ if !terms.may_unregister || begun => text::tournaments::unregistration_closed(),
        Some(until) if until <= view.wall_ms => text::tournaments::unregistration_closed(),
        Some(until) => text::tournaments::unregistration_until(start_text((view.local)(until), (view.local)(view.wall_ms))),
        None => text::tournaments::unregistration_until_full(),
    }
}
