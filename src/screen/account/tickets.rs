//! The section for the player's tickets (R-TKT-1), with a button to exchange those that may be exchanged for money (R-TKT-4).

use bevy_egui::egui::Context;
use poker_client::{Intent, TournamentIntent};
use poker_protocol::{TicketId, TicketView};
use poker_text::text;

use super::AccountView;
use super::question::{Answered, Question};
use crate::screen::form::{FormUi, Label};
use crate::style::{Paragraphs, Style, Weight};
use crate::widget::Button;

/// Draws the tickets, if there are any. Returns the one about whose exchange the player is to be asked.
pub(super) fn tickets(form: &mut FormUi<'_, '_, '_>, view: &AccountView<'_>) -> Option<TicketId> {
    let tickets = view.tickets.filter(|tickets| !tickets.is_empty())?;
    let style = form.style;
    let mut asked = None;
    form.group(&style.say(&text::account::tickets()), |form| {
        for ticket in tickets {
            if row(form, view, ticket) {
                asked = Some(ticket.ticket);
            }
        }
    });
    asked
}

/// Draws a ticket. Returns whether the button for its exchange was clicked.
fn row(form: &mut FormUi<'_, '_, '_>, view: &AccountView<'_>, ticket: &TicketView) -> bool {
    let style = form.style;
    let help = style.say(&text::account::ticket_pays(style.money(ticket.value)));
    let label = Label { label: &ticket.kind, help: &help };
    if !ticket.exchangeable {
        let set = style.body().weight(Weight::Medium).ink(style.ink.text);
        let value = style.money_alone(ticket.value);
        let width = set.width(form.ui, &value).ceil();
        form.said_row(label, width, &Paragraphs::new(set, &value, 0.0));
        return false;
    }
    let words = style.say(&text::account::ticket_exchange(style.money(ticket.value)));
    let width = Button::width(form.ui, style, &words);
    let tall = style.hit(style.theme.control.input);
    let rect = form.row(label, width, |_, _| tall);
    let name = format!("ticket.{}", ticket.ticket.0);
    let waits = view.exchanging.contains(&ticket.ticket);
    Button::neutral(&name, rect, &words).enabled(!waits).show(form.ui, style)
}

/// Draws the question before a ticket is exchanged. Returns the intent, and whether the question stays open.
pub(super) fn ask(ctx: &Context, style: &Style<'_>, view: &AccountView<'_>, asked: TicketId) -> (Option<Intent>, bool) {
    let Some(ticket) = view.tickets.into_iter().flatten().find(|ticket| ticket.ticket == asked) else { return (None, false) };
    let lines = [text::account::ticket_exchange_about(ticket.kind.as_str(), style.money(ticket.value))];
    let (title, go) = (text::account::ticket_exchange_title(), text::account::ticket_exchange_go());
    let question = Question { name: "ticket.question", title: &title, lines: &lines, go: &go };
    let answer = question.show(ctx, style);
    let intent = (answer == Some(Answered::Go)).then(|| TournamentIntent::ExchangeTicket(asked).into());
    (intent, answer.is_none())
}
