//! What the line to a server tells: to the connection's model and the files, then to the session and the screens.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{ConnectionChange, Stage};
use poker_text::text;

use super::{Online, Passage};
use crate::greeting::hello;
use crate::language::CurrentLanguage;
use crate::moment::Moment;
use crate::navigation::{Navigation, Screen};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;
use crate::trace::Trace;

/// What counts down changes once a second.
const SECOND_MS: u64 = 1_000;

/// Takes in what the driver of the room told since the last frame.
pub(super) fn follow_connection(
    mut online: ResMut<Online>,
    moment: Res<Moment>,
    mut toasts: ResMut<Toasts>,
    mut trace: ResMut<Trace>,
    mut next: ResMut<NextFrame>,
) {
    let now = moment.now_ms;
    while let Some(event) = online.room.as_ref().and_then(poker_remote::RemoteRoom::poll) {
        let change = online.connection.receive(event, now);
        let url = online.url.clone();
        let told = match change {
            ConnectionChange::Nothing | ConnectionChange::Lost => None,
            ConnectionChange::Token(token) => {
                let account = online.account_name();
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
                online.passages.push(Passage::Entered { again });
                None
            }
            ConnectionChange::TokenRefused => online.forget_token(&url),
            ConnectionChange::SignedOut => {
                online.passages.push(Passage::Left);
                online.ended();
                toasts.add(text::online::signed_out(), now);
                online.forget_token(&url)
            }
        };
        if let Some(told) = told {
            toasts.add(told, now);
        }
        if online.connection.stage() == Stage::Ended && online.is_open() {
            // Why is told where one signs in again.
            online.ended();
            online.passages.push(Passage::Left);
        }
        trace.event("connection", serde_json::json!({ "line": format!("{:?}", online.connection.line()).to_lowercase() }));
    }
    let waits = online.connection.answer().is_some_and(|answer| answer.seconds_left(now).is_some());
    if online.is_open() && (waits || online.connection.outage().is_some()) {
        next.within(Duration::from_millis(SECOND_MS - now % SECOND_MS));
    }
}

/// Lets the session and the screen follow into a room and out of it.
pub(super) fn follow_passages(
    mut online: ResMut<Online>,
    mut session: ResMut<Session>,
    mut navigation: ResMut<Navigation>,
    settings: Res<CurrentSettings>,
    language: Res<CurrentLanguage>,
) {
    for passage in std::mem::take(&mut online.passages) {
        match passage {
            Passage::Entered { again } => {
                let hello = hello(online.account_name(), settings.0.avatar, language.spoken());
                if again {
                    session.greet_again(hello);
                } else if let Some(room) = &online.room {
                    session.connect(room.link().clone());
                    session.greet(hello);
                    *navigation = Navigation { screen: Screen::Lobby, ..Navigation::default() };
                }
            }
            Passage::Left => {
                session.close();
                *navigation = Navigation { screen: Screen::Online, ..Navigation::default() };
            }
        }
    }
}
