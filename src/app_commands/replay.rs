//! Opens the replayer: with the last hand of a table, a hand of the hand history, or a shared hand.

use bevy::prelude::*;
use poker_client::Panel;
use poker_protocol::TableId;
use poker_text::text;
use poker_tools::HandSource;

use crate::archive::HandArchive;
use crate::frame_clock::FrameClock;
use crate::navigation::Navigation;
use crate::replayer::Replayer;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::WakeUp;
use crate::toasts::Toasts;

/// Plays the last hand of a table again, or says that there is none yet.
pub(super) fn replay_last(
    In(table): In<TableId>,
    session: Res<Session>,
    mut replayer: ResMut<Replayer>,
    mut navigation: ResMut<Navigation>,
    mut toasts: ResMut<Toasts>,
    moment: Res<FrameClock>,
) {
    let last = session.client.table(table).and_then(|model| match model.tournament() {
        Some(tournament) => replayer.last_hand(Some(tournament.tournament.0.into()), &table.0.to_string()),
        None => replayer.last_hand(None, &model.info().name),
    });
    match last {
        Some(hand) => {
            replayer.came_from(None);
            replayer.show(vec![hand], 0);
            navigation.over = Some(Panel::Replayer);
        }
        None => toasts.add(text::replayer::no_last_hand(), moment.now_ms),
    }
}

/// Plays the hand again that is open in the hand history.
pub(super) fn replay_opened(archive: Res<HandArchive>, mut replayer: ResMut<Replayer>, mut navigation: ResMut<Navigation>) {
    let Some(opened) = &archive.opened else { return };
    replayer.came_from(navigation.over);
    replayer.show_kept(opened.id, opened.played.as_ref().clone());
    navigation.over = Some(Panel::Replayer);
}

/// Opens a shared hand.
pub(super) fn open_shared(
    In(shared): In<String>,
    mut replayer: ResMut<Replayer>,
    mut navigation: ResMut<Navigation>,
    settings: Res<CurrentSettings>,
    waker: Res<WakeUp>,
) {
    if shared.trim().is_empty() {
        replayer.tell(text::replayer::not_pasted());
        return;
    }
    replayer.open_over(&mut navigation, HandSource::Shared(shared), None, (&settings.0.name, &waker.0));
}

/// Goes back from the replayer to the page from which it was opened.
pub(super) fn close_replayer(mut replayer: ResMut<Replayer>, mut navigation: ResMut<Navigation>) {
    navigation.over = replayer.way_back();
}
