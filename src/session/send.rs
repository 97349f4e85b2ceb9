//! What a person asked for: to the action bar, to the room, to the program.

use bevy::prelude::*;
use poker_client::{Amounts, BarIntent, ChatIntent, Handled, Intent, SoundCue, TableIntent, TableModel};
use poker_protocol::Request;

use super::{Intents, Session, Toasts};
use crate::desk::Desk;
use crate::moment::Moment;
use crate::sound::SoundBox;
use crate::third_party::winit::NextFrame;

/// Something was asked for that is not carried out yet.
pub(super) fn is_asked(intents: Res<Intents>) -> bool {
    !intents.0.is_empty()
}

/// The same, and all of it concerns the action bar, which can be drawn again in this frame: the felt cannot.
pub(super) fn is_bar_asked(intents: Res<Intents>) -> bool {
    is_of_bar(&intents.0)
}

/// Intents for the action bar alone.
pub(crate) fn is_of_bar(intents: &[Intent]) -> bool {
    !intents.is_empty() && intents.iter().all(|intent| matches!(intent, Intent::Bar(_)))
}

/// Carries out the intents of this frame, in the order they came.
pub(super) fn carry_out_intents(
    mut intents: ResMut<Intents>,
    mut session: ResMut<Session>,
    mut desk: Desk,
    moment: Res<Moment>,
    mut toasts: ResMut<Toasts>,
    mut next: ResMut<NextFrame>,
    mut sounds: Option<ResMut<SoundBox>>,
) {
    for intent in std::mem::take(&mut intents.0) {
        session.changed = true;
        next.now();
        match intent {
            Intent::Bar(intent) => session.bar(&intent, moment.now_ms, desk.amounts_in_bb()),
            Intent::Table(TableIntent::DismissNotice(id)) => session.in_front(|model| model.notices_mut().dismiss(id)),
            Intent::Table(TableIntent::DismissUnfair) => session.in_front(TableModel::dismiss_unfair),
            Intent::Table(TableIntent::SkipAnimations) => {
                let ended = session.front.as_mut().map(|front| front.playback.finish_all()).unwrap_or_default();
                if let Some(sounds) = sounds.as_mut() {
                    SoundCue::of_all(&ended).into_iter().for_each(|cue| sounds.want(cue));
                }
            }
            Intent::Table(intent) => session.table_intent(intent),
            Intent::Room(intent) => session.ask(intent.into()),
            Intent::Chat(intent) => session.chat(intent),
            Intent::Online(intent) => desk.go_online(intent, &mut toasts, moment.now_ms),
            Intent::App(intent) => desk.carry_out(intent, &mut session, &mut toasts, moment.now_ms),
        }
    }
    session.update_bar(moment.now_ms);
}

impl Session {
    fn bar(&mut self, intent: &BarIntent, now_ms: u64, in_bb: bool) {
        let Some(front) = self.front.as_mut() else { return };
        let Some(model) = self.client.table(front.table) else { return };
        let amounts = Amounts { currency: self.client.currency(), big_blind: model.info().big_blind, in_bb };
        match front.bar.handle(intent, now_ms, &|typed| amounts.parse(typed)) {
            Handled::Act(decision) => self.ask(decision.into()),
            Handled::FastFold => self.table_intent(TableIntent::FastFold),
            Handled::Taken | Handled::Ignored => {}
        }
    }

    fn table_intent(&mut self, intent: TableIntent) {
        let Some(table) = self.front.as_ref().map(|front| front.table) else { return };
        for request in self.client.requests_of(intent, table) {
            self.ask(request);
        }
    }

    fn chat(&mut self, intent: ChatIntent) {
        let Some(table) = self.front.as_ref().map(|front| front.table) else { return };
        match (intent, self.client.table_mut(table)) {
            (ChatIntent::Say(text), _) => self.ask(Request::Say { table, text }),
            (ChatIntent::Mute(seat), Some(model)) => model.mute(seat),
            (ChatIntent::Unmute(name), Some(model)) => model.unmute(&name),
            (ChatIntent::Mute(_) | ChatIntent::Unmute(_), None) => {}
        }
    }

    /// Changes what is kept of the table in front.
    fn in_front(&mut self, change: impl FnOnce(&mut TableModel)) {
        let Some(table) = self.front.as_ref().map(|front| front.table) else { return };
        if let Some(model) = self.client.table_mut(table) {
            change(model);
        }
    }
}
