//! The rows of the sheet: price, chosen buy-in, games, payment, password, and what is left.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use poker_protocol::Money;
use poker_text::{Arg, Text, text};

use super::price::Price;
use super::{RegistrationState, RegistrationView};
use crate::screen::form::{FormUi, Label};
use crate::style::{Icon, Paragraphs, TextSide, Weight};
use crate::widget::{AmountPicker, IconButton, RadioGroup, TextField};

/// Draws a label, and a value at the right.
fn said(form: &mut FormUi<'_, '_, '_>, label: &Text, value: &str) {
    let set = form.style.body().weight(Weight::Medium).ink(form.style.ink.text);
    let width = set.width(form.ui, value).ceil();
    let label = form.style.say(label);
    form.said_row(Label { label: &label, help: "" }, width, &Paragraphs::new(set, value, 0.0));
}

pub(super) fn price(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, price: Price) {
    let style = form.style;
    if price.total.is_zero() {
        said(form, &text::registration::price(), &style.say(&text::tournament::free()));
        return;
    }
    let label = if view.most_games > 1 { text::registration::price_each() } else { text::registration::price() };
    said(form, &label, &style.money_alone(price.total));
    said(form, &text::registration::buy_in(), &style.money_alone(price.buy_in));
    if !price.bounty.is_zero() {
        said(form, &text::registration::bounty(), &style.money_alone(price.bounty));
    }
    if !price.fee.is_zero() {
        said(form, &text::registration::fee(), &style.money_alone(price.fee));
    }
    if let Some(stack) = price.stack {
        said(form, &text::registration::stack(), &style.say(&text::tournament::chips(Arg::count(stack.get()))));
    }
}

/// Draws the choice of the buy-in, where there is one (R-REG-11).
pub(super) fn buy_in(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &mut RegistrationState) {
    let (Some(range), Some(draft)) = (view.facts.cost.choice, state.draft.as_mut()) else { return };
    let style = form.style;
    let label = style.say(&text::registration::buy_in());
    let rect = form.strip(style.hit(style.theme.control.input_tall));
    let picker = AmountPicker { name: "registration.buy_in", rect, label: &label, range: range.min..=range.max, step: Money::new(100) };
    picker.show(form.ui, style, draft);
    form.space(style.theme.spacing.s);
}

/// Draws the number of games with buttons for one fewer and one more (R-HEX-2). A ticket pays one game.
pub(super) fn games(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &mut RegistrationState) {
    if view.most_games < 2 {
        return;
    }
    let style = form.style;
    let most = if state.ticket.is_some() { 1 } else { view.most_games };
    state.games = state.games.clamp(1, most);
    let side = style.hit(style.theme.control.input);
    let label = style.say(&text::registration::games());
    let width = side * 2.0 + style.d(style.theme.spacing.vast);
    let rect = form.row(Label { label: &label, help: "" }, width, |_, _| side);
    let (fewer, more) = (state.games.saturating_sub(1), state.games.saturating_add(1));
    let ends = [
        ("registration.games.fewer", Icon::Minus, text::tournaments::fewer_games(), fewer, rect.left() + side / 2.0),
        ("registration.games.more", Icon::Plus, text::tournaments::more_games(), more, rect.right() - side / 2.0),
    ];
    for (name, icon, words, to, x) in ends {
        let place = Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(side));
        let words = style.say(&words);
        let button = IconButton::raised(name, place, icon, style.l(style.theme.size.icon), &words).enabled((1..=most).contains(&to));
        if button.show(form.ui, style) {
            state.games = to;
        }
    }
    let lettering = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    style.letter(form.ui, rect.shrink2(vec2(side, 0.0)), TextSide::Middle, lettering, &style.texts.number(state.games.into()));
}

/// Draws the choice between the balance and the tickets that pay an entry (R-TKT-1).
pub(super) fn payment(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &mut RegistrationState) {
    let tickets = view.fitting_tickets();
    if tickets.is_empty() {
        return;
    }
    let style = form.style;
    let balance = ("balance".to_owned(), style.say(&text::registration::balance()));
    let named = tickets.iter().map(|ticket| {
        let words = style.say(&text::registration::ticket_of(style.money(ticket.value)));
        (format!("ticket.{}", ticket.ticket.0), words)
    });
    let named: Vec<_> = std::iter::once(balance).chain(named).collect();
    let choices: Vec<_> = named.iter().map(|(tag, words)| (tag.as_str(), words.clone())).collect();
    let at = state.ticket.and_then(|chosen| tickets.iter().position(|ticket| ticket.ticket == chosen)).map_or(0, |at| at + 1);
    let group = RadioGroup { name: "registration.pay", choices: &choices, chosen: Some(at) };
    let label = style.say(&text::registration::pay_with());
    let width = group.width(form.ui, style);
    let rect = form.row(Label { label: &label, help: "" }, width, |ui, width| group.height(ui, style, width));
    if let Some(clicked) = group.show(form.ui, style, rect) {
        state.ticket = clicked.checked_sub(1).and_then(|at| tickets.get(at)).map(|ticket| ticket.ticket);
    }
    let chosen = state.ticket.and_then(|chosen| tickets.iter().find(|ticket| ticket.ticket == chosen));
    let surplus = chosen.map_or(Money::ZERO, |ticket| ticket.value.saturating_sub(view.facts.cost.total));
    if !surplus.is_zero() {
        form.block(style.caption(), &style.say(&text::registration::surplus(style.money(surplus))));
    }
}

/// Draws the field for the password of a private tournament (R-REG-4).
pub(super) fn password(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &mut RegistrationState) {
    if !view.facts.password {
        return;
    }
    let style = form.style;
    let (label, help) = (style.say(&text::registration::password()), style.say(&text::registration::password_missing()));
    let tall = style.hit(style.theme.control.input);
    let width = style.d(style.theme.spacing.whole) * 3.0;
    let rect = form.row(Label { label: &label, help: &help }, width, |_, _| tall);
    let field = TextField {
        name: "registration.password",
        rect,
        label: &label,
        lettering: style.body().ink(style.ink.text),
        side: TextSide::Left,
        inside: "",
        wrong: false,
        hidden: true,
        most: 64,
        enabled: true,
    };
    field.show(form.ui, style, &mut state.password);
}

/// Draws what is paid from the balance, and what is left.
pub(super) fn total(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, total: Money) {
    let style = form.style;
    if view.most_games > 1 {
        said(form, &text::registration::total(), &style.money_alone(total));
    }
    said(form, &text::money::balance(), &style.money_alone(view.balance));
    said(form, &text::registration::balance_after(), &style.money_alone(view.balance.saturating_sub(total)));
    if view.looked_at.and_then(|looked_at| looked_at.overview()).is_some_and(|overview| !overview.terms.conditions.is_empty()) {
        form.block(style.caption(), &style.say(&text::registration::conditions()));
    }
}
