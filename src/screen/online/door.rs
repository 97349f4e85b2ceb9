//! Signing in at the chosen server or creating an account there, and the progress of that.

use bevy_egui::egui::{Align, Rect, pos2};
use poker_client::{Intent, OnlineIntent, ServerEntry, SignInStage, bad_name_text, bad_password_text, door_answer_text, loss_text};
use poker_protocol::{AccountName, MAX_NAME_CHARS, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, Password};
use poker_text::{Arg, Text, text};

use super::{FieldRow, OnlineState, OnlineView, field, rated_field};
use crate::screen::form::FormUi;
use crate::style::Weight;
use crate::widget::{Button, Segmented, TickBox};

/// Draws what is needed to sign in at the chosen server. Returns the intent.
pub(super) fn door(form: &mut FormUi<'_, '_, '_>, view: &OnlineView<'_>, server: &ServerEntry, state: &mut OnlineState) -> Option<Intent> {
    let style = form.style;
    let mut asked = None;
    form.group(server.title(), |form| {
        form.space(style.theme.spacing.s);
        if let Some(account) = view.kept {
            asked = kept(form, account);
        }
        let tall = style.hit(style.theme.control.input);
        let strip = form.strip(tall);
        let choices = [("in", style.say(&text::online::sign_in())), ("up", style.say(&text::online::sign_up()))];
        let ways = Segmented { name: "online.way", rect: strip, choices: &choices, chosen: Some(usize::from(state.new_account)) };
        if let Some(way) = ways.show(form.ui, style) {
            state.new_account = way == 1;
            state.wrong = None;
        }
        fields(form, state);
        if view.plain {
            warn(form, &text::online::open_warning());
        }
        let told = match (&state.wrong, view.connection.answer(), view.connection.ended()) {
            (Some(wrong), ..) => Some(wrong.clone()),
            (None, Some(answer), _) => Some(door_answer_text(answer, view.now_ms)),
            (None, None, Some(loss)) => Some(loss_text(loss, view.server)),
            (None, None, None) => None,
        };
        if let Some(told) = &told {
            let top = form.y;
            warn(form, told);
            if !std::mem::replace(&mut state.seen_why, true) {
                let why = Rect::from_min_max(pos2(form.left, top), pos2(form.right, form.y));
                form.ui.scroll_to_rect(why, Some(Align::Center));
                form.ui.ctx().request_repaint();
            }
        }
        state.seen_why = told.is_some();
        let waits = view.connection.answer().is_some_and(|answer| answer.seconds_left(view.now_ms).is_some());
        let remember = style.say(&text::online::remember());
        let strip = form.strip(tall);
        state.remember ^= TickBox::new("online.remember", strip, &remember, state.remember).show(form.ui, style);
        form.space(style.theme.spacing.s);
        let strip = form.strip(style.hit(style.theme.control.button_tall));
        let words = style.say(&if state.new_account { text::online::sign_up() } else { text::online::sign_in() });
        let button = Button::primary("online.sign_in", strip, &words).enabled(!waits);
        // The screen has only one main button.
        let main = view.kept.is_none() && !state.adds(view) && !state.password.is_empty();
        let pressed = if main { button.show_main(form.ui, style) } else { button.show(form.ui, style) };
        form.space(style.theme.spacing.m);
        if pressed {
            asked = submit(state).map(Intent::from);
        }
    });
    asked
}

/// Draws the button with which a player who stayed signed in enters without a password.
fn kept(form: &mut FormUi<'_, '_, '_>, account: &str) -> Option<Intent> {
    let style = form.style;
    let words = style.say(&text::online::signed_in_as(account));
    let strip = form.strip(style.hit(style.theme.control.button_tall));
    let clicked = Button::primary("online.go_on", strip, &words).show_main(form.ui, style);
    form.space(style.theme.spacing.m);
    clicked.then(|| OnlineIntent::GoOn.into())
}

