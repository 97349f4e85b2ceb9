//! Messages of the room on their way from the link into the model.

use bevy::prelude::*;
use poker_protocol::{LinkClosed, Message, SeenEvent, ServerMsg, TableEvent};
use poker_text::text;
use serde_json::json;

use super::Session;
use crate::moment::Moment;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;
use crate::timings::Timings;
use crate::toasts::Toasts;
use crate::trace::Trace;

/// Messages read in one frame. The rest waits for the next, so that a flood cannot stop the drawing.
const MOST_A_FRAME: usize = 512;

/// What the link told in this frame.
#[derive(Resource, Default)]
pub(crate) struct Inbox {
    messages: Vec<ServerMsg>,
    /// The room is gone; nothing comes after these messages.
    closed: bool,
}

/// Reads what has come.
pub(crate) fn read_link(session: Res<Session>, mut inbox: ResMut<Inbox>, mut trace: ResMut<Trace>, mut next: ResMut<NextFrame>) {
    let Some(link) = session.link.as_ref() else { return };
    while inbox.messages.len() < MOST_A_FRAME {
        match link.try_recv() {
            Ok(Some(message)) => {
                trace_message(&mut trace, &message);
                inbox.messages.push(message);
            }
            Ok(None) => return,
            Err(LinkClosed) => {
                inbox.closed = true;
                return;
            }
        }
    }
    next.now();
}

/// Folds into the model what was read.
pub(crate) fn fold_messages(
    mut inbox: ResMut<Inbox>,
    mut session: ResMut<Session>,
    settings: Res<CurrentSettings>,
    timings: Res<Timings>,
    moment: Res<Moment>,
    mut toasts: ResMut<Toasts>,
) {
    for message in std::mem::take(&mut inbox.messages) {
        session.take(message, &moment, (&settings.0, timings.0), &mut toasts);
    }
    if std::mem::take(&mut inbox.closed) {
        session.close();
        toasts.add(text::error::room_gone(), moment.now_ms);
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
        | Message::ChargesRaised { .. }
        | Message::Statement { .. }
        | Message::Done { .. } => {}
    }
}
