//! The choice between the balance and the tickets that pay an entry (R-TKT-1).

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Vec2, WidgetType, pos2, vec2};
use poker_protocol::TicketView;
use poker_text::{Arg, text};

use super::refusal::refused;
use super::refused_at::RefusedAt;
use super::state::PaidWith;
use super::{Price, RegistrationState, RegistrationView};
use crate::screen::form::FormUi;
use crate::style::{Icon, Paragraphs, TextSide, Weight};
use crate::widget::{ClickTarget, corner, focus_ring, rule};

/// Draws the choice, if the player has a ticket that pays.
pub(super) fn payment(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &mut RegistrationState, price: Price) {
    let style = form.style;
    let tickets = view.fitting_tickets();
    let caused = state.refusal_at(view, RefusedAt::Payment, style).is_some();
    if tickets.is_empty() && !caused {
        return;
    }
    form.block(style.body().weight(Weight::Medium), &style.say(&text::registration::pay_with()));
    form.space(style.theme.spacing.xs);
    let chosen = state.ticket(view);
    let total = price.total.times(state.games.into()).unwrap_or(price.total);
    let balance = PayRow {
        tag: "balance".to_owned(),
        icon: Icon::User,
        name: style.say(&text::registration::balance()),
        help: style.say(&text::registration::available(style.money(view.balance))),
        price: if chosen.is_none() { style.money_alone(total) } else { style.money_alone(view.facts.cost.total) },
        chosen: chosen.is_none(),
    };
    let mut picked = balance.show(form).then_some(PaidWith::Balance);
    for ticket in tickets {
        let row = PayRow { chosen: chosen == Some(ticket.ticket), ..PayRow::of(form, view, ticket) };
        if row.show(form) {
            picked = Some(PaidWith::Ticket(ticket.ticket));
        }
    }
    if let Some(with) = picked {
        state.pay_with(with);
    }
    refused(form, view, state, RefusedAt::Payment);
    form.space(style.theme.spacing.xs);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.s);
}

/// One way to pay.
struct PayRow {
    /// What follows the name of the group in the name of the control.
    tag: String,
    icon: Icon,
    name: String,
    /// What stands under the name.
    help: String,
    price: String,
    chosen: bool,
}

impl PayRow {
    fn of(form: &FormUi<'_, '_, '_>, view: &RegistrationView<'_>, ticket: &TicketView) -> Self {
        let style = form.style;
        let surplus = ticket.value.saturating_sub(view.facts.cost.total);
        let help = if surplus.is_zero() { String::new() } else { style.say(&text::registration::surplus(style.money(surplus))) };
        Self {
            tag: format!("ticket.{}", ticket.ticket.0),
            icon: Icon::Ticket,
            name: style.say(&text::registration::ticket_of(style.money(ticket.value))),
            help,
            price: style.say(&text::registration::tickets(Arg::count(1))),
            chosen: false,
        }
    }

    /// Draws the row. Returns whether it was clicked in this frame and is not the chosen one.
    fn show(&self, form: &mut FormUi<'_, '_, '_>) -> bool {
        let style = form.style;
        let pad = style.d(style.theme.spacing.s);
        let side = style.l(style.theme.size.icon);
        let set = style.label().weight(Weight::SemiBold);
        let price = set.width(form.ui, &self.price);
        let left = side * 2.0 + pad * 2.0;
        let width = form.width() - pad * 3.0 - left - price;
        let words = Paragraphs::new(style.label(), &self.name, style.d(style.theme.spacing.xxs)).and(style.caption(), &self.help);
        let tall = words.height(form.ui, width);
        let rect = form.strip((tall + pad * 1.5).max(style.hit(style.theme.control.input)));
        let control = format!("registration.pay.{}", self.tag);
        let label = format!("{}: {}", self.name, self.price);
        let target = ClickTarget { kind: WidgetType::RadioButton, ..ClickTarget::switch(&control, rect, &label, self.chosen) };
        let touch = target.touch(form.ui, style);
        let radius = style.theme.radius.control * style.scale.zoom();
        let (fill, edge) = match (self.chosen, touch.hovered) {
            (true, _) => (style.ink.plate_hi, Stroke::new(style.theme.list.tile_edge, style.ink.text)),
            (false, true) => (style.ink.plate_hi, Stroke::new(style.hair(), style.ink.line_hi)),
            (false, false) => (style.ink.plate, Stroke::new(style.hair(), style.ink.line_hi)),
        };
        let painter = form.ui.painter();
        painter.rect(rect, corner(radius), fill, edge, StrokeKind::Inside);
        let dot = pos2(rect.left() + pad + side / 2.0, rect.center().y);
        painter.circle_stroke(dot, side / 2.0 - 1.0, Stroke::new(style.control_edge(), style.ink.text2));
        if self.chosen {
            painter.circle_filled(dot, side / 4.0, style.ink.text);
        }
        style.icon(form.ui, self.icon, dot + Vec2::new(side + pad, 0.0), side, style.ink.text2);
        words.draw(form.ui, style, pos2(rect.left() + pad + left, rect.center().y - tall / 2.0), width);
        let room = Rect::from_min_max(pos2(rect.right() - pad - price - 1.0, rect.top()), rect.max - vec2(pad, 0.0));
        style.letter(form.ui, room, TextSide::Right, set, &self.price);
        if touch.focused {
            focus_ring(form.ui, style, rect, radius);
        }
        form.y += style.d(style.theme.spacing.xs).max(style.theme.size.target_gap);
        touch.clicked && !self.chosen
    }
}
