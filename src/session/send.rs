//! What a person asked for: to the action bar, to the room, to the program.

use bevy::prelude::*;
use poker_client::{BarIntent, Handled, Intent, RoomIntent, TableIntent, TableModel};
use poker_protocol::{Request, SeatState, TableId};
use poker_rules::Chips;

use super::{Intents, Session, Toasts};
use crate::desk::Desk;
use crate::moment::Moment;
use crate::third_party::winit::NextFrame;
use crate::words;

/// Carries out the intents of this frame, in the order they came.
pub(super) fn carry_out_intents(
    mut intents: ResMut<Intents>,
    mut session: ResMut<Session>,
    mut desk: Desk,
    moment: Res<Moment>,
    mut toasts: ResMut<Toasts>,
    mut next: ResMut<NextFrame>,
) {
    for intent in std::mem::take(&mut intents.0) {
        session.changed = true;
        next.now();
        match intent {
            Intent::Bar(intent) => session.bar(&intent, moment.now_ms, &desk),
            Intent::Table(TableIntent::DismissNotice(id)) => {
                toasts.dismiss(id);
                session.dismiss_notice(id);
            }
            Intent::Table(TableIntent::SitOutNextBigBlind) => session.sit_out_next_big_blind(),
            Intent::Table(intent) => session.table_intent(intent),
            Intent::Room(RoomIntent::TakeSeat { stake, buy_in, entry }) => session.ask(Request::TakeSeat { stake, buy_in, entry }),
            Intent::Room(RoomIntent::RefillBalance) => session.ask(Request::RefillBalance),
            Intent::App(intent) => desk.carry_out(intent, &mut session, &mut toasts, moment.now_ms),
        }
    }
    if session.front.is_some() {
        session.update_bar(moment.now_ms);
    }
}

impl Session {
    fn bar(&mut self, intent: &BarIntent, now_ms: u64, desk: &Desk) {
        let Some(front) = self.front.as_mut() else { return };
        let Some(model) = self.client.table(front.table) else { return };
        let unit = desk.amounts_in_bb().then(|| model.info().big_blind);
        let parse = |text: &str| words::parse_chips(text, unit);
        if let Handled::Act(decision) = front.bar.handle(intent, now_ms, &parse) {
            self.ask(decision.into());
        }
    }

    fn table_intent(&mut self, intent: TableIntent) {
        if matches!(intent, TableIntent::SkipAnimations) {
            if let Some(front) = self.front.as_mut() {
                front.playback.finish_all();
            }
            return;
        }
        if let Some(request) = self.table().and_then(|model| table_request(model, intent)) {
            self.ask(request);
        }
    }

    /// The switch stands for all tables where the player sits.
    fn sit_out_next_big_blind(&mut self) {
        let on = !self.table().and_then(TableModel::you).is_some_and(|you| you.sit_out_next_big_blind);
        let tables: Vec<TableId> = self.client.tables().map(|(table, _)| table).collect();
        for table in tables {
            self.ask(Request::SitOutNextBigBlind { table, on });
        }
    }

    fn dismiss_notice(&mut self, id: u32) {
        let Some(table) = self.front.as_ref().map(|front| front.table) else { return };
        if let Some(model) = self.client.table_mut(table) {
            model.notices_mut().dismiss(id);
        }
    }
}

/// What to send for an intent, as the switches of the seat stand now.
fn table_request(model: &TableModel, intent: TableIntent) -> Option<Request> {
    let table = model.info().table;
    let you = model.you()?;
    let out = you.sit_out_next_hand || model.hero_seat().is_some_and(|seat| seat.state == SeatState::SittingOut);
    Some(match intent {
        TableIntent::SitOut => Request::SitOut { table, on: !out },
        TableIntent::AutoTopUp => Request::AutoTopUp { table, on: !you.auto_top_up },
        TableIntent::TopUp(to) => Request::TopUp { table, to: to.max(Chips::ZERO) },
        TableIntent::Enter(entry) => Request::Enter { table, entry },
        TableIntent::NextHand => Request::NextHand { table },
        TableIntent::Leave => Request::LeaveTable { table },
        TableIntent::SitOutNextBigBlind | TableIntent::SkipAnimations | TableIntent::DismissNotice(_) => return None,
    })
}
