//! The lobby of one tournament: its structure, prizes, players and tables (R-UI-2).

mod next_page;
mod players;
mod prizes;
mod said_row;
mod state;
mod structure;
mod tables;
mod view;

use bevy_egui::egui::{Context, Order, Rect, Ui};
use poker_client::{AppIntent, CancelledTournament, Intent};
use poker_protocol::{CancelReason, LobbyStage};
use poker_text::{Text, text};

pub use state::TournamentPageState;
pub use view::TournamentView;

use super::form::FormUi;
use super::header::header;
use super::keys::page;
use crate::style::{Style, Weight, place};
use crate::widget::{RadioGroup, focus_first, scrolled, turn_pages};
use state::TournamentTab;

/// Draws the lobby. Returns the intents.
pub fn tournament_ui(ctx: &Context, style: &Style<'_>, view: &TournamentView<'_>, state: &mut TournamentPageState) -> Vec<Intent> {
    place(ctx, "tournament", style.window, Order::Middle, |ui| {
        ui.painter().rect_filled(style.window, 0.0, style.ink.room);
        let name = view.looked_at.and_then(|looked_at| looked_at.overview()).map_or("", |overview| overview.row.facts.name.as_str());
        let mut head = header(ui, style, name);
        let mut asked: Vec<Intent> = Vec::new();
        if head.close(ui, style, "tournament.close") {
            asked.push(AppIntent::Close.into());
        }
        focus_first(ui, "tournament.close");
        let page = page(style, head.below(style));
        asked.extend(body(ui, style, view, state, page));
        asked
    })
}

fn body(ui: &mut Ui, style: &Style<'_>, view: &TournamentView<'_>, state: &mut TournamentPageState, page: Rect) -> Vec<Intent> {
    let mut asked = Vec::new();
    scrolled(ui, "tournament page", page, |ui, room| {
        turn_pages(ui, style, page.height());
        let mut form = FormUi::bare(ui, style, room).dense();
        let Some(overview) = view.looked_at.and_then(|looked_at| looked_at.overview()) else {
            form.block(style.body(), &style.say(&text::event::loading()));
            return form.y - room.top();
        };
        told(&mut form, view, overview.row.stage);
        tabs(&mut form, state);
        match state.tab {
            TournamentTab::Structure => structure::structure(&mut form, view, overview),
            TournamentTab::Prizes => prizes::prizes(&mut form, &overview.prizes),
            TournamentTab::Players => asked.extend(players::players(&mut form, view).map(Intent::from)),
            TournamentTab::Tables => asked.extend(tables::tables(&mut form, view, overview.terms.may_watch)),
        }
        form.y - room.top()
    });
    asked
}

/// Says that the tournament is over or was cancelled.
fn told(form: &mut FormUi<'_, '_, '_>, view: &TournamentView<'_>, stage: LobbyStage) {
    let style = form.style;
    let strong = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    if let Some(CancelledTournament { why, refund }) = view.looked_at.and_then(|looked_at| looked_at.cancelled()) {
        form.block(strong, &style.say(&reason(*why)));
        if let Some(refund) = refund.as_ref().filter(|refund| !refund.money.is_zero()) {
            form.block(style.body(), &style.say(&text::event::refunded(style.money(refund.money))));
        }
        form.space(style.theme.spacing.s);
    } else if stage == LobbyStage::Finished {
        form.block(strong, &style.say(&text::event::finished()));
        form.space(style.theme.spacing.s);
    }
}

fn reason(why: CancelReason) -> Text {
    match why {
        CancelReason::TooFewEntries => text::event::cancelled_few(),
        CancelReason::House => text::event::cancelled_house(),
        CancelReason::Fault => text::event::cancelled_fault(),
    }
}

fn tabs(form: &mut FormUi<'_, '_, '_>, state: &mut TournamentPageState) {
    let style = form.style;
    let named = [
        ("structure", text::event::structure()),
        ("prizes", text::event::prizes()),
        ("players", text::event::players()),
        ("tables", text::event::tables()),
    ];
    let choices = named.map(|(tag, words)| (tag, style.say(&words)));
    let chosen = TournamentTab::ALL.iter().position(|tab| *tab == state.tab);
    let group = RadioGroup { name: "tournament.tab", choices: &choices, chosen };
    let width = group.width(form.ui, style).min(form.width());
    let height = group.height(form.ui, style, width);
    let strip = form.strip(height);
    if let Some(clicked) = group.show(form.ui, style, strip.with_max_x(strip.left() + width)) {
        state.tab = TournamentTab::ALL[clicked];
    }
    form.space(style.theme.spacing.s);
}
