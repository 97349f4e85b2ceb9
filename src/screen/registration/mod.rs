//! Registering for a tournament or for games: what it costs, with what it is paid, and what is left (R-REG-1, R-UI-4, R-UI-10).

mod price;
mod rows;
mod state;
mod view;

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_client::{EntryChoice, Intent, RoomIntent, TournamentIntent};
use poker_text::text;

pub use state::RegistrationState;
pub use view::RegistrationView;

use super::form::FormUi;
use crate::style::{Style, Weight};
use crate::widget::{Button, Sheet, focus_first, scrolled};
use price::Price;
use view::Closed;

/// Draws the sheet. Returns the intents, and whether the sheet is closed.
pub fn registration_ui(
    ctx: &Context,
    style: &Style<'_>,
    view: &RegistrationView<'_>,
    state: &mut RegistrationState,
) -> (Vec<Intent>, bool) {
    state.follow(view);
    let title = style.say(&text::registration::title(view.facts.name.as_str()));
    let (width, height) = style.theme.screen.lobby_sheet;
    let sheet = Sheet { name: "registration", title: &title, size: vec2(width, height) };
    let sheeted = sheet.show(ctx, style, |ui, room| body(ui, style, view, state, room));
    (sheeted.inner, sheeted.close)
}

fn body(ui: &mut Ui, style: &Style<'_>, view: &RegistrationView<'_>, state: &mut RegistrationState, room: Rect) -> Vec<Intent> {
    let mut intents = Vec::new();
    let price = Price::of(view, state);
    let total = if state.ticket.is_some() { None } else { price.total.times(state.games.into()) };
    let poor = total.is_some_and(|total| total > view.balance);
    let trouble = trouble(style, view, total.filter(|_| poor));
    let (tall, gap) = (style.hit(style.theme.control.button_tall), style.d(style.theme.spacing.s));
    let danger = style.body().weight(Weight::Medium).ink(style.ink.danger);
    let told = trouble.as_ref().map_or(0.0, |words| style.block_height(ui, room.width(), danger, words) + gap);
    let refill = if poor && view.can_refill { style.hit(style.theme.control.input) + gap } else { 0.0 };
    let rows = room.with_max_y(room.bottom() - tall - gap - told - refill);
    scrolled(ui, "registration rows", rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room).dense();
        rows::price(&mut form, view, price);
        rows::buy_in(&mut form, view, state);
        rows::games(&mut form, view, state);
        rows::payment(&mut form, view, state);
        rows::password(&mut form, view, state);
        if let Some(total) = total {
            rows::total(&mut form, view, total);
        }
        form.y - room.top()
    });
    let mut y = rows.bottom() + gap / 2.0;
    if let Some(words) = &trouble {
        y += style.letter_block(ui, pos2(room.left(), y), room.width(), danger, words) + gap / 2.0;
    }
    if refill > 0.0 {
        let rect = Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), refill - gap));
        if Button::neutral("registration.refill", rect, &style.say(&text::cash::refill())).show(ui, style) {
            intents.push(RoomIntent::RefillBalance.into());
        }
    }
    let words = style.say(&match total {
        _ if view.waits => text::registration::waits(),
        None => text::registration::with_ticket(),
        Some(total) => text::registration::register(style.money(total)),
    });
    let ready = !poor && !view.waits && view.closed().is_none() && (!view.facts.password || !state.password.is_empty());
    let rect = Rect::from_min_max(pos2(room.left(), room.bottom() - tall), room.max);
    if Button::primary("registration.register", rect, &words).enabled(ready).show_main(ui, style) {
        intents.push(asked(view, state).into());
        state.sent = true;
    }
    focus_first(ui, if view.facts.password { "registration.password" } else { "registration.register" });
    intents
}

/// The request for what was chosen.
fn asked(view: &RegistrationView<'_>, state: &RegistrationState) -> TournamentIntent {
    match view.choice {
        EntryChoice::Tournament(tournament) => {
            let password = view.facts.password.then(|| state.password.clone());
            TournamentIntent::Register { tournament, pay: state.pay(), password }
        }
        EntryChoice::Games(offer) => TournamentIntent::RegisterGames { offer, games: state.games, pay: state.pay() },
    }
}

/// What stands in the way, with a sign so that colour is not needed.
fn trouble(style: &Style<'_>, view: &RegistrationView<'_>, needed: Option<poker_protocol::Money>) -> Option<String> {
    let words = match view.closed() {
        Some(Closed::Cancelled) => text::registration::cancelled(),
        Some(Closed::Over) => text::registration::over(),
        None => match (view.refused, needed) {
            (Some(refused), _) => refused.clone(),
            (None, Some(needed)) => text::registration::too_poor(style.money(needed), style.money(view.balance)),
            (None, None) => return None,
        },
    };
    Some(format!("! {}", style.say(&words)))
}
