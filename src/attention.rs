//! The window says when it is the player's turn, also while another window is in front.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use poker_text::text;

use crate::language::CurrentLanguage;
use crate::platform::{self, NAME};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::trace::Trace;

/// The title reads "your turn" while the player must act at any table; the task bar calls once if the window is not in front, for a seat that
/// is kept too.
pub(crate) fn call_player(
    session: Res<Session>,
    language: Res<CurrentLanguage>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut called: Local<bool>,
    _main_thread: NonSendMarker,
) {
    let Ok((entity, mut window)) = windows.single_mut() else { return };
    let turn = session.must_act();
    let title = if turn { format!("{NAME} · {}", language.texts.say(&text::action::your_turn())) } else { NAME.to_owned() };
    if window.title != title {
        window.title = title;
    }
    let call = (turn || !session.client.way_in().offers().is_empty()) && !window.focused;
    if *called != call {
        *called = call;
        platform::call_player(entity, call);
    }
}

/// The next window opens as large as this one is now.
pub(crate) fn remember_window(
    windows: Query<(Entity, &Window), (With<PrimaryWindow>, Changed<Window>)>,
    mut settings: ResMut<CurrentSettings>,
    mut trace: ResMut<Trace>,
    _main_thread: NonSendMarker,
) {
    let Ok((entity, window)) = windows.single() else { return };
    let mut size = settings.0.window;
    size.maximised = platform::is_maximised(entity);
    if !size.maximised {
        // Whole, and far below 65536.
        size.width = window.width().round() as u16;
        size.height = window.height().round() as u16;
    }
    if size != settings.0.window {
        trace.event("window", serde_json::json!({ "width": size.width, "height": size.height }));
        settings.0.window = size;
    }
}
