//! Messages of the room: into the model, cues onto the timeline.

use bevy::prelude::*;
use poker_client::{Amounts, Change, refusal_text};
use poker_protocol::{LinkClosed, Message, Request, SeenEvent, ServerMsg, TableEvent};
use poker_text::{Arg, text};
use serde_json::json;

use super::{Front, Session, Timings, Toasts};
use crate::moment::Moment;
use crate::practice::Practice;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;

/// Messages read in one frame; the rest waits for the next, so that a flood cannot stop the drawing.
const MOST_A_FRAME: usize = 512;

/// Reads what has come.
pub(super) fn receive_messages(
    mut session: ResMut<Session>,
    moment: Res<Moment>,
    context: (Res<CurrentSettings>, Res<Timings>, Res<Practice>),
    mut toasts: ResMut<Toasts>,
    mut trace: ResMut<Trace>,
    mut next: ResMut<NextFrame>,
) {
    if let Some(trouble) = context.2.trouble() {
        toasts.add(trouble, moment.now_ms);
    }
    if let Some(latency_ms) = context.2.wake_latency_ms() {
        trace.event("woken", json!({ "latency_ms": latency_ms }));
    }
    for read in 0..=MOST_A_FRAME {
        let Some(link) = session.link.as_ref() else { return };
        if read == MOST_A_FRAME {
            next.now();
            return;
        }
        match link.try_recv() {
            Ok(Some(message)) => {
                trace_message(&mut trace, &message);
                session.take(message, &moment, (&context.0.0, context.1.0), &mut toasts);
            }
            Ok(None) => return,
            Err(LinkClosed) => {
                session.close();
                toasts.add(text::error::room_gone(), moment.now_ms);
                return;
            }
        }
    }
}

impl Session {
    /// One message: the same way for a real room and for the tour's.
    pub(crate) fn take(
        &mut self,
        message: ServerMsg,
        moment: &Moment,
        (settings, timing): (&poker_client::Settings, poker_client::Timing),
        toasts: &mut Toasts,
    ) {
        let now = moment.now_ms;
        self.changed = true;
        match self.client.receive(message, now) {
            Change::Nothing
            | Change::Welcomed
            | Change::Lobby
            | Change::Jackpots
            | Change::Offered(_)
            | Change::Withdrawn(_)
            | Change::Queued(_)
            | Change::Plans
            | Change::Rules(_)
            | Change::Statement
            | Change::Balance
            | Change::Done(_) => {}
            Change::Opened(table) => {
                let Some(model) = self.client.table(table) else { return };
                match self.front.as_mut().filter(|front| front.table == table) {
                    Some(front) => front.playback.reset(model),
                    None => self.front = Some(Front::new(table, model, settings, timing)),
                }
                self.sit_as_set(settings);
            }
            Change::Table(table, cues) => {
                if let Some(front) = self.front.as_mut().filter(|front| front.table == table) {
                    front.playback.push(cues);
                }
            }
            Change::Closed { table, returned, removed } => {
                if self.front.as_ref().is_some_and(|front| front.table == table) {
                    self.front = None;
                    let left = if removed { text::sit::removed() } else { text::table::left(Arg::money(returned.get())) };
                    toasts.add(left, now);
                }
            }
            Change::Refused { request, reason } => {
                if let (Some(Request::Act { .. }), Some(front)) = (&request, self.front.as_mut()) {
                    front.bar.refused(now);
                }
                toasts.add(refusal_text(&reason, &Amounts { big_blind: poker_rules::Chips::ZERO, in_bb: false }), now);
            }
            Change::Missing(resume) => self.send(resume),
        }
        self.update_bar(now);
    }

    /// The action bar follows the model; an action chosen ahead may be due.
    pub(crate) fn update_bar(&mut self, now_ms: u64) {
        let Some(front) = self.front.as_mut() else { return };
        let decision = self.client.table(front.table).and_then(|model| front.bar.update(model, now_ms));
        if let Some(decision) = decision {
            self.ask(decision.into());
        }
    }

    /// Switches of a fresh seat that the settings decide.
    fn sit_as_set(&mut self, settings: &poker_client::Settings) {
        for request in self.client.auto_top_up(settings.auto_top_up) {
            self.ask(request);
        }
    }
}

fn trace_message(trace: &mut Trace, message: &ServerMsg) {
    if !trace.is_on() {
        return;
    }
    match &message.message {
        Message::Snapshot { table } => {
            let stacks: Vec<_> = table.seats.iter().map(|seat| json!([seat.seat.number(), seat.stack.get()])).collect();
            trace.event(
                "table",
                json!({ "stacks": stacks, "in_hand": table.hand.is_some(), "you": table.you.map(|you| you.seat.number()) }),
            );
        }
        Message::Table { event: TableEvent::ToAct { seat, turn, clock, legal }, .. } => {
            let name = if legal.is_some() { "prompt" } else { "to_act" };
            trace.event(name, json!({ "seat": seat.number(), "turn": turn.0, "clock": clock.is_some(), "legal": legal }));
        }
        Message::Table { event: TableEvent::Hand { event: SeenEvent::Started { hand, players, .. } }, .. } => {
            let stacks: Vec<_> = players.iter().map(|player| json!([player.seat.number(), player.stack.get()])).collect();
            trace.event("hand_started", json!({ "hand": hand.0, "stacks": stacks }));
        }
        Message::Table { event: TableEvent::Hand { event: SeenEvent::Ended { stacks } }, .. } => {
            let stacks: Vec<_> = stacks.iter().map(|player| json!([player.seat.number(), player.stack.get()])).collect();
            trace.event("hand_over", json!({ "stacks": stacks }));
        }
        Message::Table { event: TableEvent::Hand { event: SeenEvent::Acted { seat, act, paid, .. } }, .. } => {
            trace.event("acted", json!({ "seat": seat.number(), "act": act, "paid": paid.get() }));
        }
        Message::Table { event: TableEvent::StateChanged { seat, state }, .. } => {
            trace.event("seat_state", json!({ "seat": seat.number(), "state": state }));
        }
        Message::Table { event: TableEvent::You { you }, .. } => trace.event("you", json!(you)),
        Message::Unseated { returned, .. } => trace.event("unseated", json!({ "returned": returned.get() })),
        Message::Welcome { balance, .. } | Message::Balance { balance } => trace.event("balance", json!({ "balance": balance.get() })),
        Message::Refused { reason, .. } => trace.event("refused", json!({ "reason": reason })),
        Message::SeatOffered { offer } => trace.event("seat_offered", json!(offer)),
        Message::SeatWithdrawn { table } => trace.event("seat_withdrawn", json!({ "table": table.0 })),
        Message::Queue { stake, position, .. } => trace.event("queue", json!({ "stake": stake.0, "position": position })),
        Message::Table { .. }
        | Message::Lobby { .. }
        | Message::Jackpots { .. }
        | Message::Plans { .. }
        | Message::Rules { .. }
        | Message::Statement { .. }
        | Message::Done { .. } => {}
    }
}
