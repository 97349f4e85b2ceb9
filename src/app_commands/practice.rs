//! Practice is opened and entered.

use bevy::prelude::*;
use poker_text::Text;

use crate::language::CurrentLanguage;
use crate::moment::Moment;
use crate::navigation::{Navigation, Screen};
use crate::online::Online;
use crate::practice::{Opened, Practice};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::toasts::Toasts;

/// Opens the practice room, or says why it cannot be opened.
pub(super) fn open_practice(
    mut practice: ResMut<Practice>,
    settings: Res<CurrentSettings>,
    language: Res<CurrentLanguage>,
) -> Result<Opened, Text> {
    practice.open(&settings.0, language.spoken(), &language.texts)
}

/// Enters a practice room that has just been opened. Where a game goes on, its table comes to the front by itself.
pub(super) fn enter_practice(
    In(opened): In<Opened>,
    mut session: ResMut<Session>,
    mut online: ResMut<Online>,
    mut navigation: ResMut<Navigation>,
    mut toasts: ResMut<Toasts>,
    moment: Res<Moment>,
) {
    online.hang_up();
    session.connect(opened.link);
    session.greet(opened.hello);
    navigation.screen = Screen::Lobby;
    navigation.over = None;
    if let Some(notice) = opened.notice {
        toasts.add(notice, moment.now_ms);
    }
}
