//! The section for the sessions of the account at a server: a list of them, and ending others with the password.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use bevy_egui::egui::{Align, Rect, pos2};
use poker_client::{DoorAnswer, Intent, OnlineIntent, ServerConnection, door_answer_text};
use poker_protocol::{MAX_PASSWORD_CHARS, Password, SessionId, SessionView};
use poker_text::{Arg, Text, text};

use super::AccountView;
use super::session_row::SessionRow;
use crate::screen::form::FormUi;
use crate::screen::online::{FieldRow, field};
use crate::style::Weight;
use crate::widget::{Button, TickBox};

/// The ticked sessions and the typed password.
#[derive(Clone, Default)]
pub(super) struct SessionsState {
    ticked: BTreeSet<SessionId>,
    password: String,
    shown: bool,
    /// Whether the page has scrolled to the server's answer.
    seen_answer: bool,
}

/// Draws the section, once the server has told the sessions or has refused to. Returns the intent.
pub(super) fn sessions(
    form: &mut FormUi<'_, '_, '_>,
    view: &AccountView<'_>,
    connection: &ServerConnection,
    state: &mut SessionsState,
) -> Option<Intent> {
    let style = form.style;
    let answer = connection.answer().filter(|answer| answer.is_about_sessions());
    let listed = in_order(connection.sessions());
    let others: Vec<SessionId> = listed.iter().filter(|session| !session.current).map(|session| session.id).collect();
    state.ticked.retain(|ticked| others.contains(ticked));
    if listed.is_empty() && answer.is_none() {
        return None;
    }
    let mut asked = None;
    form.group(&style.say(&text::online::sessions()), |form| {
        form.space(style.theme.spacing.xs);
        for (nth, session) in listed.iter().enumerate() {
            let row = SessionRow { nth, session, ticked: state.ticked.contains(&session.id), local: view.local };
            if row.show(form) && !state.ticked.remove(&session.id) {
                state.ticked.insert(session.id);
            }
        }
        form.space(style.theme.spacing.xs);
        let entered = !others.is_empty() && password(form, state);
        told(form, answer, view.now_ms, state);
        if others.is_empty() && !listed.is_empty() {
            form.block(style.body(), &style.say(&text::online::sessions_only()));
            form.space(style.theme.spacing.xs);
        }
        if !others.is_empty() {
            let ready = !state.password.is_empty() && connection.takes_account_request();
            let pressed = end_button(form, ready, &state.button_text(&others));
            if ready && (pressed || entered) {
                asked = Some(state.end(&others).into());
            }
        }
        form.space(style.theme.spacing.m);
    });
    asked
}

/// The player's own session first, and then the others, the one that was used last first.
fn in_order(sessions: &[SessionView]) -> Vec<&SessionView> {
    let mut sessions: Vec<_> = sessions.iter().collect();
    sessions.sort_by_key(|session| (!session.current, Reverse((session.used, session.made))));
    sessions
}

/// Draws the field for the password. Returns whether Enter was pressed in it.
fn password(form: &mut FormUi<'_, '_, '_>, state: &mut SessionsState) -> bool {
    let style = form.style;
    let row = FieldRow {
        name: "account.sessions_password",
        label: text::online::password(),
        help: Some(text::online::sessions_help()),
        most: MAX_PASSWORD_CHARS,
        wrong: false,
        hidden: !state.shown,
    };
    let typed = field(form, row, &mut state.password);
    let strip = form.strip(style.hit(style.theme.control.input));
    let show = style.say(&text::online::show_password());
    state.shown ^= TickBox::new("account.sessions_show_password", strip, &show, state.shown).show(form.ui, style);
    typed.entered
}

/// Says the server's answer, and scrolls to it when it comes.
fn told(form: &mut FormUi<'_, '_, '_>, answer: Option<&DoorAnswer>, now_ms: u64, state: &mut SessionsState) {
    let style = form.style;
    if let Some(answer) = answer {
        let refused = matches!(answer, DoorAnswer::Refused { .. });
        let ink = if refused { style.ink.danger } else { style.ink.text };
        let top = form.y;
        form.block(style.body().weight(Weight::Medium).ink(ink), &style.say(&door_answer_text(answer, now_ms)));
        if !state.seen_answer {
            let said = Rect::from_min_max(pos2(form.left, top), pos2(form.right, form.y));
            form.ui.scroll_to_rect(said, Some(Align::Center));
            form.ui.ctx().request_repaint();
        }
        form.space(style.theme.spacing.xs);
    }
    state.seen_answer = answer.is_some();
}

/// Draws the button that ends sessions. Returns whether it was clicked.
fn end_button(form: &mut FormUi<'_, '_, '_>, ready: bool, words: &Text) -> bool {
    let style = form.style;
    let strip = form.strip(style.hit(style.theme.control.input));
    Button::neutral("account.end_sessions", strip, &style.say(words)).enabled(ready).show(form.ui, style)
}

impl SessionsState {
    /// What the button that ends sessions says: how many are ticked, or that all `others` will end.
    fn button_text(&self, others: &[SessionId]) -> Text {
        match u64::try_from(self.ticked.len()) {
            Ok(count) if count > 0 && self.ticked.len() < others.len() => text::online::end_sessions(Arg::count(count)),
            Ok(_) | Err(_) => text::online::end_others(),
        }
    }

    /// The intent to end the ticked sessions of `others`, or all of them where none is ticked. The password is kept no longer.
    fn end(&mut self, others: &[SessionId]) -> OnlineIntent {
        let ends = |session: &SessionId| self.ticked.is_empty() || self.ticked.contains(session);
        let sessions = others.iter().copied().filter(ends).collect();
        self.shown = false;
        OnlineIntent::EndSessions { sessions, password: Password::new(std::mem::take(&mut self.password).as_str()) }
    }
}
