//! What the line to a server tells: to the connection's model, the session, the files and the screens.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{ConnectionChange, Stage};
use poker_text::text;

use super::Online;
use crate::moment::Moment;
use crate::session::{Session, Toasts, hello};
use crate::settings::CurrentSettings;
use crate::showing::{Screen, Showing};
use crate::speech::Speech;
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;

/// What counts down changes once a second.
const SECOND_MS: u64 = 1_000;

/// Takes in what the driver of the room told since the last frame.
pub(super) fn follow_connection(
    mut online: ResMut<Online>,
    mut session: ResMut<Session>,
    mut showing: ResMut<Showing>,
    (settings, speech, moment): (Res<CurrentSettings>, Res<Speech>, Res<Moment>),
    (mut toasts, mut trace, mut next): (ResMut<Toasts>, ResMut<Trace>, ResMut<NextFrame>),
) {
    let now = moment.now_ms;
    while let Some(event) = online.room.as_ref().and_then(poker_host::RemoteRoom::poll) {
        session.changed = true;
        let change = online.connection.receive(event, now);
        let url = online.url.clone();
        let told = match change {
            ConnectionChange::Nothing | ConnectionChange::Lost => None,
            ConnectionChange::Token(token) => {
                let account = online.connection.account().map(|account| account.name.to_string()).unwrap_or_default();
                let remember = online.remember;
                let kept = online.keep_book(|book| book.signed_in(&url, &account, remember));
                if remember {
                    online.tokens.keep(&url, token);
                    kept.or(online.keep_tokens())
                } else {
                    kept.or(online.forget_token(&url))
                }
            }
            ConnectionChange::Entered { again } => {
                let name = online.connection.account().map(|account| account.name.to_string()).unwrap_or_default();
                let hello = hello(name, settings.0.avatar, speech.language());
                if again {
                    session.greet_again(hello);
                } else if let Some(room) = &online.room {
                    session.connect(room.link().clone());
                    session.greet(hello);
                    *showing = Showing { screen: Screen::Lobby, ..Showing::default() };
                }
                None
            }
            ConnectionChange::TokenRefused => online.forget_token(&url),
            ConnectionChange::SignedOut => {
                session.close();
                *showing = Showing { screen: Screen::Online, ..Showing::default() };
                online.ended();
                toasts.add(text::online::signed_out(), now);
                online.forget_token(&url)
            }
        };
        if let Some(told) = told {
            toasts.add(told, now);
        }
        if online.connection.stage() == Stage::Ended && online.is_open() {
            online.ended();
            // Why is told where one signs in again.
            session.close();
            *showing = Showing { screen: Screen::Online, ..Showing::default() };
        }
        trace.event("connection", serde_json::json!({ "line": format!("{:?}", online.connection.line()).to_lowercase() }));
    }
    let waits = online.connection.answer().is_some_and(|answer| answer.seconds_left(now).is_some());
    if online.is_open() && (waits || online.connection.outage().is_some()) {
        session.changed = true;
        next.within(Duration::from_millis(SECOND_MS - now % SECOND_MS));
    }
}