/// Draws the fields for name and password.
fn fields(form: &mut FormUi<'_, '_, '_>, state: &mut OnlineState) {
    let limit = |limit: usize| Arg::count(u64::try_from(limit).unwrap_or(u64::MAX));
    let rules = |rules: Text| state.new_account.then_some(rules);
    let (name_help, password_help) =
        (rules(text::online::name_rules(limit(MAX_NAME_CHARS))), rules(text::online::password_rules(limit(MIN_PASSWORD_CHARS))));
    let wrong = state.wrong.is_some();
    let name = FieldRow { name: "online.name", label: text::online::name(), help: name_help, most: MAX_NAME_CHARS, wrong, hidden: false };
    let name = field(form, name, &mut state.name);
    let password = FieldRow {
        name: "online.password",
        label: text::online::password(),
        help: password_help,
        most: MAX_PASSWORD_CHARS,
        wrong,
        hidden: !state.password_shown,
    };
    let password = if state.new_account {
        rated_field(form, password, &mut state.password, (&mut state.rating, state.name.trim()))
    } else {
        field(form, password, &mut state.password)
    };
    if password.changed {
        // Also where no meter is shown, because the player may go on to a new account.
        state.rating.outdate();
    }
    if name.changed || password.changed {
        state.wrong = None;
    }
    let style = form.style;
    let show = style.say(&text::online::show_password());
    let strip = form.strip(style.hit(style.theme.control.input));
    state.password_shown ^= TickBox::new("online.show_password", strip, &show, state.password_shown).show(form.ui, style);
}

/// The intent to sign in. If the input has a mistake that can be seen without the server, the mistake is noted in `state` instead.
fn submit(state: &mut OnlineState) -> Option<OnlineIntent> {
    let name = match state.name.trim().parse::<AccountName>() {
        Ok(name) => name,
        Err(why) => {
            state.wrong = Some(bad_name_text(why));
            return None;
        }
    };
    let password = Password::new(state.password.as_str());
    if state.new_account
        && let Err(why) = password.check(&name)
    {
        state.wrong = Some(bad_password_text(why));
        return None;
    }
    state.password.clear();
    state.password_shown = false;
    let remember = state.remember;
    Some(if state.new_account {
        OnlineIntent::SignUp { name, password, remember }
    } else {
        OnlineIntent::SignIn { name, password, remember }
    })
}

/// Draws a sentence as a warning.
fn warn(form: &mut FormUi<'_, '_, '_>, said: &Text) {
    let style = form.style;
    form.space(style.theme.spacing.s);
    form.block(style.body().weight(Weight::Medium).ink(style.ink.danger), &style.say(said));
    form.space(style.theme.spacing.xs);
}

/// Draws the progress of signing in, with a button to cancel. Returns the intent.
pub(super) fn busy(form: &mut FormUi<'_, '_, '_>, view: &OnlineView<'_>) -> Option<Intent> {
    let style = form.style;
    let mut asked = None;
    form.group(view.server, |form| {
        form.space(style.theme.spacing.m);
        let happens = match view.connection.stage() {
            SignInStage::Calling | SignInStage::AtDoor | SignInStage::Ended => text::online::calling(view.server),
            SignInStage::SigningIn { position: None } => text::online::signing_in(),
            SignInStage::SigningIn { position: Some(position) } => text::online::in_line(Arg::count(u64::from(position))),
            SignInStage::Entering | SignInStage::Inside => text::online::entering(),
        };
        let retry = view.is_tried_again();
        if !retry {
            form.block(style.lettering(style.theme.text.sizes.input, Weight::SemiBold, style.ink.text), &style.say(&happens));
        }
        if let Some(outage) = view.connection.outage() {
            warn(form, &loss_text(&outage.why, view.server));
            if let Some(seconds) = outage.retry_in(view.now_ms) {
                form.block(style.body(), &style.say(&text::connection::retry(Arg::count(seconds))));
            }
        }
        form.space(style.theme.spacing.m);
        let strip = form.strip(style.hit(style.theme.control.input));
        let gap = style.theme.size.target_gap.max(style.d(style.theme.spacing.xs));
        let half = (strip.width() - gap) / 2.0;
        let (left, right) = if retry {
            (strip.with_max_x(strip.left() + half), Rect::from_min_max(pos2(strip.right() - half, strip.top()), strip.max))
        } else {
            (strip, strip)
        };
        if retry && Button::primary("online.try_now", right, &style.say(&text::connection::try_now())).show_main(form.ui, style) {
            asked = Some(OnlineIntent::TryNow.into());
        }
        if Button::neutral("online.cancel", left, &style.say(&text::button::cancel())).show(form.ui, style) {
            asked = Some(OnlineIntent::Cancel.into());
        }
        form.space(style.theme.spacing.m);
    });
    asked
}
