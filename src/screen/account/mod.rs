//! The account page: the account at a server and its sessions, rake plans (R-PLAN-1), tickets (R-TKT-1) and the statement of the balance.

mod access;
mod history;
mod history_tab;
mod plan_question;
mod plans;
mod played;
mod question;
mod session_row;
mod sessions;
mod tickets;
mod view;

use bevy_egui::egui::{Context, Order};
use poker_client::{AppIntent, Intent};
use poker_protocol::TicketId;
use poker_text::text;

pub use view::AccountView;

use super::form::FormUi;
use super::header::header;
use super::keys::page;
use crate::style::{Style, Weight, place};
use crate::widget::{focus_first, scrolled, turn_pages};

use access::AccessState;
use history_tab::HistoryTab;
use plan_question::PlanQuestion;
use sessions::SessionsState;

/// What the page keeps between frames.
#[derive(Clone, Default)]
pub struct AccountState {
    access: AccessState,
    sessions: SessionsState,
    /// The open question before money is paid.
    asking: Option<PlanQuestion>,
    /// The ticket about whose exchange a question is open.
    exchanging: Option<TicketId>,
    history: HistoryTab,
}

impl AccountState {
    /// The page after a new password was typed.
    pub(crate) fn typed(new_password: &str) -> Self {
        Self { access: AccessState::typed(new_password), ..Self::default() }
    }
}

/// Draws the page and returns the intents.
pub fn account_ui(ctx: &Context, style: &Style<'_>, view: &AccountView<'_>, state: &mut AccountState) -> Vec<Intent> {
    let mut asked = place(ctx, "account", style.window, Order::Middle, |ui| {
        style.cover_felt(ui);
        let mut head = header(ui, style, &style.say(&text::account::title()));
        let mut asked: Vec<Intent> = Vec::new();
        if head.close(ui, style, "account.close") {
            asked.push(AppIntent::Close.into());
        }
        focus_first(ui, "account.close");
        let page = page(style, head.below(style));
        scrolled(ui, "account page", page, |ui, room| {
            turn_pages(ui, style, page.height());
            let mut form = FormUi::bare(ui, style, room).dense();
            let balance = style.say(&text::account::balance_after(style.money(view.balance)));
            form.block(style.lettering(style.theme.text.sizes.input, Weight::SemiBold, style.ink.text), &balance);
            form.space(style.theme.spacing.m);
            if let Some(connection) = view.connection {
                asked.extend(access::access(&mut form, connection, view.now_ms, &mut state.access));
                asked.extend(sessions::sessions(&mut form, view, connection, &mut state.sessions));
            }
            if let Some(question) = plans::plans(&mut form, view) {
                state.asking = Some(question);
            }
            if let Some(ticket) = tickets::tickets(&mut form, view) {
                state.exchanging = Some(ticket);
            }
            form.space(style.theme.spacing.m);
            state.history.choose(&mut form);
            match state.history.part() {
                None => asked.extend(history::history(&mut form, view.statement, view.local)),
                Some(part) => played::played(&mut form, view.played, part, style.amounts.currency, view.local),
            }
            form.y - room.top()
        });
        asked
    });
    if let Some(question) = state.asking {
        let (answer, open) = plan_question::ask(ctx, style, view, question);
        state.asking = Some(question).filter(|_| open);
        asked.extend(answer);
    }
    if let Some(ticket) = state.exchanging {
        let (answer, open) = tickets::ask(ctx, style, view, ticket);
        state.exchanging = Some(ticket).filter(|_| open);
        asked.extend(answer);
    }
    asked
}
