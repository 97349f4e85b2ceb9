//! Registering for a tournament or for games: what it costs, with what it is paid, and what is left (R-REG-1, R-UI-4, R-UI-10).

mod buy_in;
mod head;
mod password;
mod payment;
mod price;
mod refusal;
mod refused_at;
mod state;
mod sum;
mod view;

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_client::{EntryChoice, Intent, RoomIntent, TournamentIntent, tournament_name};
use poker_protocol::Money;
use poker_text::{Arg, Text, text};

pub use state::RegistrationState;
pub use view::RegistrationView;

use super::form::FormUi;
use super::games_stepper::{games_stepper, stepper_height};
use super::refusal_note::RefusalNote;
use crate::style::Style;
use crate::widget::{Button, Sheet, focus_first, rule, scrolled};
use price::Price;
use refusal::refused;
use refused_at::RefusedAt;
use view::Closed;

/// Draws the sheet. Returns the intents, and whether the sheet is closed.
pub fn registration_ui(
    ctx: &Context,
    style: &Style<'_>,
    view: &RegistrationView<'_>,
    state: &mut RegistrationState,
) -> (Vec<Intent>, bool) {
    // Prices are always written as money, also where a table shows big blinds.
    let style = &style.with_amounts(style.amounts.of_stake(Money::ZERO));
    state.follow(view);
    let name = tournament_name(view.facts, &style.amounts);
    let title = style.say(&if view.again { text::registration::title_again(name) } else { text::registration::title(name) });
    let screen = &style.theme.screen;
    let (width, height) = if view.has_choices() { screen.join_sheet } else { screen.registration_sheet };
    let sheet = Sheet { name: "registration", title: &title, size: vec2(width, height) };
    let sheeted = sheet.show(ctx, style, |ui, room| body(ui, style, view, state, room));
    let (intents, cancelled) = sheeted.inner;
    (intents, sheeted.close || cancelled)
}

/// Draws the rows, and the buttons under them. Returns the intents, and whether the player cancels.
fn body(ui: &mut Ui, style: &Style<'_>, view: &RegistrationView<'_>, state: &mut RegistrationState, room: Rect) -> (Vec<Intent>, bool) {
    let mut intents = Vec::new();
    let price = Price::of(view, state);
    let total = price.balance_part(state.games);
    let poor = total.filter(|total| *total > view.balance);
    let trouble = trouble(style, view, state, poor);
    let tall = style.hit(style.theme.control.button_tall);
    let gap = style.d(style.theme.spacing.s).max(style.theme.size.target_gap);
    let note = trouble.as_ref().map(|words| RefusalNote::of(ui, style, words, room.width()));
    let refill = poor.is_some() && view.can_refill;
    let refill_height = if refill { style.hit(style.theme.control.input) + gap } else { 0.0 };
    let rows = room.with_max_y(room.bottom() - tall - gap - refill_height - note.as_ref().map_or(0.0, RefusalNote::height));
    scrolled(ui, "registration rows", rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room).dense();
        head::head(&mut form, view);
        buy_in::buy_in(&mut form, view, state);
        games(&mut form, view, state);
        payment::payment(&mut form, view, state, price);
        password::password(&mut form, view, state);
        sum::sum(&mut form, view, state, price);
        form.y - room.top()
    });
    let main = room.with_min_y(room.bottom() - tall);
    let low = main.top() - gap;
    if let Some(note) = &note {
        note.draw(ui, style, room.with_max_y(low - refill_height));
    }
    if refill {
        let rect = Rect::from_min_max(pos2(room.left(), low + gap - refill_height), pos2(room.right(), low));
        if Button::neutral("registration.refill", rect, &style.say(&text::cash::refill())).show(ui, style) {
            intents.push(RoomIntent::RefillBalance.into());
        }
    }
    let half = (room.width() - gap) / 2.0;
    let cancel = main.with_max_x(main.left() + half);
    let cancelled = Button::neutral("registration.cancel", cancel, &style.say(&text::button::cancel())).show(ui, style);
    let ready = poor.is_none() && !view.waits && view.closed().is_none() && (!view.facts.password || !state.password.is_empty());
    let register = main.with_min_x(main.right() - half);
    let words = style.say(&register_text(style, view, state, total));
    if Button::primary("registration.register", register, &words).enabled(ready).show_main(ui, style) {
        intents.push(asked(view, state).into());
        state.send(view);
    }
    focus_first(ui, first(view, refill, poor.is_some()));
    (intents, cancelled)
}

/// The name of the control at which the keyboard's focus begins.
fn first(view: &RegistrationView<'_>, refill: bool, poor: bool) -> &'static str {
    match (view.facts.password, refill, poor || view.closed().is_some()) {
        (_, true, _) => "registration.refill",
        (_, false, true) => "registration.cancel",
        (true, false, false) => "registration.password",
        (false, false, false) => "registration.register",
    }
}

/// What the button for registering says.
fn register_text(style: &Style<'_>, view: &RegistrationView<'_>, state: &RegistrationState, total: Option<Money>) -> Text {
    match total {
        _ if view.waits => text::registration::waits(),
        None => text::registration::with_ticket(),
        Some(_) if state.games > 1 => text::tournaments::register_games(Arg::count(state.games.into())),
        Some(total) if total.is_zero() => text::registration::register(text::tournament::free()),
        Some(total) => text::registration::register(style.money(total)),
    }
}

/// Draws the number of games where one request may ask for several (R-HEX-2). A ticket pays one game.
fn games(form: &mut FormUi<'_, '_, '_>, view: &RegistrationView<'_>, state: &mut RegistrationState) {
    if view.most_games < 2 {
        return;
    }
    let style = form.style;
    let most = if state.ticket(view).is_some() { 1 } else { view.most_games };
    let now = state.games.clamp(1, most);
    let rect = form.strip(stepper_height(style));
    state.games = games_stepper(form.ui, style, "registration.games", rect, (now, most));
    if state.games != now {
        state.forget_refusal();
    }
    refused(form, view, state, RefusedAt::Games);
    form.space(style.theme.spacing.s);
    rule(form.ui, style, form.left, form.right, form.y);
    form.space(style.theme.spacing.s);
}

/// The request for what was chosen.
fn asked(view: &RegistrationView<'_>, state: &RegistrationState) -> TournamentIntent {
    match view.choice {
        EntryChoice::Tournament(tournament) => {
            let password = view.facts.password.then(|| state.password.clone());
            TournamentIntent::Register { tournament, pay: state.pay(view), password }
        }
        EntryChoice::Games(offer) => TournamentIntent::RegisterGames { offer, games: state.games, pay: state.pay(view) },
    }
}

/// What stands in the way and is caused by no control of the rows.
fn trouble(style: &Style<'_>, view: &RegistrationView<'_>, state: &RegistrationState, needed: Option<Money>) -> Option<String> {
    let words = match (view.closed(), needed) {
        (Some(Closed::Cancelled), _) => text::registration::cancelled(),
        (Some(Closed::Over), _) => text::registration::over(),
        (None, Some(needed)) => text::registration::too_poor(style.money(needed), style.money(view.balance)),
        (None, None) => return state.refusal_at(view, RefusedAt::Button, style),
    };
    Some(style.say(&words))
}
