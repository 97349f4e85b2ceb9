//! Carries out intents for the table in front.

use bevy::prelude::*;
use poker_client::{BarIntent, ChatIntent, SoundCue, TableIntent, TableModel};

use crate::frame_clock::FrameClock;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::sound::SoundBox;

pub(super) fn take_bar_intent(
    In(intent): In<BarIntent>,
    mut session: ResMut<Session>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
) {
    session.bar(&intent, moment.now_ms, settings.0.amounts_in_bb);
}

pub(super) fn take_table_intent(In(intent): In<TableIntent>, mut session: ResMut<Session>) {
    match intent {
        TableIntent::DismissNotice(id) => session.in_front(|model| model.notices_mut().dismiss(id)),
        TableIntent::DismissUnfair => session.in_front(TableModel::dismiss_unfair),
        intent => session.table_intent(intent),
    }
}

/// Ends all movements at the table in front at once. Their sounds are still played.
pub(super) fn skip_animations(mut session: ResMut<Session>, sounds: Option<ResMut<SoundBox>>) {
    let ended = session.front_mut().map(|front| front.playback.finish_all()).unwrap_or_default();
    if let Some(mut sounds) = sounds {
        SoundCue::of_all(&ended).into_iter().for_each(|cue| sounds.want(cue));
    }
}

pub(super) fn take_chat_intent(In(intent): In<ChatIntent>, mut session: ResMut<Session>) {
    session.chat(intent);
}

/// Updates the action bars after intents were carried out.
pub(super) fn update_bars(mut session: ResMut<Session>, moment: Res<FrameClock>) {
    session.bypass_change_detection().update_bars(moment.now_ms);
}
