//! Changes the settings.

use bevy::prelude::*;
use poker_client::Settings;
use poker_text::Language;

use crate::practice::PracticeRoom;
use crate::session::Session;
use crate::settings::CurrentSettings;

/// The default settings, but with the name, avatar, language, window, lobbies, own sets of keys and the system's preference for motion of
/// `kept`.
pub(super) fn defaults(kept: &Settings) -> Settings {
    Settings {
        language: kept.language,
        name: kept.name.clone(),
        avatar: kept.avatar,
        window: kept.window,
        lobby: kept.lobby.clone(),
        tournaments: kept.tournaments.clone(),
        keys: kept.keys.restored(),
        system_reduces_motion: kept.system_reduces_motion,
        ..Settings::default()
    }
}

/// Applies new settings, at the tables and in practice too. Returns the language if it has changed.
pub(super) fn change_settings(
    In(now): In<Settings>,
    mut current: ResMut<CurrentSettings>,
    mut session: ResMut<Session>,
    practice: Res<PracticeRoom>,
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
    if before.may_be_found != now.may_be_found {
        session.allow_finding(now.may_be_found);
    }
    for seated in session.tables_mut() {
        seated.playback.set_pace(now.pace());
        seated.bar.set_rest(now.click_guard_ms);
        seated.bar.set_presets(&now.bet_presets);
    }
    practice.follow(&now);
    (before.language != now.language).then(|| now.language.unwrap_or_else(Language::from_system))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_keep_name_and_lobbies_and_nothing_else_that_was_chosen() {
        let mut chosen = Settings { name: "Vega".to_owned(), auto_muck: true, ..Settings::default() };
        chosen.tournaments.guaranteed = true;
        let restored = defaults(&chosen);
        assert_eq!((restored.name.as_str(), &restored.tournaments), ("Vega", &chosen.tournaments));
        assert_ne!(restored, chosen);
    }
}
