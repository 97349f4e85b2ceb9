//! Opens and enters the practice room.

use bevy::prelude::*;
use poker_archive::ArchiveRequest;
use poker_text::Text;

use crate::archive::HandArchive;
use crate::frame_clock::FrameClock;
use crate::language::CurrentLanguage;
use crate::navigation::{Navigation, Screen};
use crate::online::Online;
use crate::practice::{OpenedPractice, PracticeRoom};
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::toasts::Toasts;

/// Opens the practice room, or tells the player why it cannot be opened. Hands that the archive could not keep before the program ended are
/// kept now.
pub(super) fn open_practice(
    mut practice: ResMut<PracticeRoom>,
    mut settings: ResMut<CurrentSettings>,
    language: Res<CurrentLanguage>,
    archive: Res<HandArchive>,
) -> Result<OpenedPractice, Text> {
    if !practice.has_save() {
        // A new room counts its tables from the beginning.
        settings.0.table_windows.forget_room("");
    }
    let mut opened = practice.open(&settings.0, language.spoken(), &language.texts)?;
    if !opened.recorded.is_empty() {
        archive.ask(ArchiveRequest::Recover { room: String::new(), hands: std::mem::take(&mut opened.recorded) });
    }
    Ok(opened)
}

/// Enters the practice room that was just opened. The table of a saved game comes to the front by itself.
pub(super) fn enter_practice(
    In(opened): In<OpenedPractice>,
    mut session: ResMut<Session>,
    mut online: ResMut<Online>,
    mut navigation: ResMut<Navigation>,
    mut toasts: ResMut<Toasts>,
    moment: Res<FrameClock>,
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

/// Begins the practice tournament that is set up, and closes its sheet. If it cannot begin, the sheet says why.
pub(super) fn begin_tournament(
    mut practice: ResMut<PracticeRoom>,
    settings: Res<CurrentSettings>,
    mut session: ResMut<Session>,
    mut navigation: ResMut<Navigation>,
) {
    if let Some(tournament) = practice.begin_tournament(&settings.0) {
        session.look_at(tournament);
        navigation.sheet = None;
    }
}
