//! Other settings.

use bevy::prelude::*;
use poker_client::Settings;
use poker_text::Language;

use crate::practice::Practice;
use crate::session::Session;
use crate::settings::CurrentSettings;

/// The settings as they are at first. What the player is and sees stays: name, language, window, lobby.
pub(super) fn defaults(kept: &Settings) -> Settings {
    Settings {
        language: kept.language,
        name: kept.name.clone(),
        avatar: kept.avatar,
        window: kept.window,
        lobby: kept.lobby.clone(),
        system_reduces_motion: kept.system_reduces_motion,
        ..Settings::default()
    }
}

/// Puts other settings in force, at the tables and in practice too. Returns the language where it is another one.
pub(super) fn change_settings(
    In(now): In<Settings>,
    mut current: ResMut<CurrentSettings>,
    mut session: ResMut<Session>,
    practice: Res<Practice>,
) -> Option<Language> {
    let before = std::mem::replace(&mut current.0, now.clone());
    if before.auto_top_up != now.auto_top_up {
        for request in session.client.auto_top_up(now.auto_top_up) {
            session.ask(request);
        }
    }
    if before.auto_muck != now.auto_muck {
        for request in session.client.auto_muck(now.auto_muck) {
            session.ask(request);
        }
    }
    for seated in session.tables_mut() {
        seated.playback.set_pace(now.pace());
        seated.bar.set_rest(now.click_guard_ms);
    }
    practice.follow(&now);
    (before.language != now.language).then(|| now.language.unwrap_or_else(Language::from_system))
}
