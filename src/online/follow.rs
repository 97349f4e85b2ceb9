//! Applies the events of the connection to a server: first to its model and the files, then to the session and the screens.

use std::time::Duration;

use bevy::prelude::*;
use poker_client::{ConnectionChange, SignInStage};
use poker_text::text;

use super::{Online, RoomTransition};
use crate::frame_clock::FrameClock;
use crate::greeting::hello;
use crate::language::CurrentLanguage;
use crate::navigation::{Navigation, Screen};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;
use crate::trace::Trace;

/// Countdowns are shown in seconds.
const SECOND_MS: u64 = 1_000;

/// Applies what happened on the connection since the last frame.
pub(super) fn follow_connection(
    mut online: ResMut<Online>,
    moment: Res<FrameClock>,
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
                online.transitions.push(RoomTransition::Entered { again });
                None
            }
            ConnectionChange::TokenRefused => online.forget_token(&url),
            ConnectionChange::SignedOut => {
                online.transitions.push(RoomTransition::Left);
                online.ended();
                toasts.add(text::online::signed_out(), now);
                online.forget_token(&url)
            }
        };
        if let Some(told) = told {
            toasts.add(told, now);
        }
        if online.connection.stage() == SignInStage::Ended && online.is_open() {
            // The screen for signing in shows the reason.
            online.ended();
            online.transitions.push(RoomTransition::Left);
        }
        trace.event("connection", serde_json::json!({ "line": format!("{:?}", online.connection.state()).to_lowercase() }));
    }
    let waits = online.connection.answer().is_some_and(|answer| answer.seconds_left(now).is_some());
    if online.is_open() && (waits || online.connection.outage().is_some()) {
        next.within(Duration::from_millis(SECOND_MS - now % SECOND_MS));
    }
}

/// Connects the session to a room that was entered, or closes it after a room was left, and shows the matching screen.
pub(super) fn follow_transitions(
    mut online: ResMut<Online>,
    mut session: ResMut<Session>,
    mut navigation: ResMut<Navigation>,
    settings: Res<CurrentSettings>,
    language: Res<CurrentLanguage>,
) {
    for transition in std::mem::take(&mut online.transitions) {
        match transition {
            RoomTransition::Entered { again } => {
                let hello = hello(online.account_name(), settings.0.avatar, language.spoken());
                if again {
                    session.greet_again(hello);
                } else if let Some(room) = &online.room {
                    session.connect(room.link().clone());
                    session.join_shuffles(poker_remote::random_secret());
                    session.greet(hello);
                    *navigation = Navigation { screen: Screen::Lobby, ..Navigation::default() };
                }
            }
            RoomTransition::Left => {
                session.close();
                *navigation = Navigation { screen: Screen::Online, ..Navigation::default() };
            }
        }
    }
}
