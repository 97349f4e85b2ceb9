//! The section for the account at a server: its name, the hall, a new password, signing out.

use poker_client::{DoorAnswer, Intent, OnlineIntent, ServerConnection, bad_password_text, door_answer_text};
use poker_protocol::{AccountName, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, Password};
use poker_text::{Arg, Text, text};

use crate::screen::form::FormUi;
use crate::screen::online::{FieldRow, PasswordRating, field, rated_field};
use crate::style::Weight;
use crate::widget::{Button, ListRow, TickBox};

/// The typed passwords.
#[derive(Clone, Default)]
pub(super) struct AccessState {
    old: String,
    new: String,
    /// The strength of the new password.
    rating: PasswordRating,
    shown: bool,
    wrong: Option<Text>,
}

impl AccessState {
    /// A new password that is typed.
    pub(super) fn typed(new: &str) -> Self {
        Self { new: new.to_owned(), ..Self::default() }
    }
}

/// Draws the section and returns the intents.
pub(super) fn access(form: &mut FormUi<'_, '_, '_>, connection: &ServerConnection, now_ms: u64, state: &mut AccessState) -> Vec<Intent> {
    let style = form.style;
    let Some(account) = connection.account() else { return Vec::new() };
    let mut asked = Vec::new();
    form.group(&style.say(&text::online::signed_in_as(account.name.as_str())), |form| {
        form.space(style.theme.spacing.s);
        if connection.halls().len() > 1 {
            asked.extend(halls(form, connection));
        }
        asked.extend(password(form, &account.name, connection, now_ms, state));
        form.space(style.theme.spacing.s);
        let strip = form.strip(style.hit(style.theme.control.input));
        if Button::neutral("account.sign_out", strip, &style.say(&text::online::sign_out())).show(form.ui, style) {
            asked.push(OnlineIntent::SignOut.into());
        }
        form.space(style.theme.spacing.m);
    });
    asked
}

/// Draws the choice of halls, with the player's hall chosen.
fn halls(form: &mut FormUi<'_, '_, '_>, connection: &ServerConnection) -> Option<Intent> {
    let style = form.style;
    let mut asked = None;
    form.block(style.label(), &style.say(&text::online::hall()));
    form.space(style.theme.spacing.xs);
    for (nth, hall) in connection.halls().iter().enumerate() {
        let strip = form.strip(style.hit(style.theme.control.input));
        form.y += style.theme.size.target_gap;
        let chosen = connection.hall() == Some(&hall.name);
        let name = format!("account.hall.{nth}");
        let words = hall.name.to_string();
        let clicked = ListRow::new(&name, strip, &words, chosen).rounded(style.control_radius(strip.height())).show(form.ui, style).clicked;
        let room = strip.shrink2(bevy_egui::egui::vec2(style.d(style.theme.spacing.m), 0.0));
        style.name(form.ui, room, crate::style::TextSide::Left, style.body().weight(Weight::SemiBold), &words);
        if clicked && !chosen {
            asked = Some(OnlineIntent::Enter(hall.name.clone()).into());
        }
    }
    asked
}

fn password(
    form: &mut FormUi<'_, '_, '_>,
    name: &AccountName,
    connection: &ServerConnection,
    now_ms: u64,
    state: &mut AccessState,
) -> Option<Intent> {
    let style = form.style;
    let hidden = !state.shown;
    let wrong = state.wrong.is_some();
    let most = MAX_PASSWORD_CHARS;
    let old = FieldRow { name: "account.old_password", label: text::online::old_password(), help: None, most, wrong: false, hidden };
    let old = field(form, old, &mut state.old);
    let least = Arg::count(u64::try_from(MIN_PASSWORD_CHARS).unwrap_or(u64::MAX));
    let help = Some(text::online::password_rules(least));
    let new = FieldRow { name: "account.new_password", label: text::online::new_password(), help, most, wrong, hidden };
    let new = rated_field(form, new, &mut state.new, (&mut state.rating, name.as_str()));
    if old.changed || new.changed {
        state.wrong = None;
    }
    let tall = style.hit(style.theme.control.input);
    let show = style.say(&text::online::show_password());
    let strip = form.strip(tall);
    state.shown ^= TickBox::new("account.show_password", strip, &show, state.shown).show(form.ui, style);
    let answer = connection.answer().filter(|answer| !answer.is_about_sessions());
    let said = match (&state.wrong, answer) {
        (Some(wrong), _) => Some((wrong.clone(), style.ink.danger)),
        (None, Some(answer @ DoorAnswer::Refused { .. })) => Some((door_answer_text(answer, now_ms), style.ink.danger)),
        (None, Some(answer)) => Some((door_answer_text(answer, now_ms), style.ink.text)),
        (None, None) => None,
    };
    if let Some((said, ink)) = said {
        form.block(style.body().weight(Weight::Medium).ink(ink), &style.say(&said));
        form.space(style.theme.spacing.xs);
    }
    let strip = form.strip(tall);
    let ready = !state.old.is_empty() && !state.new.is_empty() && connection.takes_account_request();
    let words = style.say(&text::online::change_password());
    let pressed = Button::neutral("account.change_password", strip, &words).enabled(ready).show(form.ui, style);
    if !(pressed || (new.entered && ready)) {
        return None;
    }
    let chosen = Password::new(state.new.as_str());
    if let Err(why) = chosen.check(name) {
        state.wrong = Some(bad_password_text(why));
        return None;
    }
    let old = Password::new(state.old.as_str());
    *state = AccessState::default();
    Some(OnlineIntent::ChangePassword { old, new: chosen }.into())
}
