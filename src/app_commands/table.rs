//! Carries out intents for a table.

use bevy::prelude::*;
use poker_client::{BarIntent, ChatIntent, SoundCue, TableIntent, TableModel};
use poker_protocol::TableId;

use crate::archive::HandArchive;
use crate::desk::Desk;
use crate::frame_clock::FrameClock;
use crate::practice::PracticeRoom;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::sound::SoundBox;

/// Hands an intent to the action bar of a table. If there is nothing to clear, the tile that is open large becomes small again.
pub(super) fn take_bar_intent(
    In((table, intent)): In<(TableId, BarIntent)>,
    mut session: ResMut<Session>,
    mut desk: ResMut<Desk>,
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
) {
    let taken = session.bar(table, &intent, moment.now_ms, settings.0.amounts_in_bb);
    if !taken && intent == BarIntent::Clear {
        desk.shrink();
    }
}

pub(super) fn take_table_intent(In((table, intent)): In<(TableId, TableIntent)>, mut session: ResMut<Session>) {
    match intent {
        TableIntent::DismissNotice(id) => session.change(table, |model| model.notices_mut().dismiss(id)),
        TableIntent::Peek(on) => session.table_mut(table).into_iter().for_each(|seated| seated.peek.key = on),
        TableIntent::PeekUnderPointer(on) => session.table_mut(table).into_iter().for_each(|seated| seated.peek.pointer = on),
        TableIntent::DismissUnfair => session.change(table, TableModel::dismiss_unfair),
        intent => session.table_intent(table, intent),
    }
}

/// Ends all movements at a table at once. Their sounds are still played.
pub(super) fn skip_animations(In(table): In<TableId>, mut session: ResMut<Session>, sounds: Option<ResMut<SoundBox>>) {
    let ended = session.table_mut(table).map(|seated| seated.playback.finish_all()).unwrap_or_default();
    if let Some(mut sounds) = sounds {
        SoundCue::of_all(&ended).into_iter().for_each(|cue| sounds.want(cue));
    }
}

/// Shows which cards would have come in the hand that is over. Only practice knows them.
pub(super) fn show_cards_to_come(In(table): In<TableId>, mut session: ResMut<Session>, practice: Res<PracticeRoom>) {
    let Some(seated) = session.table_mut(table) else { return };
    let felt = seated.playback.view().felt();
    let hand = felt.hand.filter(|_| felt.over && seated.playback.timeline().is_idle());
    let cards = hand.and_then(|hand| Some((hand, practice.cards_to_come(hand)?)));
    if cards.is_some() {
        seated.rabbit = cards;
    }
}

/// Carries out an intent for the chat of a table. Who is muted is kept with what else is noted about the player.
pub(super) fn take_chat_intent(
    In((table, intent)): In<(TableId, ChatIntent)>,
    mut session: ResMut<Session>,
    mut archive: ResMut<HandArchive>,
    moment: Res<FrameClock>,
) {
    if let Some((name, muted)) = session.chat(table, intent) {
        let archive = archive.bypass_change_detection();
        let request = archive.people.mute(&name, muted, moment.unix_ms);
        archive.ask(request);
    }
}

/// Updates the action bars after intents were carried out.
pub(super) fn update_bars(mut session: ResMut<Session>, moment: Res<FrameClock>) {
    session.bypass_change_detection().update_bars(moment.now_ms);
}

/// Sits out at every table, or comes back everywhere.
pub(super) fn sit_out_everywhere(mut session: ResMut<Session>) {
    let Some(out) = session.client.sits_out_everywhere() else { return };
    for request in session.client.sit_out_everywhere(!out) {
        session.ask(request);
    }
}

/// Ends the pause after a hand at every table where the end of the hand has been shown.
pub(super) fn next_hand_everywhere(mut session: ResMut<Session>) {
    let over = |table: TableId| !session.shows(table) || session.seated(table).is_some_and(|seated| seated.playback.timeline().is_idle());
    for request in session.client.next_hand_everywhere(over) {
        session.ask(request);
    }
}
